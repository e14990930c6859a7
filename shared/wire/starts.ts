import type { Fields, Form } from './fields';

/**
 * What a field is before anything is known of it: for states of an engine that does not have the field yet. A table of
 * fields only ever gets more of them, so a page reads every older state by its own table (docs/engine.md).
 */
export function startOf(form: Form): unknown {
  switch (form.kind) {
    case 'scalar':
      return form.start === form.none ? undefined : form.start;
    case 'list':
      return form.isOptional ? undefined : [];
    case 'packed':
      return form.isOptional ? undefined : form.item.fromText('');
    case 'part':
      return form.isOptional ? undefined : completed(form.fields, {});
    case 'parts':
    case 'pieces':
    case 'rows':
      return [];
  }
}

/** A state that may be of an engine before this table's, with all fields that the table knows. */
export function completed(fields: Fields, state: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const whole: Record<string, unknown> = { ...state };
  for (const [name, form] of Object.entries(fields)) whole[name] = completedField(form, state[name]);
  return whole;
}

function completedField(form: Form, value: unknown): unknown {
  if (value === undefined) return startOf(form);
  switch (form.kind) {
    case 'part':
      return completed(form.fields, value as Record<string, unknown>);
    case 'parts':
    case 'pieces':
      return (value as Record<string, unknown>[]).map((item) => completed(form.fields, item));
    default:
      return value;
  }
}
