import type { Flow } from '../../../core';
import { ask } from '../decisions';
import type { Use } from '../effects';
import { seatState } from '../ring';
import type { WesternTable } from '../types';

/** S66, S102: for all of the seat's posses, until the round ends. */
export function* truce(g: WesternTable, { turn: { seat }, building }: Use): Flow<void> {
  const state = seatState(g.open, seat);
  if (state.truce) return;
  const options = [false, true];
  state.truce = yield* ask<'truce'>({
    seat,
    kind: 'truce',
    about: { building },
    options,
    fallback: () => true,
  });
  if (state.truce) g.emit({ type: 'truceTaken', seat });
}
