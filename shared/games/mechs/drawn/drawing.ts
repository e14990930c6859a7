import { CELLS, GRID, MECH_ZONE, zoneName } from '../arena';
import type { Resource } from '../catalog/ids';
import type { Zone, ZoneId } from '../state';

/**
 * Arenas as drawings: one cell for each zone of the 5×5 grid, rows from the north.
 *
 *     ..  2e    1b:C  3c    ..
 *     1e  3c:A  2e    1c    2c:bt
 *     1b  2e    4m    2c:b3 1b:B
 *
 * `2e` a zone worth 2 that gives energy, `2c` credits, `1b` a base, `4m` the Mech zone, `..` no zone.
 * After a colon: `A` the pilot of seat A, `b3` seat B's mine number 3, `at` seat A's turret, `M` the empty
 * Mech (on the Mech zone if it is drawn nowhere). Two rows fewer (2 seats) or one (3 seats) are fine.
 */
export interface Drawing {
  readonly zones: (Zone | null)[];
  readonly pilots: Map<number, ZoneId>;
  readonly tokens: { seat: number; kind: 'mine' | 'turret'; zone: ZoneId; number?: number }[];
  readonly mech: ZoneId;
  readonly bases: ZoneId[];
}

const FIRST_ROW: Readonly<Record<number, number | undefined>> = { 3: 1, 4: 0, 5: 0 };
const GIVES: Readonly<Record<string, { kind: Zone['kind']; gives: Resource[] } | undefined>> = {
  e: { kind: 'resource', gives: ['energy'] },
  c: { kind: 'resource', gives: ['credits'] },
  b: { kind: 'base', gives: ['energy', 'credits'] },
  m: { kind: 'mech', gives: ['energy', 'credits'] },
};

export function readDrawing(text: string): Drawing {
  const rows = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => line.split(/\s+/));
  const first = FIRST_ROW[rows.length];
  if (first === undefined) throw new Error(`An arena has 3, 4 or 5 rows, not ${rows.length}.`);
  const zones = new Array<Zone | null>(CELLS).fill(null);
  const drawing: Drawing = { zones, pilots: new Map(), tokens: [], mech: MECH_ZONE, bases: [] };
  rows.forEach((cells, row) => {
    if (cells.length !== GRID)
      throw new Error(`Row ${row + 1} has ${cells.length} cells instead of ${GRID}.`);
    cells.forEach((cell, column) => readCell(cell, (first + row) * GRID + column, drawing));
  });
  return drawing;
}

function readCell(cell: string, zone: ZoneId, drawing: Drawing): void {
  if (cell === '..') return;
  const found = /^(\d)([ecbm])(?::(.+))?$/.exec(cell);
  const form = GIVES[found?.[2] ?? ''];
  if (!found || !form) throw new Error(`"${cell}" is not a zone.`);
  drawing.zones[zone] = { kind: form.kind, value: Number(found[1]), gives: form.gives };
  if (form.kind === 'base') drawing.bases.push(zone);
  for (const [piece] of (found[3] ?? '').matchAll(/M|[A-D]|[a-d][t\d]/g)) {
    const seat = 'ABCD'.indexOf(piece.charAt(0).toUpperCase());
    if (piece === 'M') Object.assign(drawing, { mech: zone });
    else if (piece.length === 1) drawing.pilots.set(seat, zone);
    else if (piece[1] === 't') drawing.tokens.push({ seat, kind: 'turret', zone });
    else drawing.tokens.push({ seat, kind: 'mine', zone, number: Number(piece[1]) });
  }
}

/** "C3" → its zone. */
export function at(name: string): ZoneId {
  for (let zone = 0; zone < CELLS; zone++) if (zoneName(zone) === name) return zone;
  throw new Error(`There is no zone ${name}.`);
}
