import { polygon, line, round, type Camera } from './camera';

/** The same town and the same people for everybody, each time. */
function dice(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
}

const WIDE = 2600;

/** Two rows of houses behind the roof, and lit windows in the nearer one. */
export function cityOf(horizon: number): { far: string; near: string; windows: string } {
  const roll = dice(7);
  const row = (base: number, [low, high]: readonly [number, number], isLit: boolean) => {
    let houses = '';
    let windows = '';
    for (let x = -WIDE; x < WIDE;) {
      const width = 34 + roll() * 56;
      const tall = low + roll() * roll() * (high - low);
      const top = base - tall;
      const mast = roll() < 0.3 ? `v-14h${round(width * 0.12)}v14` : `h${round(width * 0.12)}`;
      houses += `M${round(x)} ${round(base + 60)}V${round(top)}h${round(width * 0.3)}${mast}H${round(x + width)}V${round(base + 60)}z`;
      for (let y = top + 10; isLit && y < base - 4; y += 11)
        for (let at = x + 7; at < x + width - 8; at += 9)
          if (roll() < 0.26) windows += `M${round(at)} ${round(y)}h4`;
      x += width + roll() * 6;
    }
    return { houses, windows };
  };
  const far = row(horizon + 6, [50, 190], false);
  const near = row(horizon + 22, [22, 130], true);
  return { far: far.houses, near: near.houses, windows: near.windows };
}

const ROWS = 8;
const STEP = { deep: 0.44, high: 0.3 };

function tier(camera: Camera, row: number) {
  const { east, north, south } = camera.rim;
  const inner = east + 0.32 + row * STEP.deep;
  return {
    inner,
    outer: inner + STEP.deep,
    up: 0.1 + row * STEP.high,
    back: north + 0.1,
    front: south + 0.2,
  };
}

/** Stands at both sides, rising outwards. */
export function standsOf(camera: Camera): { sides: string; steps: string; lips: string } {
  const parts = { sides: '', steps: '', lips: '' };
  for (const side of [-1, 1])
    for (let row = 0; row < ROWS; row++) {
      const { inner, outer, up, back, front } = tier(camera, row);
      const [a, b] = [side * inner, side * outer];
      parts.sides += polygon(camera, [
        [a, back, up - STEP.high],
        [a, front, up - STEP.high],
        [a, front, up],
        [a, back, up],
      ]);
      parts.sides += polygon(camera, [
        [a, front, up],
        [b, front, up],
        [b, front, -0.1],
        [a, front, -0.1],
      ]);
      parts.steps += polygon(camera, [
        [a, back, up],
        [a, front, up],
        [b, front, up],
        [b, back, up],
      ]);
      parts.lips += line(camera, [
        [a, back, up],
        [a, front, up],
      ]);
    }
  return parts;
}

/** Bodies by the colour of their coats, heads by that of their skin. */
export interface Crowd {
  readonly bodies: readonly string[];
  readonly heads: readonly string[];
}

const COATS = 8;
const SKINS = 3;

/** Two groups of people who cheer in turn. Some have raised their arms. */
export function crowdOf(camera: Camera): readonly Crowd[] {
  const roll = dice(11);
  const groups = [0, 1].map(() => ({
    bodies: Array.from({ length: COATS }, () => ''),
    heads: Array.from({ length: SKINS }, () => ''),
  }));
  for (const side of [-1, 1])
    for (let row = 0; row < ROWS; row++) {
      const { inner, up, back, front } = tier(camera, row);
      for (let south = back + 0.1; south < front - 0.08; south += 0.185) {
        if (roll() < 0.14) continue;
        const group = groups[roll() < 0.5 ? 0 : 1];
        const { x, y, unit } = camera.see(
          side * (inner + 0.1 + roll() * 0.22),
          south + (roll() - 0.5) * 0.07,
          up,
        );
        if (!group) continue;
        const coat = Math.floor(roll() * roll() * COATS);
        const skin = Math.floor(roll() * SKINS);
        group.bodies[coat] += bodyOf(x, y, unit, roll() < 0.24);
        group.heads[skin] += headOf(x, y, unit);
      }
    }
  return groups;
}

function bodyOf(x: number, y: number, unit: number, isCheering: boolean): string {
  const w = round(unit * 0.062);
  const tall = round(unit * 0.115);
  const trunk = `M${round(x - w)} ${y}v${round(-tall * 0.5)}q0 ${round(-tall * 0.5)} ${w} ${round(-tall * 0.5)}t${w} ${round(tall * 0.5)}v${round(tall * 0.5)}z`;
  if (!isCheering) return trunk;
  const arm = (way: 1 | -1) =>
    `M${round(x + way * w * 0.9)} ${round(y - tall * 0.5)}l${round(way * w * 0.8)} ${round(-tall * 1.05)}h${round(way * w * 0.55)}l${round(-way * w * 0.5)} ${round(tall * 1.2)}z`;
  return trunk + arm(1) + arm(-1);
}

function headOf(x: number, y: number, unit: number): string {
  const r = round(unit * 0.036);
  return `M${round(x - r)} ${round(y - unit * 0.147)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}
