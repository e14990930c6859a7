import { must, times, type Seat } from '../../core';
import type {
  Direction,
  Open,
  PlainDirection,
  RobotState,
  SeatState,
  Secret,
  Token,
  Zone,
  ZoneId,
} from './state';
import { PLAIN_DIRECTIONS } from './state';

/** M1: the grid, what is next to what, how far, who controls and who is hostile. */
export const GRID = 5;
export const CELLS = GRID * GRID;
export const MECH_ZONE: ZoneId = 12;

export const BASES: Record<PlainDirection, ZoneId> = { north: 2, east: 14, south: 22, west: 10 };

export interface Layout {
  readonly zones: readonly ZoneId[];
  readonly bases: readonly ZoneId[];
  readonly resourceZones: readonly ZoneId[];
}

/** M1.1, M1.2: rows of the 5×5 grid that are used, and base spaces, by number of seats. */
const LAYOUTS: Readonly<Record<number, Layout>> = {
  2: layOut([1, 3], ['east', 'west']),
  3: layOut([0, 3], ['north', 'east', 'west']),
  4: layOut([0, 4], ['north', 'east', 'south', 'west']),
};

export function layoutFor(seats: number): Layout {
  return must(LAYOUTS[seats], 'arena for so many seats');
}

function layOut([top, bottom]: readonly [number, number], sides: readonly PlainDirection[]): Layout {
  const zones: ZoneId[] = [];
  for (let zone = 0; zone < CELLS; zone++) {
    const row = rowOf(zone);
    const isCorner = (row === 0 || row === GRID - 1) && (columnOf(zone) === 0 || columnOf(zone) === GRID - 1);
    if (row >= top && row <= bottom && !isCorner) zones.push(zone);
  }
  const bases = sides.map((side) => BASES[side]);
  const resourceZones = zones.filter((zone) => zone !== MECH_ZONE && !bases.includes(zone));
  return { zones, bases, resourceZones };
}

const STEPS: Record<Direction, readonly [rows: number, columns: number]> = {
  north: [-1, 0],
  east: [0, 1],
  south: [1, 0],
  west: [0, -1],
  northEast: [-1, 1],
  southEast: [1, 1],
  southWest: [1, -1],
  northWest: [-1, -1],
};

export function rowOf(zone: ZoneId): number {
  return Math.floor(zone / GRID);
}

export function columnOf(zone: ZoneId): number {
  return zone % GRID;
}

/** "C3": column letter from the west, row number from the north. */
export function zoneName(zone: ZoneId): string {
  return `${'ABCDE'.charAt(columnOf(zone))}${rowOf(zone) + 1}`;
}

/** A cell that no arena has, and from which every way leads to itself. */
const OFF_GRID = CELLS;

/** For each direction and cell: the next cell of the grid. */
const NEXT: Record<Direction, readonly number[]> = {
  north: nextCells('north'),
  east: nextCells('east'),
  south: nextCells('south'),
  west: nextCells('west'),
  northEast: nextCells('northEast'),
  southEast: nextCells('southEast'),
  southWest: nextCells('southWest'),
  northWest: nextCells('northWest'),
};

function nextCells(direction: Direction): number[] {
  const [rows, columns] = STEPS[direction];
  return times(CELLS, (cell) => {
    const row = rowOf(cell) + rows;
    const column = columnOf(cell) + columns;
    const isOnGrid = row >= 0 && row < GRID && column >= 0 && column < GRID;
    return isOnGrid ? row * GRID + column : OFF_GRID;
  });
}

/** The zone so many steps away, or undefined where that is off the arena: a wall (M4.2). */
export function zoneTowards(
  open: Open,
  from: ZoneId,
  direction: Direction,
  distance = 1,
): ZoneId | undefined {
  const next = NEXT[direction];
  let zone = from;
  for (let step = 0; step < distance; step++) zone = next[zone] ?? OFF_GRID;
  return open.zones[zone] ? zone : undefined;
}

/** M1.3 */
export function adjacentZones(open: Open, zone: ZoneId): ZoneId[] {
  const zones: ZoneId[] = [];
  for (const direction of PLAIN_DIRECTIONS) {
    const next = zoneTowards(open, zone, direction);
    if (next !== undefined) zones.push(next);
  }
  return zones;
}

/** The zones of an orthogonal line, nearest first, without the zone it starts from. */
export function lineFrom(open: Open, zone: ZoneId, direction: PlainDirection): ZoneId[] {
  const zones: ZoneId[] = [];
  for (let distance = 1; distance < GRID; distance++) {
    const next = zoneTowards(open, zone, direction, distance);
    if (next !== undefined) zones.push(next);
  }
  return zones;
}

/** Zones by distance from one (R6), ring by ring: the first is the zone itself. */
export function* ringsAround(open: Open, from: ZoneId): Generator<readonly ZoneId[], void> {
  let seen = 1 << from; // one bit a cell
  for (let ring = [from]; ring.length > 0;) {
    yield ring;
    const next: ZoneId[] = [];
    for (const zone of ring) {
      for (const neighbour of adjacentZones(open, zone)) {
        if ((seen & (1 << neighbour)) === 0) next.push(neighbour);
        seen |= 1 << neighbour;
      }
    }
    ring = next;
  }
}

/** The zones closest to one that are wanted; several if they are equally close. */
export function closestZones(open: Open, from: ZoneId, isWanted: (zone: ZoneId) => boolean): ZoneId[] {
  for (const ring of ringsAround(open, from)) {
    const found = ring.filter(isWanted);
    if (found.length > 0) return found;
  }
  return [];
}

export function valueOf(open: Open, zone: ZoneId): number {
  return open.zones[zone]?.value ?? 0;
}

/** A zone of the arena. */
export function zoneAt(open: Open, zone: ZoneId): Zone {
  return must(open.zones[zone], 'such zone');
}

export function seatState(open: Open, seat: Seat): SeatState {
  return must(open.seats[seat], 'such seat');
}

export function secretOf({ secrets }: { readonly secrets: readonly Secret[] }, seat: Seat): Secret {
  return must(secrets[seat], 'such seat');
}

/** Where a pilot stands. Only for moments after M2.3. */
export function whereIs(open: Open, seat: Seat): ZoneId {
  return must(seatState(open, seat).zone, 'pilot of this seat in the arena yet');
}

/** Where a seat's base is. Only for moments after M2.3. */
export function baseOf(open: Open, seat: Seat): ZoneId {
  return must(seatState(open, seat).base, 'base of this seat yet');
}

/** Whose turn it is. Only during execution. */
export function activeSeat(open: Open): Seat {
  return must(open.active, 'turn now');
}

export function tokenIn(open: Open, zone: ZoneId): Token | undefined {
  for (const token of open.tokens) if (token.zone === zone) return token;
  return undefined;
}

export function pilotIn(open: Open, zone: ZoneId): Seat | undefined {
  for (let seat = 0; seat < open.seats.length; seat++) if (open.seats[seat]?.zone === zone) return seat;
  return undefined;
}

export function isRobot(open: Open, seat: Seat): boolean {
  return open.seats[seat]?.robot !== undefined;
}

export function robotOf(open: Open, seat: Seat): RobotState {
  return must(seatState(open, seat).robot, 'robot in this seat');
}

/** The one person in a match against robots (M13.1). */
export function humanOf(open: Open): Seat {
  return must(peopleOf(open)[0], 'person in this match');
}

/** The seats that decide: all but robot pilots. */
export function peopleOf(open: Open): Seat[] {
  const people: Seat[] = [];
  for (let seat = 0; seat < open.seats.length; seat++) if (!open.seats[seat]?.robot) people.push(seat);
  return people;
}

/** Everybody is everybody's enemy, but robots are not each other's (M13.6). */
export function areEnemies(open: Open, a: Seat, b: Seat): boolean {
  return a !== b && !(isRobot(open, a) && isRobot(open, b));
}

/** An enemy's pilot in the zone. */
export function enemyIn(open: Open, zone: ZoneId, seat: Seat): Seat | undefined {
  for (let other = 0; other < open.seats.length; other++) {
    if (open.seats[other]?.zone === zone && areEnemies(open, seat, other)) return other;
  }
  return undefined;
}

/** The empty Mighty Mech stands in this zone. */
export function hasEmptyMech(open: Open, zone: ZoneId): boolean {
  return open.mech.zone === zone && open.mech.holder === undefined;
}

/** M1.4 */
export function isHostile(open: Open, zone: ZoneId, seat: Seat): boolean {
  const token = tokenIn(open, zone);
  return (
    (token !== undefined && areEnemies(open, token.seat, seat)) || enemyIn(open, zone, seat) !== undefined
  );
}

/** R17 */
export function isEmpty(open: Open, zone: ZoneId): boolean {
  return tokenIn(open, zone) === undefined && pilotIn(open, zone) === undefined && open.mech.zone !== zone;
}

/** M1.5: each zone once. */
export function controlledZones(open: Open, seat: Seat): ZoneId[] {
  const zones = open.tokens.filter((token) => token.seat === seat).map((token) => token.zone);
  const { zone } = seatState(open, seat);
  if (zone !== undefined && !zones.includes(zone)) zones.push(zone);
  return zones;
}

/** Seats clockwise, beginning with the given one. */
export function clockwiseFrom(open: Open, first: Seat): Seat[] {
  return open.seats.map((_, i) => (first + i) % open.seats.length);
}
