import { BODIES, FighterShape, type FighterProps } from '../art/Fighter';
import './Picture.css';

/** Three figures of the game on a roof above the city. */
export function Picture() {
  return (
    <svg class="hero-art mechs-art" viewBox="0 0 420 190" aria-hidden="true" focusable="false">
      <defs>
        <linearGradient id="mechs-dusk" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#1b1440" />
          <stop offset=".55" stop-color="#5a2a5c" />
          <stop offset="1" stop-color="#c8623f" />
        </linearGradient>
      </defs>
      <rect width="420" height="190" fill="url(#mechs-dusk)" />
      <path
        fill="#33204f"
        d="M0 86h26V60h34v20h22V44h38v34h30V58h26v26h34V36h40v46h26V62h34v18h30V50h36v30h44v110H0Z"
      />
      <path
        fill="#ffcf7a"
        opacity=".55"
        d="M34 70h5v6h-5zm12 0h5v6h-5zm46-14h5v6h-5zm12 10h5v6h-5zm120-18h5v6h-5zm12 12h5v6h-5zm86 6h5v6h-5zm34-6h5v6h-5z"
      />
      <path fill="#17122f" d="M0 132h420v58H0Z" />
      <path stroke="#ffb84d" stroke-width="3" d="M0 132h420" opacity=".8" />
      <Standing x={92} y={176} height={132} seat={0} status="armor" face="magma" />
      <Standing x={186} y={178} height={92} seat={2} status="pilot" face="tank" />
      <Standing x={306} y={180} height={166} seat={1} status="mech" face="kitty" isFlipped />
    </svg>
  );
}

function Standing({
  x,
  y,
  height,
  seat,
  ...fighter
}: FighterProps & { x: number; y: number; height: number; seat: number }) {
  const { width, height: field, feet } = BODIES[fighter.status];
  const scale = height / field;
  return (
    <g class={`seat-${seat}`}>
      <ellipse class="mechs-art-disc" cx={x} cy={y - 2} rx={height * 0.34} ry={height * 0.08} />
      <g transform={`translate(${x - (width * scale) / 2} ${y - feet * scale}) scale(${scale})`}>
        <FighterShape {...fighter} />
      </g>
    </g>
  );
}
