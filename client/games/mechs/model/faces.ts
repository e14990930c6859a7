import type { SeatState } from '../../../../shared/games/mechs/state';
import type { Face } from '../art/Portrait';

/** Whose face a seat has; none before the pilots are turned up. */
export function faceOf(state: SeatState | undefined): Face | undefined {
  return state?.robot ? 'robot' : state?.pilot;
}
