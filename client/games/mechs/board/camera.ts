import { columnOf, layoutFor, rowOf } from '../../../../shared/games/mechs/arena';
import type { Zone, ZoneId } from '../../../../shared/games/mechs/state';

/** Units of the drawing for the width of a zone in the middle of the arena. */
export const UNIT = 130;

/** A place in the arena, in zones from its middle: east, south, and up from the deck. */
export type Place = readonly [east: number, south: number, up?: number];

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place as it is seen, and how many units a zone measures there. */
export interface Seen extends Point {
  readonly unit: number;
}

export interface Frame extends Point {
  readonly width: number;
  readonly height: number;
}

/** The rim of the deck around the zones, and how far its corners are cut. */
export interface Rim {
  readonly east: number;
  readonly north: number;
  readonly south: number;
  readonly cutNorth: number;
  readonly cutSouth: number;
}

/** Everything that stands in the arena is drawn through one of these. */
export interface Camera {
  readonly see: (...place: Place) => Seen;
  readonly frame: Frame;
  readonly rim: Rim;
  readonly isFlat: boolean;
  /** How many units a pixel of the page is. */
  readonly pixel: number;
}

export interface Shot {
  readonly seats: number;
  /** How large the drawing is on the page, in pixels. */
  readonly box: { readonly width: number; readonly height: number };
  /** Nearly from above, without perspective and without what is around the arena. */
  readonly isFlat: boolean;
  /** Whether the box has a height of its own; if not, it takes that of the drawing. */
  readonly isBoxed: boolean;
  /** How steep one looks down, where that is not left to the room there is. */
  readonly pitch?: number;
}

const PITCHES = { flat: 74, least: 52, most: 66 };
const DISTANCE = 13;
/** The zones lie this far from the rim: beside them the letters and numbers of columns and rows. */
const DECK = { seen: { east: 0.4, north: 0.36, south: 0.44 }, flat: { east: 0.2, north: 0.16, south: 0.22 } };
/** Beyond the rim, in units. */
const MARGIN = { side: 8, top: 46, bottom: 14 };

export function cameraFor(shot: Shot): Camera {
  const { isFlat, box, isBoxed } = shot;
  const pitch = isFlat ? PITCHES.flat : (shot.pitch ?? pitchFor(shot));
  const rim = rimOf(shot.seats, isFlat);
  const see = lens(rim, pitch, isFlat ? 1000 : DISTANCE);
  const natural = naturalFrame(rim, see, isFlat);
  const frame = isBoxed ? fitted(natural, box) : natural;
  const pixel = Math.max(
    frame.width / Math.max(1, box.width),
    isBoxed ? frame.height / Math.max(1, box.height) : 0,
  );
  return { see, frame, rim, isFlat, pixel };
}

/** The more height there is for its width, the steeper one looks down. */
function pitchFor({ seats, box, isBoxed }: Shot): number {
  if (!isBoxed) return 56;
  const rim = rimOf(seats, false);
  for (let pitch = PITCHES.least; pitch < PITCHES.most; pitch += 2) {
    const { width, height } = naturalFrame(rim, lens(rim, pitch, DISTANCE), false);
    if (height / width > (box.height / box.width) * 0.9) return pitch;
  }
  return PITCHES.most;
}

function lens(rim: Rim, pitch: number, distance: number): Camera['see'] {
  const angle = (pitch * Math.PI) / 180;
  const sine = Math.sin(angle);
  const cosine = Math.cos(angle);
  const middle = (rim.north + rim.south) / 2;
  return (east, south, up = 0) => {
    const away = south - middle;
    const unit = (UNIT * distance) / (distance - (away * cosine + up * sine));
    return { x: round(unit * east), y: round(unit * (away * sine - up * cosine)), unit };
  };
}

function rimOf(seats: number, isFlat: boolean): Rim {
  const rows = layoutFor(seats).zones.map(rowOf);
  const deck = isFlat ? DECK.flat : DECK.seen;
  const [first, last] = [Math.min(...rows), Math.max(...rows)];
  // Rows at the edge of the grid lack their corners: the rim follows them.
  return {
    east: 2.5 + deck.east,
    north: first - 2.5 - deck.north,
    south: last - 1.5 + deck.south,
    cutNorth: first === 0 ? 1.25 : 0.5,
    cutSouth: last === 4 ? 1.25 : 0.5,
  };
}

function naturalFrame(rim: Rim, see: Camera['see'], isFlat: boolean): Frame {
  const back = see(0, rim.north).y;
  const front = see(0, rim.south).y;
  const side = Math.max(see(rim.east, rim.south - rim.cutSouth).x, see(rim.east - rim.cutSouth, rim.south).x);
  const margin = isFlat ? { side: 2, top: 4, bottom: 2 } : MARGIN;
  return {
    x: round(-side - margin.side),
    y: round(back - margin.top),
    width: round(2 * (side + margin.side)),
    height: round(front - back + margin.top + margin.bottom),
  };
}

/** Widened to the shape of the box; most of what is left over in height is sky. */
function fitted(frame: Frame, box: Shot['box']): Frame {
  if (box.width < 1 || box.height < 1) return frame;
  const height = Math.max(frame.height, (frame.width * box.height) / box.width);
  const width = Math.max(frame.width, (frame.height * box.width) / box.height);
  return {
    x: round(frame.x - (width - frame.width) / 2),
    y: round(frame.y - (height - frame.height) * 0.62),
    width: round(width),
    height: round(height),
  };
}

export function round(n: number): number {
  return Math.round(n * 10) / 10;
}

/** The middle of a zone, in zones from the middle of the grid. */
export function middleOf(zone: ZoneId): { east: number; south: number } {
  return { east: columnOf(zone) - 2, south: rowOf(zone) - 2 };
}

/** How high a zone lies above the deck: what is worth more stands higher. */
export function heightOf(zone: Zone | null | undefined): number {
  return 0.08 + 0.062 * (zone?.value ?? 0);
}

export function line(camera: Camera, places: readonly Place[]): string {
  return `M${places.map((place) => seenAt(camera, place)).join('L')}`;
}

export function polygon(camera: Camera, places: readonly Place[]): string {
  return `${line(camera, places)}Z`;
}

function seenAt({ see }: Camera, place: Place): string {
  const { x, y } = see(...place);
  return `${x} ${y}`;
}

/** A ring around a place, as a polygon. */
export function ring(east: number, south: number, up: number, radius: number): Place[] {
  return Array.from({ length: 32 }, (_, i) => {
    const angle = (i / 16) * Math.PI;
    return [east + radius * Math.cos(angle), south + radius * Math.sin(angle), up] as const;
  });
}
