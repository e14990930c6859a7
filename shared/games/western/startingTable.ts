import { times } from '../../core';
import { LOCATIONS, type LocationId } from './catalog/ids';
import { figuresOf } from './ruleset';
import type { Mat, Open, Place, Player, RivalState, SeatState } from './state';
import type { WesternConfig } from './types';

/** The table before set-up: nothing is shuffled yet, the mats lie as they are printed. */
export function startingOpen(config: WesternConfig): Open {
  return {
    phase: 'setUp',
    round: 0,
    dealer: 0,
    active: undefined,
    mats: ringOf(LOCATIONS, () => undefined),
    gaps: [],
    seats: times(config.seats, () => startingSeat(config, 0)),
    rival: startingRival(undefined),
    posses: [],
    wanted: undefined, // W2.6
    industries: { mining: 0, railway: 0, wagon: 0 }, // W2.2
    deckCount: 0,
    drawCount: 0,
    discardCount: 0,
    duel: undefined,
    auction: [],
    lastSpot: undefined,
    used: [],
    returned: [],
    order: [],
    outcome: undefined,
  };
}

/** W2.3 */
export function startingSeat(config: WesternConfig, place: Place): SeatState {
  const { startInfluence, readyPosses } = figuresOf(config);
  return {
    boss: undefined,
    place,
    influence: { law: startInfluence, force: startInfluence, gold: startInfluence },
    ready: readyPosses,
    placed: 0,
    third: false,
    thirdNext: false,
    dealt: 0,
    card: undefined,
    truce: false,
    wonDuel: false,
    buildings: [],
    fresh: [],
  };
}

export function startingRival(place: Place | undefined): RivalState {
  return { place, placed: 0, buildings: [], fresh: [], cards: 0, shown: [] };
}

/** W1.1: the Town Hall, and round it the location mats with the Sheriff's Office in their midst. */
export function ringOf(
  locations: readonly LocationId[],
  ownerAt: (place: Place) => Player | undefined,
): Mat[] {
  const ids = ['townHall', locations[0], locations[1], 'sheriff', locations[2], locations[3]] as Mat['id'][];
  return ids.map((id, place) => ({ id, owner: ownerAt(place), slot: undefined, porch: [] }));
}
