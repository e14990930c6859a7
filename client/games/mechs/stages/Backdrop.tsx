import type { Seat } from '../../../../shared/core';

/** Rays around a point, always the same: what flies past somebody who strikes. */
const RAYS = Array.from({ length: 26 }, (_, i) => {
  const angle = (i / 26) * 2 * Math.PI + ((i * 7) % 5) * 0.04;
  const width = 0.008 + ((i * 13) % 7) * 0.0035;
  const inner = 150 + ((i * 31) % 90);
  const at = (turn: number, far: number) =>
    `${(500 + Math.cos(turn) * far).toFixed(0)} ${(300 + Math.sin(turn) * far).toFixed(0)}`;
  return `M${at(angle, inner)}L${at(angle - width, 900)}L${at(angle + width, 900)}Z`;
}).join('');

/** Two halves in the colours of those who fight, on the floor of the arena. */
export function Backdrop({ left, right }: { left: Seat; right: Seat }) {
  return (
    <div class="fight-back" aria-hidden="true">
      <span class={`fight-half seat-${left}`} />
      <span class={`fight-half is-right seat-${right}`} />
      <svg class="fight-rays" viewBox="0 0 1000 600" preserveAspectRatio="xMidYMid slice" focusable="false">
        <path d={RAYS} />
      </svg>
      <span class="fight-floor" />
    </div>
  );
}
