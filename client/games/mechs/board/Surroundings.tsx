import { cityOf, crowdOf, standsOf, type Crowd } from './backdrop';
import { line, polygon, type Camera, type Place } from './camera';
import { Coordinates, Deck } from './Deck';

interface SurroundingsProps {
  readonly camera: Camera;
  readonly seats: number;
}

/** So far beyond the drawing the place goes on: panels of the page float above it. */
const BEYOND = 3200;

/** The place around the zones: a deck on a roof above the city. It is scenery: it tells nobody anything. */
export function Surroundings({ camera, seats }: SurroundingsProps) {
  const { frame, isFlat } = camera;
  const viewBox = `${frame.x} ${frame.y} ${frame.width} ${frame.height}`;
  if (isFlat)
    return (
      <svg class="arena-place" viewBox={viewBox} aria-hidden="true" focusable="false">
        <Lights />
        <Deck camera={camera} />
        <Coordinates camera={camera} seats={seats} />
      </svg>
    );
  const crowd = crowdOf(camera);
  const stands = standsOf(camera);
  return (
    <>
      <svg class="arena-place" viewBox={viewBox} aria-hidden="true" focusable="false">
        <Lights />
        <Sky camera={camera} />
        <Roof camera={camera} />
        <path class="stand-side" d={stands.sides} />
        <path class="stand-step" d={stands.steps} />
        <path class="stand-lip" d={stands.lips} />
        <Deck camera={camera} />
        <Coordinates camera={camera} seats={seats} />
        <Masts camera={camera} />
      </svg>
      {crowd.map((group, i) => (
        <svg
          key={i}
          class={`arena-place crowd crowd-${i}`}
          viewBox={viewBox}
          aria-hidden="true"
          focusable="false"
        >
          <People crowd={group} />
        </svg>
      ))}
    </>
  );
}

function People({ crowd }: { crowd: Crowd }) {
  return (
    <>
      {crowd.bodies.map((d, i) => (
        <path key={i} class={`crowd-body crowd-body-${i}`} d={d} />
      ))}
      {crowd.heads.map((d, i) => (
        <path key={i} class={`crowd-head crowd-head-${i}`} d={d} />
      ))}
    </>
  );
}

function Sky({ camera }: { camera: Camera }) {
  const horizon = camera.see(0, camera.rim.north - 0.4, -0.1).y;
  const city = cityOf(horizon);
  return (
    <>
      <rect
        class="sky"
        x={-BEYOND}
        y={horizon - 900}
        width={2 * BEYOND}
        height={900 + 60}
        fill="url(#arena-sky)"
      />
      <rect class="sky-above" x={-BEYOND} y={horizon - 900 - BEYOND} width={2 * BEYOND} height={BEYOND + 1} />
      <ellipse cx="0" cy={horizon - 6} rx="1100" ry="230" fill="url(#arena-sun)" />
      <path class="city-far" d={city.far} />
      <path class="city-near" d={city.near} />
      <path class="city-windows" d={city.windows} />
    </>
  );
}

/** The slab of the roof with its seams, and the rail at its back edge. */
function Roof({ camera }: { camera: Camera }) {
  const { north, south } = camera.rim;
  const back = north - 0.4;
  const front = south + 4;
  const wide = 16;
  const floor = (east: number, at: number): Place => [east, at, -0.1];
  const seams = [
    ...Array.from({ length: 2 * wide + 1 }, (_, i) =>
      line(camera, [floor(i - wide + 0.5, back), floor(i - wide + 0.5, front)]),
    ),
    ...Array.from({ length: 9 }, (_, i) =>
      line(camera, [floor(-wide, back + 1 + i), floor(wide, back + 1 + i)]),
    ),
  ];
  const posts = Array.from({ length: 2 * wide + 1 }, (_, i) =>
    line(camera, [floor(i - wide, back), [i - wide, back, 0.36]]),
  );
  return (
    <>
      <path
        class="roof"
        d={polygon(camera, [floor(-wide, back), floor(wide, back), floor(wide, front), floor(-wide, front)])}
      />
      <path class="roof-seams" d={seams.join('')} />
      <path
        class="rail-glass"
        d={polygon(camera, [floor(-wide, back), floor(wide, back), [wide, back, 0.36], [-wide, back, 0.36]])}
      />
      <path class="rail-posts" d={posts.join('')} />
      <path
        class="rail-light"
        d={line(camera, [
          [-wide, back, 0.36],
          [wide, back, 0.36],
        ])}
      />
    </>
  );
}

function Masts({ camera }: { camera: Camera }) {
  const { north } = camera.rim;
  return (
    <>
      {[-1, 1].map((side) => {
        const top = camera.see(side * 2.6, north - 0.28, 0.7);
        const foot = camera.see(side * 2.6, north - 0.28, -0.1);
        const near = camera.see(-side * 0.6, 0.2);
        const far = camera.see(side * 2, 1.8);
        return (
          <g key={side}>
            <path class="mast" d={`M${foot.x} ${foot.y}L${top.x} ${top.y}`} />
            <path
              class="beam"
              fill="url(#arena-beam)"
              d={`M${top.x - 12} ${top.y}L${near.x} ${near.y}L${far.x} ${far.y}L${top.x + 12} ${top.y}Z`}
            />
            <rect class="mast-head" x={top.x - 30} y={top.y - 15} width="60" height="27" rx="4" />
            {[-19, 0, 19].map((dx) => (
              <circle key={dx} class="mast-bulb" cx={top.x + dx} cy={top.y - 1.5} r="7" />
            ))}
            <circle cx={top.x} cy={top.y} r="110" fill="url(#arena-flare)" />
          </g>
        );
      })}
    </>
  );
}

function Lights() {
  return (
    <defs>
      <linearGradient id="arena-sky" x2="0" y2="1">
        <stop class="stop-sky-0" />
        <stop class="stop-sky-1" offset="0.6" />
        <stop class="stop-sky-2" offset="1" />
      </linearGradient>
      <radialGradient id="arena-sun">
        <stop class="stop-sun" />
        <stop class="stop-sun-half" offset="0.5" />
        <stop class="stop-sun-none" offset="1" />
      </radialGradient>
      <radialGradient id="arena-deck">
        <stop class="stop-deck-0" />
        <stop class="stop-deck-1" offset="1" />
      </radialGradient>
      <radialGradient id="arena-pool">
        <stop class="stop-pool" />
        <stop class="stop-pool-none" offset="1" />
      </radialGradient>
      <linearGradient id="arena-beam" x2="0" y2="1">
        <stop class="stop-beam" />
        <stop class="stop-beam-none" offset="1" />
      </linearGradient>
      <radialGradient id="arena-flare">
        <stop class="stop-flare" />
        <stop class="stop-beam-half" offset="0.25" />
        <stop class="stop-beam-none" offset="1" />
      </radialGradient>
    </defs>
  );
}
