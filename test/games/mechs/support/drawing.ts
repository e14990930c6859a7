import {
  CELLS,
  GRID,
  rowOf,
  zoneName,
  type Open,
  type Resource,
  type Zone,
  type ZoneId,
} from '../../../../shared/games/mechs';

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

const FIRST_ROW: Record<number, number> = { 3: 1, 4: 0, 5: 0 };
const GIVES: Record<string, { kind: Zone['kind']; gives: Resource[] }> = {
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
  const drawing: Drawing = { zones, pilots: new Map(), tokens: [], mech: 12, bases: [] };
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
  const form = found && GIVES[found[2]!];
  if (!form) throw new Error(`"${cell}" is not a zone.`);
  drawing.zones[zone] = { kind: form.kind, value: Number(found[1]), gives: form.gives };
  if (form.kind === 'base') drawing.bases.push(zone);
  for (const [piece] of (found[3] ?? '').matchAll(/M|[A-D]|[a-d][t\d]/g)) {
    const seat = 'ABCD'.indexOf(piece[0]!.toUpperCase());
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

/** The arena of a state as a drawing, without the mines' numbers: for messages of failed tests. */
export function draw(open: Open): string {
  const cell = (zone: ZoneId) => {
    const form = open.zones[zone];
    if (!form) return '..';
    const letter = form.kind === 'resource' ? form.gives[0]![0] : form.kind[0];
    const pieces = [
      open.mech.zone === zone && open.mech.holder === undefined ? 'M' : '',
      ...open.seats.map((state, seat) => (state.zone === zone ? 'ABCD'[seat] : '')),
      ...open.tokens
        .filter((token) => token.zone === zone)
        .map((token) => 'abcd'[token.seat]! + (token.kind === 'mine' ? '?' : 't')),
    ].join('');
    return `${form.value}${letter}${pieces && `:${pieces}`}`;
  };
  const rows: string[] = [];
  for (let zone = 0; zone < CELLS; zone++) {
    const row = rowOf(zone);
    rows[row] = `${rows[row] ?? ''}${cell(zone).padEnd(8)}`;
  }
  return rows.join('\n');
}

/** The tokens in the arena as "bt B3" (seat B's turret) and "am C2" (seat A's mine), sorted. */
export function tokensIn(open: Open): string[] {
  return open.tokens
    .map(({ seat, kind, zone }) => `${'abcd'[seat]}${kind === 'mine' ? 'm' : 't'} ${zoneName(zone)}`)
    .sort();
}
