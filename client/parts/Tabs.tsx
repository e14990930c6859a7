import type { Signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';

/** Which of several panels is to be seen. The panel has the id `words-<name>` and is labelled by `tab-<name>`. */
export function Tabs<Name extends string>({
  names,
  open,
  labelOf,
}: {
  names: readonly Name[];
  open: Signal<Name>;
  labelOf: (name: Name) => ComponentChildren;
}) {
  return (
    <div class="words-tabs" role="tablist">
      {names.map((name) => (
        <button
          key={name}
          role="tab"
          id={`tab-${name}`}
          aria-selected={open.value === name}
          aria-controls={open.value === name ? `words-${name}` : undefined}
          onClick={() => (open.value = name)}
        >
          {labelOf(name)}
        </button>
      ))}
    </div>
  );
}
