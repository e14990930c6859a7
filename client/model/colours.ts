import { effect } from '@preact/signals';
import { info } from './table';

/** Light, itself, shade, deep: what drawings are coloured with. */
const RAMP = ['l', 'c', 'd', 'dd'];

/** T10: everything that is drawn in the colour of a seat has that of its table, whoever draws it. */
export function startColours(): void {
  const { style } = document.documentElement;
  let set: string[] = [];
  effect(() => {
    for (const name of set) style.removeProperty(name);
    set = (info.value?.seats ?? []).flatMap(({ seat, colour }) => {
      const chosen = [
        [`--seat-${seat}`, `var(--colour-${colour})`],
        [`--seat-${seat}-ink`, `var(--colour-${colour}-ink)`],
        ...RAMP.map((tone) => [`--seat-${seat}-${tone}`, `var(--${colour}-${tone})`]),
      ] as const;
      return chosen.map(([name = '', value = '']) => {
        style.setProperty(name, value);
        return name;
      });
    });
  });
}
