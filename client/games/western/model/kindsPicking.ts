import { KINDS, type Kind } from '../../../../shared/games/western/catalog/ids';
import type { Kinds } from '../../../../shared/games/western/decisions';
import { sumOf } from '../../../../shared/games/western/influence';

/** Choosing influence one by one among the lists that are offered: what may come next. */
export function mayAdd(options: readonly Kinds[], chosen: Kinds, kind: Kind): boolean {
  const wanted = sumOf([...chosen, kind]);
  return options.some((option) => {
    const offered = sumOf(option);
    return KINDS.every((one) => offered[one] >= wanted[one]);
  });
}

/** The list that is offered with just these kinds. */
export function optionOf(options: readonly Kinds[], chosen: Kinds): Kinds | undefined {
  const sum = sumOf(chosen);
  return options.find((option) => {
    const offered = sumOf(option);
    return KINDS.every((kind) => offered[kind] === sum[kind]);
  });
}

/** What every list that is offered begins with: where nothing is left to choose it is chosen already. */
export function addKind(options: readonly Kinds[], chosen: Kinds, kind: Kind): Kinds {
  if (mayAdd(options, chosen, kind)) return [...chosen, kind];
  // One choice only: another one takes its place.
  return options.every(({ length }) => length === 1) ? [kind] : chosen;
}

/** Kinds that were picked before, as far as they are the beginning of a list that is offered. */
export function pickedBefore(options: readonly Kinds[], before: unknown): Kinds {
  if (!Array.isArray(before)) return [];
  let chosen: Kinds = [];
  for (const kind of before as readonly unknown[]) {
    if (!KINDS.some((one) => one === kind) || !mayAdd(options, chosen, kind as Kind)) return [];
    chosen = [...chosen, kind as Kind];
  }
  return chosen;
}

export function withoutOne(chosen: Kinds, kind: Kind): Kinds {
  const at = chosen.lastIndexOf(kind);
  return chosen.filter((_, i) => i !== at);
}
