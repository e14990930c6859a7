import { mechs, PILOTS, SCORE_SOURCES, WEAPONS, type MechsTypes } from '../../../shared/games/mechs';
import { BOTS } from '../../../shared/games/mechs/bots';
import { ACE_BUDGET, aceWith } from '../../../shared/games/mechs/bots/ace';
import { partOf, type Contest } from './contest';

/** How every weapon and pilot fares. */
export const mechsContest: Contest<MechsTypes> = {
  game: mechs,
  fewestSeats: 2,
  configFor: (seats) => ({ seats: seats as 2 | 3 | 4 }),
  botFor: (id, budget) =>
    id === 'ace' && budget !== 1
      ? aceWith({ program: partOf(ACE_BUDGET.program, budget), other: partOf(ACE_BUDGET.other, budget) })
      : BOTS[id],
  sources: SCORE_SOURCES,
  scoreOf: (outcome, seat, source) => outcome.seats[seat]!.total[source as (typeof SCORE_SOURCES)[number]],
  tables: [
    {
      key: 'weapons',
      titles: ['weapon', 'bought', 'attacks'],
      ids: WEAPONS,
      had: ({ events }, seat) =>
        events.flatMap((event) =>
          event.type === 'weaponPurchased' && event.seat === seat ? [event.weapon] : [],
        ),
      used: ({ events }, seat) =>
        events.flatMap((event) => (event.type === 'weaponUsed' && event.seat === seat ? [event.weapon] : [])),
    },
    {
      key: 'pilots',
      titles: ['pilot', 'played', 'paid for'],
      ids: PILOTS,
      had: ({ events }, seat) =>
        events.flatMap((event) => (event.type === 'pilotsRevealed' ? (event.pilots[seat] ?? []) : [])),
      used: ({ events }, seat) =>
        events.flatMap((event) =>
          event.type === 'resourcePaid' && event.seat === seat ? [event.cause] : [],
        ),
    },
  ],
};
