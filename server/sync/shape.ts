import { Schema, schema, t, type FieldBuilder, type FieldsAndMethods } from '@colyseus/schema';
import { must } from '../../shared/core';
import { IS_THERE, type Fields, type Form, type Scalar } from '../../shared/wire';

/** An object of the wire, with a class for it and its fields in order. */
export interface Shape {
  readonly Type: new () => Schema;
  readonly fields: readonly ShapedField[];
}

/** One field of the table, with its place in the object. All of them have one shape: every answer looks at each. */
export type ShapedField = {
  [Kind in Form['kind']]: {
    readonly kind: Kind;
    readonly name: string;
    readonly at: number;
    readonly form: Extract<Form, { readonly kind: Kind }>;
    /** The shape of what lies below. */
    readonly inner: Kind extends 'part' | 'parts' | 'pieces' ? Shape : undefined;
  };
}[Form['kind']];

interface Naming {
  readonly name: string;
  readonly isPrivate?: boolean;
  /** Fields that are not the game's, after its own. */
  readonly besides?: FieldsAndMethods;
}

/** Makes the classes of a table of fields. */
export function shapeOf(fields: Fields, { name, isPrivate = false, besides = {} }: Naming): Shape {
  const built: FieldsAndMethods = {};
  const shaped = Object.entries(fields).map(([field, form], at) => {
    if (field in Schema.prototype || field in besides)
      throw new Error(`No field of ${name} can be called ${field}: the wire has another use for that name.`);
    const inner = innerOf(form, name + field.charAt(0).toUpperCase() + field.slice(1));
    const builder = builderOf(form, inner);
    built[field] = isPrivate ? builder.view() : builder;
    return { kind: form.kind, name: field, at, form, inner } as ShapedField;
  });
  return { Type: schema({ ...built, ...besides }, name), fields: shaped };
}

function innerOf(form: Form, name: string): Shape | undefined {
  if (!('fields' in form)) return undefined;
  const isOptional = form.kind === 'part' && form.isOptional;
  return shapeOf(form.fields, {
    name,
    besides: isOptional ? { [IS_THERE]: t.boolean().default(false) } : {},
  });
}

type Builder = FieldBuilder<unknown, boolean, boolean>;

function builderOf(form: Form, inner: Shape | undefined): Builder {
  switch (form.kind) {
    case 'scalar':
      return scalarBuilder(form);
    case 'list':
    case 'packed':
      return t.string().default('');
    case 'rows':
      return t.array(form.type);
    case 'part':
      return t.ref(must(inner, 'shape').Type);
    case 'parts':
    case 'pieces':
      return t.map(must(inner, 'shape').Type);
  }
}

function scalarBuilder({ type, start }: Scalar): Builder {
  if (type === 'string') return t.string().default(start as string);
  return type === 'boolean' ? t.boolean().default(start as boolean) : t[type]().default(start as number);
}
