import type { Open } from '../../../../shared/games/mechs/state';
import { Fighter } from '../art/Fighter';
import { faceOf } from '../model/faces';

/** Who is left standing, in the form that they ended in. */
export function Winner({ open, seat }: { open: Open; seat: number }) {
  const state = open.seats[seat];
  return state ? <Fighter status={state.status} face={faceOf(state)} /> : null;
}
