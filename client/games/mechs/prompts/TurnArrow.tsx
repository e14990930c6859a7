import type { Direction } from '../../../../shared/games/mechs/state';
import { ANGLES } from '../board/angles';

/** Which way a button turns a card; the button says it in words. */
export function TurnArrow({ direction }: { direction: Direction }) {
  return (
    <svg class="turn-sign" viewBox="-12 -12 24 24" aria-hidden="true">
      <path d="M0-10 9 2H3.5v8h-7V2H-9z" fill="currentColor" transform={`rotate(${ANGLES[direction]})`} />
    </svg>
  );
}
