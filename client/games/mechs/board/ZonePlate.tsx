import type { Seat } from '../../../../shared/core';
import type { Zone, ZoneId } from '../../../../shared/games/mechs/state';
import { useMemo } from 'preact/hooks';
import type { Face } from '../art/Portrait';
import { heightOf, line, middleOf, polygon, type Camera, type Place } from './camera';
import { Terrain } from './Terrain';
import { ZoneFigures } from './ZoneFigures';

/** Half the width of a zone's plate, and how far its corners are cut. */
const HALF = 0.46;
const CUT = 0.07;

export interface ZonePlateProps {
  readonly camera: Camera;
  readonly id: ZoneId;
  /** Absent: it lies face down, and nobody knows what it is worth. */
  readonly zone?: Zone;
  readonly controller?: Seat;
  readonly base?: { readonly seat: Seat; readonly face?: Face };
  /** Further classes: what one may do with it, and what it is pointed at for. */
  readonly class?: string;
}

/** The outline of a zone's top, which is also what can be pressed. */
export function topOf(camera: Camera, id: ZoneId, zone: Zone | undefined): string {
  return polygon(camera, cornersOf(id, heightOf(zone)));
}

function cornersOf(id: ZoneId, up: number): Place[] {
  const { east, south } = middleOf(id);
  const out: Place[] = [];
  for (const [x, y] of OUTLINE) out.push([east + x, south + y, up]);
  return out;
}

/** Clockwise from the north-west, each corner cut. */
const OUTLINE: readonly (readonly [number, number])[] = [
  [-HALF + CUT, -HALF],
  [HALF - CUT, -HALF],
  [HALF, -HALF + CUT],
  [HALF, HALF - CUT],
  [HALF - CUT, HALF],
  [-HALF + CUT, HALF],
  [-HALF, HALF - CUT],
  [-HALF, -HALF + CUT],
];

/** One zone: a plate as high as it is worth, with what it gives, whose base it is and who controls it. */
export function ZonePlate({ camera, id, zone, controller, base, class: more = '' }: ZonePlateProps) {
  const classes = ['zone', zone ? `zone-${zone.kind}` : 'zone-undealt', groundOf(zone)];
  if (controller !== undefined) classes.push('zone-controlled', `seat-${controller}`);
  // What a zone looks like changes only with the camera and when it is dealt or founded: drawn once, it is kept.
  const under = useMemo(() => <Block camera={camera} id={id} zone={zone} />, [camera, zone]);
  const over = useMemo(
    () => <Surface camera={camera} id={id} zone={zone} base={base} />,
    [camera, zone, base?.seat, base?.face],
  );
  const rim = useMemo(() => polygon(camera, cornersOf(id, heightOf(zone))), [camera, zone]);
  return (
    <g class={`${classes.join(' ')}${more}`} aria-hidden="true">
      {under}
      <path class="zone-tint" d={rim} />
      {over}
      <path class="zone-edge" d={rim} />
    </g>
  );
}

function groundOf(zone: Zone | undefined): string {
  if (!zone) return 'ground-none';
  return zone.gives.length > 1 ? 'ground-both' : `ground-${zone.gives[0] ?? 'none'}`;
}

/** Shadow, walls and lamps: below the top. */
function Block({ camera, id, zone }: { camera: Camera; id: ZoneId; zone?: Zone }) {
  const { east, south } = middleOf(id);
  const up = heightOf(zone);
  const at = (x: number, y: number, z = up): Place => [east + x, south + y, z];
  const side = east < 0 ? HALF : -HALF;
  const lamps = Array.from({ length: zone?.value ?? 0 }, (_, i) => {
    const x = -0.33 + i * 0.16;
    return line(camera, [at(x, HALF, up - 0.07), at(x + 0.11, HALF, up - 0.07)]);
  });
  return (
    <>
      <path
        class="zone-shadow"
        d={polygon(camera, [at(-0.5, -0.4, 0), at(0.53, -0.4, 0), at(0.55, 0.55, 0), at(-0.5, 0.55, 0)])}
      />
      {east !== 0 && !camera.isFlat && (
        <path
          class="zone-side"
          d={polygon(camera, [
            at(side, -HALF + CUT),
            at(side, HALF - CUT),
            at(side, HALF - CUT, 0),
            at(side, -HALF + CUT, 0),
          ])}
        />
      )}
      <path
        class="zone-wall"
        d={polygon(camera, [
          at(-HALF, HALF - CUT),
          at(-HALF + CUT, HALF),
          at(HALF - CUT, HALF),
          at(HALF, HALF - CUT),
          at(HALF, HALF - CUT, 0),
          at(HALF - CUT, HALF, 0),
          at(-HALF + CUT, HALF, 0),
          at(-HALF, HALF - CUT, 0),
        ])}
      />
      {!camera.isFlat && <path class="zone-lamps" d={lamps.join('')} />}
      <path class="zone-ground" d={polygon(camera, cornersOf(id, up))} />
    </>
  );
}

/** What is painted on the top. */
function Surface({ camera, id, zone, base }: Pick<ZonePlateProps, 'camera' | 'id' | 'zone' | 'base'>) {
  const up = heightOf(zone);
  const { east, south } = middleOf(id);
  const shine = line(camera, [
    [east - HALF, south + HALF - CUT, up],
    [east - HALF + CUT, south + HALF, up],
    [east + HALF - CUT, south + HALF, up],
    [east + HALF, south + HALF - CUT, up],
  ]);
  return (
    <>
      <Terrain camera={camera} id={id} zone={zone} base={base} up={up} />
      <path class="zone-shine" d={shine} />
      <ZoneFigures camera={camera} id={id} zone={zone} up={up} />
    </>
  );
}
