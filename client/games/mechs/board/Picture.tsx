import { BODIES, FighterShape, type FighterProps } from '../art/Fighter';
import './Picture.css';

/** Three of the game on their roof, before the town. */
export function Picture() {
  return (
    <svg
      class="hero-art mechs-picture"
      viewBox="0 0 420 150"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <path class="mechs-picture-sky" d="M0 0h420v150H0z" />
      <path
        class="mechs-picture-town"
        d="M0 150V70h30V48h20v34h34V56h26v44h40V62h16V48h12v50h46V58h34v34h28V46h30v40h34V66h30V54h22v40h18v56z"
      />
      <path class="mechs-picture-roof" d="M0 134h420v16H0z" />
      <At x={278} height={148} seat={1} status="mech" face="magma" isFlipped />
      <At x={190} height={84} seat={2} status="pilot" face="kitty" />
      <At x={92} height={116} seat={0} status="armor" face="tsunami" />
    </svg>
  );
}

function At({ x, height, seat, ...fighter }: FighterProps & { x: number; height: number; seat: number }) {
  const body = BODIES[fighter.status];
  const scale = height / body.height;
  return (
    <g
      class={`seat-${seat}`}
      transform={`translate(${x - (body.width * scale) / 2} ${144 - body.feet * scale}) scale(${scale})`}
    >
      <FighterShape {...fighter} />
    </g>
  );
}
