import { leadChanges, type LeadChange, type Seat } from '../../core';
import type { PlayedMatch } from '../kit';
import type { CardId } from './catalog/ids';
import type { WesternEvent } from './events';
import type { HandRank } from './hand';
import type { Place, Player } from './state';
import type { WesternTypes } from './types';

type Played = PlayedMatch<WesternTypes>;

/** What people want to see again. `moment` is the one right before it, so that it can be watched. */
export type WesternHighlight =
  | LeadChange
  | ({ readonly moment: number } & (
      | {
          readonly type: 'turnedDuel';
          readonly winner: Player;
          readonly loser: Player;
          readonly card: CardId;
        }
      | { readonly type: 'hand'; readonly seat: Seat; readonly rank: HandRank; readonly place: Place }
    ));

/** Hands that nobody sees every round. */
const RARE: readonly HandRank[] = ['threeOfAKind', 'straightFlush'];

/** Duels that the last card turned, rare hands that won, and every change of the lead, in order. */
export function highlightsOf(match: Played): WesternHighlight[] {
  return [...leadChanges(match.moments), ...happenings(match)].sort((a, b) => a.moment - b.moment);
}

function happenings({ moments, events }: Played): WesternHighlight[] {
  let moment = 0;
  let last: Extract<WesternEvent, { type: 'cardShown' }> | undefined;
  return events.flatMap((event, i): WesternHighlight[] => {
    while ((moments[moment + 1]?.events ?? Infinity) <= i) moment++;
    if (event.type === 'cardShown') last = event;
    // What is rolled after it has turned the duel again.
    if (event.type === 'dieRolled' || event.type === 'duelStarted') last = undefined;
    if (event.type === 'duelSettled' && last && last.seat === event.winner)
      return [{ type: 'turnedDuel', moment, winner: event.winner, loser: event.loser, card: last.card }];
    if (event.type !== 'matResolved') return [];
    const { hands, winners, place } = event;
    return hands.flatMap(({ player: seat, rank }): WesternHighlight[] =>
      winners.includes(seat) && RARE.includes(rank) ? [{ type: 'hand', moment, seat, rank, place }] : [],
    );
  });
}
