import { Emblem } from '../art/Fighter';
import { line, middleOf, polygon, ring, round, type Camera, type Place } from './camera';
import type { ZonePlateProps } from './ZonePlate';

type TerrainProps = Pick<ZonePlateProps, 'id' | 'zone' | 'base'> & {
  readonly camera: Camera;
  readonly up: number;
};

/** What the ground tells of what it gives: conduits for energy, ingots for credits, a pad at bases and at the Mech. */
export function Terrain({ camera, id, zone, base, up }: TerrainProps) {
  const { east, south } = middleOf(id);
  const at = (x: number, y: number): Place => [east + x, south + y, up];
  const turn = turned(id);
  if (!zone) return <Seams camera={camera} at={at} />;
  if (zone.kind !== 'resource') return <Pad camera={camera} id={id} zone={zone} base={base} up={up} />;
  return (
    <>
      {zone.gives.includes('energy') && <Conduits camera={camera} at={(x, y) => at(turn * x, y)} />}
      {zone.gives.includes('credits') && <Ingots camera={camera} at={at} />}
    </>
  );
}

/** Neighbours are not drawn alike. */
function turned(id: number): 1 | -1 {
  return (id * 7) % 3 === 0 ? -1 : 1;
}

type At = (x: number, y: number) => Place;

function Conduits({ camera, at }: { camera: Camera; at: At }) {
  const ways = [
    line(camera, [
      at(-0.46, 0.12),
      at(-0.31, 0.12),
      at(-0.2, 0.28),
      at(0.12, 0.28),
      at(0.24, 0.08),
      at(0.46, 0.08),
    ]),
    line(camera, [at(0.12, 0.28), at(0.2, 0.46)]),
    line(camera, [at(0.24, 0.08), at(0.24, -0.12), at(0.46, -0.26)]),
  ].join('');
  const nodes = [at(-0.2, 0.28), at(0.24, 0.08), at(0.12, 0.28)]
    .map((place) => {
      const { x, y } = camera.see(...place);
      return `M${x} ${y}h.1`;
    })
    .join('');
  return (
    <>
      <path class="conduit conduit-glow" d={ways} />
      <path class="conduit" d={ways} />
      <path class="conduit-node" d={nodes} />
    </>
  );
}

const HEXES: readonly (readonly [number, number])[] = [
  [0.12, -0.2],
  [0.31, -0.09],
  [0.12, 0.02],
  [0.31, 0.13],
  [0.12, 0.24],
  [-0.07, 0.13],
  [-0.07, 0.35],
  [0.31, 0.35],
];

function Ingots({ camera, at }: { camera: Camera; at: At }) {
  const hex = ([x, y]: readonly [number, number], radius: number) =>
    polygon(
      camera,
      Array.from({ length: 6 }, (_, i) => {
        const angle = (i * Math.PI) / 3;
        return at(x + radius * Math.cos(angle), y + radius * Math.sin(angle));
      }),
    );
  const filled = [3, 5].map((i) => hex(HEXES[i] ?? [0, 0], 0.086));
  const corners = [
    polygon(camera, [at(-0.46, 0.26), at(-0.26, 0.46), at(-0.39, 0.46), at(-0.46, 0.39)]),
    polygon(camera, [at(0.46, -0.26), at(0.26, -0.46), at(0.39, -0.46), at(0.46, -0.39)]),
  ];
  return (
    <>
      <path class="ingot" d={HEXES.map((place) => hex(place, 0.108)).join('')} />
      <path class="ingot-filled" d={filled.join('')} />
      <path class="ingot-corner" d={corners.join('')} />
    </>
  );
}

function Seams({ camera, at }: { camera: Camera; at: At }) {
  return (
    <path
      class="zone-seam"
      d={
        line(camera, [at(-0.46, -0.3), at(-0.3, -0.3), at(-0.3, -0.46)]) +
        line(camera, [at(0.46, 0.3), at(0.3, 0.3), at(0.3, 0.46)])
      }
    />
  );
}

/** Where somebody's base is, where one may be founded, and where the Mighty Mech is kept. */
function Pad({ camera, id, zone, base, up }: TerrainProps) {
  const { east, south } = middleOf(id);
  const isMech = zone?.kind === 'mech';
  const [x, y] = isMech ? [east + 0.07, south + 0.05] : [east + 0.09, south + 0.05];
  const middle = camera.see(x, y, up);
  const radius = isMech ? 0.36 : 0.32;
  return (
    <g class={`pad${base ? ` seat-${base.seat}` : ''}`}>
      <path class="pad-ground" d={polygon(camera, ring(x, y, up, radius))} />
      <path class="pad-ring" d={polygon(camera, ring(x, y, up, radius))} />
      <path class="pad-dashes" d={polygon(camera, ring(x, y, up, radius - 0.07))} />
      {isMech && <path class="pad-cross" d={crossOf(camera, x, y, up)} />}
      {base?.face && (
        <g
          class="pad-mark"
          transform={`translate(${middle.x} ${middle.y}) scale(1 ${camera.isFlat ? 1 : 0.82})`}
        >
          <Emblem face={base.face} x={0} y={0} size={round(middle.unit * 0.33)} />
        </g>
      )}
    </g>
  );
}

function crossOf(camera: Camera, x: number, y: number, up: number): string {
  return [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ]
    .map(([a = 0, b = 0]) =>
      line(camera, [
        [x + a * 0.2, y + b * 0.2, up],
        [x + a * 0.31, y + b * 0.31, up],
      ]),
    )
    .join('');
}
