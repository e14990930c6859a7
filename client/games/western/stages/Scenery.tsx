import { Dusk, DUSK_HEIGHT as HEIGHT, DUSK_WIDTH as WIDTH, HORIZON } from '../parts/Dusk';

/** A street at sundown that runs into the sun: false fronts in perspective on both sides. */
const GROUND = 800;
const MIDDLE = WIDTH / 2;

/** Houses of the left side: from, to, top edge at the page's edge, and how many windows. */
const HOUSES: readonly (readonly [number, number, number, number])[] = [
  [0, 96, -40, 2],
  [104, 186, 60, 2],
  [194, 250, -10, 1],
  [258, 304, 80, 0],
  [310, 346, 20, 0],
];

/** A height at the left edge, followed to where all lines meet. */
const towards = (height: number, x: number) => height + (HORIZON - height) * (x / MIDDLE);
const corner = (x: number, height: number) => `${x.toFixed(1)},${towards(height, x).toFixed(1)}`;
const pane = (from: number, to: number, top: number, bottom: number) =>
  [corner(from, top), corner(to, top), corner(to, bottom), corner(from, bottom)].join(' ');

function House({ house: [from, to, top, windows] }: { house: (typeof HOUSES)[number] }) {
  const high = GROUND - top;
  const floor = top + high * 0.55;
  return (
    <>
      <polygon fill="#2b141b" points={pane(from, to, top, GROUND)} />
      <polygon fill="#1a0b11" points={pane(from, to, top, top + 16)} />
      <polygon fill="#6b2f26" points={pane(to - 3.5, to, top, GROUND)} />
      <polygon fill="#1a0b11" points={pane(from, to, floor, floor + 20)} />
      {Array.from({ length: windows }, (_, i) => {
        const left = from + ((to - from) * (i + 0.28)) / windows;
        const right = from + ((to - from) * (i + 0.66)) / windows;
        return (
          <g key={i}>
            <polygon
              fill={(i + top) % 3 === 0 ? '#5a2a22' : '#d9812f'}
              points={pane(left, right, top + high * 0.26, top + high * 0.4)}
            />
            <polygon
              fill={(i + from) % 2 === 0 ? '#431d1c' : '#b5602a'}
              points={pane(left, right, top + high * 0.7, top + high * 0.84)}
            />
          </g>
        );
      })}
    </>
  );
}

export function Scenery() {
  const houses = HOUSES.map((house) => <House key={house[0]} house={house} />);
  return (
    <svg
      class="scenery"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Dusk />
      <g>{houses}</g>
      <g transform={`translate(${WIDTH} 0) scale(-1 1)`}>{houses}</g>
    </svg>
  );
}
