import { effect } from '@preact/signals';
import { info } from './table';

/** T10: everything that is drawn in the colour of a seat has that of its table, whoever draws it. */
export function startColours(): void {
  const { style } = document.documentElement;
  let set: string[] = [];
  effect(() => {
    for (const name of set) style.removeProperty(name);
    set = (info.value?.seats ?? []).map(({ seat, colour }) => {
      style.setProperty(`--seat-${seat}`, `var(--colour-${colour})`);
      return `--seat-${seat}`;
    });
  });
}
