import { SHERIFF, type Place, type Posse } from '../../../../shared/games/western/state';

/** Where something is in the street, in hundredths of the picture's width: beside its middle, towards the viewer, turned. */
export interface Spot3d {
  readonly x: number;
  readonly z: number;
  readonly turn: number;
}

/** The ring as a horseshoe that is open towards the viewer: places 4, 5, 0, 1, 2 and 3 from the left to the right. */
export const PLACES_3D: Readonly<Record<Place, Spot3d>> = {
  4: { x: -30.5, z: 9, turn: 56 },
  5: { x: -34, z: -18, turn: 34 },
  0: { x: -16.5, z: -44, turn: 6 },
  1: { x: 18.5, z: -44, turn: -7 },
  2: { x: 35, z: -18, turn: -34 },
  3: { x: 30.5, z: 9, turn: -56 },
};

/** The six cards, each between the two places that it shoulders. */
export const GAPS_3D: readonly Spot3d[] = [
  { x: 0.5, z: -32, turn: 0 },
  { x: 12, z: -22, turn: 0 },
  { x: 14, z: 4, turn: 0 },
  { x: 0, z: 15, turn: 0 },
  { x: -14, z: 4, turn: 0 },
  { x: -11.5, z: -22, turn: 0 },
];

/** How far beside the middle of its front a posse stands: at the two nearest ones on the half that is seen whole. */
const BESIDE: Readonly<Record<Place, readonly [left: number, right: number, porch: number]>> = {
  4: [-5, 3, 13],
  5: [-10, -2, 9],
  1: [-10, -2, 9],
  2: [-10, -2, 9],
};
const AT_THE_SHERIFFS = { leftover: -16, number: -10, suit: -4, porch: 2, influence: 0 };

export function besideOf({ place, spot, side }: Posse): number {
  if (place === SHERIFF) return AT_THE_SHERIFFS[spot];
  const [left, right, porch] = BESIDE[place] ?? [0, 0, 0];
  return spot === 'influence' ? (side === 'left' ? left : right) : porch;
}

export const in3d = ({ x, z, turn }: Spot3d) =>
  `translate3d(${x}em, 0, ${z}em)${turn === 0 ? '' : ` rotateY(${turn}deg)`}`;
