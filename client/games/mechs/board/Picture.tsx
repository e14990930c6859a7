import { Figure } from './Figure';
import './Figure.css';

/** Three figures of the game on a strip of the arena. */
export function Picture() {
  return (
    <svg class="hero-art" viewBox="0 0 420 130" aria-hidden="true" focusable="false">
      {[0, 1, 2, 3].map((i) => (
        <rect key={i} x={12 + i * 100} y="14" width="94" height="102" rx="14" class="hero-tile" />
      ))}
      <g class="seat-1" transform="translate(62 70)">
        <Figure pilot="kitty" status="pilot" />
      </g>
      <g class="seat-0" transform="translate(160 66) scale(1.1)">
        <Figure pilot="magma" status="mech" />
      </g>
      <g class="seat-2" transform="translate(262 68)">
        <Figure pilot="wasp" status="armor" />
      </g>
      <g class="seat-3" transform="translate(360 70)">
        <Figure pilot="tank" status="pilot" />
      </g>
    </svg>
  );
}
