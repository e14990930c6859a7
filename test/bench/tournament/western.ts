import { BOSSES, BUILDINGS, LOCATIONS, western, type WesternTypes } from '../../../shared/games/western';
import { BOTS } from '../../../shared/games/western/bots';
import { ACE_BUDGET, aceWith } from '../../../shared/games/western/bots/ace';
import { partOf, type Contest } from './contest';

const SOURCES = ['buildings', 'wanted', 'industries', 'bought'] as const;
const ORDER = ['first dealer', 'second', 'third', 'fourth'] as const;

/** How those fared who had a building, a boss, a mat, or the first, second … turn of the first round. */
export const westernContest: Contest<WesternTypes> = {
  game: western,
  fewestSeats: 1,
  configFor: (seats) => (seats === 1 ? { seats: 1, difficulty: 'medium' } : { seats: seats as 2 | 3 | 4 }),
  botFor: (id, budget) =>
    id === 'ace' && budget !== 1
      ? aceWith({ place: partOf(ACE_BUDGET.place, budget), other: partOf(ACE_BUDGET.other, budget) })
      : BOTS[id],
  sources: SOURCES,
  scoreOf: (outcome, seat, source) => {
    const { score } = outcome.seats[seat]!;
    if (source === 'industries') return score.industries.reduce((sum, { points }) => sum + points, 0);
    return score[source as 'buildings' | 'wanted' | 'bought'];
  },
  tables: [
    {
      key: 'buildings',
      titles: ['building', 'bought', 'for sale'],
      ids: BUILDINGS,
      against: 'mean',
      had: ({ events }, seat) =>
        events.flatMap((event) =>
          event.type === 'buildingBought' && event.player === seat ? [event.building] : [],
        ),
      // Once a game: in how many it could be bought.
      used: ({ events }, seat) => (seat === 0 ? [...forSale(events)] : []),
    },
    {
      key: 'bosses',
      titles: ['boss', 'played', 'hired'],
      ids: BOSSES,
      had: ({ events }, seat) =>
        events.flatMap((event) => (event.type === 'bossesRevealed' ? (event.bosses[seat] ?? []) : [])),
      used: ({ events }, seat) =>
        events.flatMap((event) => (event.type === 'posseHired' && event.seat === seat ? ['rancher'] : [])),
    },
    {
      key: 'mats',
      titles: ['mat', 'owned', 'pots won'],
      ids: [...LOCATIONS, 'sheriff'],
      had: ({ events }, seat) => matsOf(events, (owner) => owner === seat),
      used: ({ events }, seat) => {
        const mats = matsOf(events, () => true);
        return events.flatMap((event) =>
          event.type === 'matResolved' && event.winners.includes(seat) ? (mats[event.place] ?? []) : [],
        );
      },
    },
    {
      key: 'order',
      titles: ['order of seats', 'sat', ''],
      ids: ORDER,
      had: ({ events }, seat) =>
        events.flatMap((event) =>
          event.type === 'matchStarted'
            ? (ORDER[(seat - event.dealer + event.seats) % event.seats] ?? [])
            : [],
        ),
      used: () => [],
    },
  ],
};

type Events = readonly WesternTypes['event'][];

function matsOf(events: Events, isWanted: (owner: number | null) => boolean): string[] {
  return events.flatMap((event) =>
    event.type === 'matchStarted'
      ? event.mats.filter((_, place) => isWanted(event.owners[place] ?? null))
      : [],
  );
}

/** Everything that lay in a buy slot, or was shown by the Auction House. */
function forSale(events: Events): Set<string> {
  const seen = new Set<string>();
  for (const event of events) {
    if (event.type === 'slotRefilled' || (event.type === 'buildingDealt' && event.to === 'slot'))
      seen.add(event.building);
    else if (event.type === 'buildingsShown') for (const building of event.buildings) seen.add(building);
  }
  return seen;
}
