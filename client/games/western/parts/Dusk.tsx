export const DUSK_WIDTH = 1440;
export const DUSK_HEIGHT = 900;
export const HORIZON = 452;
const MIDDLE = DUSK_WIDTH / 2;

/** The sky at sundown, the table mountains, and the ground in front of them: inside of an SVG of that size. */
export function Dusk() {
  return (
    <>
      <defs>
        <linearGradient id="duel-sky" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#1f1220" />
          <stop offset=".35" stop-color="#5b2430" />
          <stop offset=".7" stop-color="#c75a2d" />
          <stop offset="1" stop-color="#ffb75c" />
        </linearGradient>
        <linearGradient id="duel-ground" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stop-color="#a8532c" />
          <stop offset=".3" stop-color="#5f2d1f" />
          <stop offset="1" stop-color="#1c0f0c" />
        </linearGradient>
        <radialGradient id="duel-halo">
          <stop offset="0" stop-color="#ffc062" stop-opacity=".75" />
          <stop offset="1" stop-color="#ff9c4a" stop-opacity="0" />
        </radialGradient>
      </defs>
      <rect width={DUSK_WIDTH} height={HORIZON + 6} fill="url(#duel-sky)" />
      <g class="scenery-sun">
        <circle cx={MIDDLE} cy="362" r="420" fill="url(#duel-halo)" />
        <circle cx={MIDDLE} cy="362" r="182" fill="#ffd68a" />
      </g>
      <path
        fill="#8a3a2a"
        d="M0 452V412H288l29-44h130l22 34h144l14 22h259l10-18h101l14-46h144l16 40h288V452Z"
      />
      <path fill="#6b2b22" d="M0 438Q720 422 1440 438V460H0Z" />
      <rect y={HORIZON} width={DUSK_WIDTH} height={DUSK_HEIGHT - HORIZON} fill="url(#duel-ground)" />
      <path fill="#1c0f0c" opacity=".3" d="M708 452L460 900h50L714 452ZM732 452L980 900h-50L726 452Z" />
    </>
  );
}
