import type { Status, Token } from '../../../../shared/games/mechs/state';

/** Where a piece stands in its zone, from the zone's middle, and how tall it is; all in widths of a zone. */
export interface Slot {
  readonly east: number;
  readonly south: number;
  readonly height: number;
}

/** What stands in one zone. The fighters of a combat come with the attacker first. */
export interface Company {
  readonly fighters: readonly Status[];
  readonly token?: Token['kind'];
  readonly hasEmptyMech: boolean;
}

export interface Slots {
  readonly fighters: readonly Slot[];
  readonly token?: Slot;
  readonly emptyMech?: Slot;
}

const ALONE: Record<Status, Slot> = {
  pilot: { east: 0.05, south: 0.28, height: 0.6 },
  armor: { east: 0.13, south: 0.28, height: 0.76 },
  mech: { east: 0.18, south: 0.34, height: 0.83 },
};
const WITH_TOKEN: Record<Status, Slot> = {
  pilot: { east: 0.1, south: 0.27, height: 0.52 },
  armor: { east: 0.19, south: 0.28, height: 0.63 },
  mech: { east: 0.24, south: 0.33, height: 0.72 },
};
/** Side by side: the attacker in the west. */
const FIGHTING: Record<Status, number> = { pilot: 0.4, armor: 0.48, mech: 0.48 };
/** At the foot of the Mech that nobody is in, which stands back: with a token beside them there is less room. */
const AT_ITS_FOOT = { few: 0.36, many: 0.26 };

/**
 * Everything in a zone has a place of its own: nobody stands on the empty Mech or hides a token. What the zone is
 * worth and gives is written at its left edge, which stays free.
 */
export function slotsOf({ fighters, token, hasEmptyMech }: Company): Slots {
  if (hasEmptyMech && fighters.length > 0) {
    const height = token && fighters.length > 1 ? AT_ITS_FOOT.many : AT_ITS_FOOT.few;
    return {
      emptyMech: { east: 0.17, south: -0.05, height: 0.62 },
      fighters: inRow(fighters, () => height, 0.45, token ? [0.03, 0.33] : [-0.17, 0.26]),
      token: token && { east: -0.29, south: 0.42, height: HEIGHTS[token].small },
    };
  }
  if (fighters.length > 1) {
    return {
      fighters: inRow(fighters, (status) => FIGHTING[status], token ? 0.06 : 0.24, [-0.26, 0.27]),
      token: token && { east: -0.2, south: 0.47, height: HEIGHTS[token].small },
    };
  }
  if (hasEmptyMech)
    return { emptyMech: (token ? WITH_TOKEN : ALONE).mech, fighters: [], token: beside(token, 'mech') };
  const [status] = fighters;
  if (!status) return { fighters: [], token: token && HEIGHTS[token].alone };
  return { fighters: [(token ? WITH_TOKEN : ALONE)[status]], token: beside(token, status) };
}

const HEIGHTS = {
  mine: { alone: { east: 0.1, south: 0.22, height: 0.29 }, small: 0.17, left: 0.22 },
  turret: { alone: { east: 0.14, south: 0.27, height: 0.5 }, small: 0.22, left: 0.32 },
} as const;

/** In front at the left, under what is written there. */
function beside(token: Token['kind'] | undefined, status: Status): Slot | undefined {
  if (!token) return undefined;
  const height = status === 'mech' ? HEIGHTS[token].small : HEIGHTS[token].left;
  return { east: -0.29, south: 0.38, height };
}

function inRow(
  fighters: readonly Status[],
  heightOf: (status: Status) => number,
  south: number,
  [west, east]: readonly [number, number],
): Slot[] {
  if (fighters.length === 1) {
    return fighters.map((status) => ({ east, south, height: heightOf(status) }));
  }
  return fighters.map((status, i) => ({ east: i === 0 ? west : east, south, height: heightOf(status) }));
}
