import type { Direction } from '../../../../shared/games/mechs/state';

/** Degrees by which an arrow that points north is turned. */
export const ANGLES: Record<Direction, number> = {
  north: 0,
  northEast: 45,
  east: 90,
  southEast: 135,
  south: 180,
  southWest: 225,
  west: 270,
  northWest: 315,
};
