import type { PilotId } from '../../../../shared/games/mechs/catalog/ids';
import type { Token } from '../../../../shared/games/mechs/state';
import { IconShape } from '../parts/Icon';
import { centreOf } from './geometry';
import { PilotMark } from './PilotMark';

/** A mine or a turret at the lower left of its zone, with its owner's mark; the owner sees a mine's number. */
export function TokenMark({ token, pilot, number }: { token: Token; pilot?: PilotId; number?: number }) {
  const { x, y } = centreOf(token.zone);
  return (
    <g
      class={`token token-${token.kind} seat-${token.seat}`}
      style={{ transform: `translate(${x - 29}px, ${y + 29}px) scale(0.88)` }}
    >
      {token.kind === 'mine' ? (
        <circle class="token-plate" r="16" />
      ) : (
        <path class="token-plate" d="M-15-15h30v24l-15 8-15-8z" />
      )}
      <IconShape name={token.kind} x={0} y={-1} size={22} />
      {number !== undefined && (
        <g class="token-number">
          <circle cx="-10" cy="-12" r="9" />
          <text x="-10" y="-7.5" text-anchor="middle">
            {number}
          </text>
        </g>
      )}
      {pilot && (
        <g class="token-owner">
          <circle cx="14" cy="10" r="8.5" />
          <PilotMark pilot={pilot} x={14} y={10} size={11} />
        </g>
      )}
    </g>
  );
}
