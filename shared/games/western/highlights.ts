import { leadChanges, type LeadChange, type Seat } from '../../core';
import type { PlayedMatch } from '../kit';
import { BUILDING_TABLE } from './catalog/buildings';
import { INDUSTRIES, type BuildingId, type CardId, type Industry } from './catalog/ids';
import type { WesternEvent } from './events';
import type { HandRank } from './hand';
import { RIVAL, type Place, type Player } from './state';
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
      | {
          readonly type: 'majority';
          readonly seat: Player;
          readonly from: Player;
          readonly industry: Industry;
        }
    ));

/** Hands that nobody sees every round. */
const RARE: readonly HandRank[] = ['threeOfAKind', 'straightFlush'];

/** Duels that the last card turned, rare hands that won, stolen majorities, and every change of the lead, in order. */
export function highlightsOf(match: Played): WesternHighlight[] {
  return [...leadChanges(match.moments), ...happenings(match), ...stolenMajorities(match)].sort(
    (a, b) => a.moment - b.moment,
  );
}

function happenings({ moments, events }: Played): WesternHighlight[] {
  const momentOf = momentsBefore(moments);
  let last: Extract<WesternEvent, { type: 'cardShown' }> | undefined;
  return events.flatMap((event, i): WesternHighlight[] => {
    const moment = momentOf(i);
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

/** The moment right before an event; events are asked for in order. */
function momentsBefore(moments: Played['moments']): (event: number) => number {
  let moment = 0;
  return (event) => {
    while ((moments[moment + 1]?.events ?? Infinity) <= event) moment++;
    return moment;
  };
}

/** W13.3: a building that takes most shares of a ranked industry from the one who had them alone. */
function stolenMajorities({ moments, events }: Played): WesternHighlight[] {
  const momentOf = momentsBefore(moments);
  const shares = new Shares();
  const ranked = new Set<Industry>();
  let rivalsPlace = -1;
  return events.flatMap((event, i): WesternHighlight[] => {
    if (event.type === 'industryAdvanced') ranked.add(event.industry);
    if (event.type === 'matchStarted') rivalsPlace = event.owners.indexOf(RIVAL);
    // W14.1: what it begins with.
    if (event.type === 'buildingDealt' && event.to === 'porch' && event.place === rivalsPlace)
      shares.add(RIVAL, event.building);
    if (event.type !== 'buildingBought') return [];
    const { player: seat, building } = event;
    const before = shares.leaders();
    shares.add(seat, building);
    const after = shares.leaders();
    return INDUSTRIES.flatMap((industry): WesternHighlight[] => {
      const from = before[industry];
      const isStolen = from !== undefined && from !== seat && after[industry] === seat;
      if (!isStolen || !ranked.has(industry)) return [];
      return [{ type: 'majority', moment: momentOf(i), seat, from, industry }];
    });
  });
}

/** Who owns how much of each industry. */
class Shares {
  private readonly counts: Record<Industry, Map<Player, number>> = {
    mining: new Map(),
    railway: new Map(),
    wagon: new Map(),
  };

  add(player: Player, building: BuildingId): void {
    for (const icon of BUILDING_TABLE[building].icons)
      this.counts[icon].set(player, (this.counts[icon].get(player) ?? 0) + 1);
  }

  /** Who has most, alone. */
  leaders(): Record<Industry, Player | undefined> {
    const { mining, railway, wagon } = this.counts;
    return { mining: leaderOf(mining), railway: leaderOf(railway), wagon: leaderOf(wagon) };
  }
}

function leaderOf(shares: ReadonlyMap<Player, number>): Player | undefined {
  const most = Math.max(...shares.values());
  const leaders = [...shares].filter(([, count]) => count === most);
  return leaders.length === 1 ? leaders[0]?.[0] : undefined;
}
