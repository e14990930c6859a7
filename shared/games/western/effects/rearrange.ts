import type { Flow } from '../../../core';
import { ask, type WesternDecisions } from '../decisions';
import type { Use } from '../effects';
import { holderOf, matAt, topOf } from '../ring';
import { PLACES, type Open } from '../state';
import type { WesternTable } from '../types';

/** S68, S103: another building of a stack on top; the others keep their order. */
export function* rearrange(g: WesternTable, { turn: { seat }, building }: Use): Flow<void> {
  const { open } = g;
  const choice = yield* ask<'rearrange'>({
    seat,
    kind: 'rearrange',
    about: { building },
    options: stacksToRearrange(open),
    fallback: () => null,
  });
  if (!choice) return;
  const mat = matAt(open, choice.place);
  mat.porch = mat.porch.filter((other) => other !== choice.building).concat(choice.building);
  g.emit({ type: 'stackRearranged', seat, place: choice.place, building: choice.building });
}

function stacksToRearrange(open: Open): WesternDecisions['rearrange']['answer'][] {
  const options: WesternDecisions['rearrange']['answer'][] = [null];
  for (const place of PLACES) {
    const mat = matAt(open, place);
    if (mat.owner === undefined || mat.porch.length < 2 || holderOf(open, place, 'porch')) continue;
    const top = topOf(mat);
    for (const building of mat.porch) if (building !== top) options.push({ place, building });
  }
  return options;
}
