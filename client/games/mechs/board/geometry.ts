import { columnOf, layoutFor, rowOf } from '../../../../shared/games/mechs/arena';
import type { Open, ZoneId } from '../../../../shared/games/mechs/state';

/** Units of the drawing: a zone is a field of CELL × CELL with its tile inside. */
export const CELL = 100;
export const TILE = 94;
const MARGIN = 18;

export interface Point {
  readonly x: number;
  readonly y: number;
}

export function centreOf(zone: ZoneId): Point {
  return { x: (columnOf(zone) + 0.5) * CELL, y: (rowOf(zone) + 0.5) * CELL };
}

export function tileOf(zone: ZoneId): { x: number; y: number; width: number; height: number; rx: number } {
  const { x, y } = centreOf(zone);
  return { x: x - TILE / 2, y: y - TILE / 2, width: TILE, height: TILE, rx: 13 };
}

/** The part of the 5×5 grid that this arena uses. */
export function frameOf(open: Open): { x: number; y: number; width: number; height: number } {
  const rows = layoutFor(open.seats.length).zones.map(rowOf);
  const first = Math.min(...rows);
  const last = Math.max(...rows);
  return {
    x: -MARGIN,
    y: first * CELL - MARGIN,
    width: 5 * CELL + 2 * MARGIN,
    height: (last - first + 1) * CELL + 2 * MARGIN,
  };
}

/** A point a little towards the edge of the field, for arrows at a wall. */
export function towards(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
