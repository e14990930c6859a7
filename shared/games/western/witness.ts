import type { Match, Seat } from '../../core';
import type { BossId, CardId } from './catalog/ids';
import { isSolo } from './ring';
import type { WesternTypes } from './types';

/** Something hidden that is committed to: under an id of its own, what everybody may know of it, and what not yet. */
export interface Committed {
  readonly id: string;
  readonly named: {
    readonly kind: 'bosses' | 'rival' | 'kept';
    readonly round: number;
    readonly seat?: Seat;
  };
  readonly hidden: { readonly bosses?: readonly BossId[]; readonly cards?: readonly CardId[] };
}

/**
 * W17: what is hidden at this moment. To be looked at before the first input and after each: whatever has a new id is
 * committed to then. The bosses offered, the Rival's cards from the deal on, every kept card when the last player has
 * locked in, and anew after each swap, whether or not the card changed.
 */
export function look(match: Match<WesternTypes>): readonly Committed[] {
  const { phase } = match.state.open;
  if (phase === 'bosses') return bossOffers(match);
  return [...rivalCards(match), ...keptCards(match)];
}

/** W17.4 */
function bossOffers({ state }: Match<WesternTypes>): Committed[] {
  return state.secrets.map(({ bosses }, seat) => ({
    id: `bosses/${seat}`,
    named: { kind: 'bosses', round: 0, seat },
    hidden: { bosses: bosses.slice() },
  }));
}

/** W17.2: in solo both of them, although one lies face up. */
function rivalCards({ state }: Match<WesternTypes>): Committed[] {
  const { round, rival } = state.open;
  const faceUp = isSolo(state.open) ? 1 : 0;
  if (rival.cards === 0 || rival.shown.length > faceUp) return [];
  return [
    { id: `rival/${round}`, named: { kind: 'rival', round }, hidden: { cards: state.hidden.rival.slice() } },
  ];
}

/** W17.3 */
function keptCards(match: Match<WesternTypes>): Committed[] {
  const { open, secrets } = match.state;
  const { round, phase } = open;
  if (phase !== 'hire' && phase !== 'place' && phase !== 'rival') return [];
  return secrets.flatMap(({ card }, seat): Committed[] =>
    card
      ? [
          {
            id: `kept/${round}/${seat}/${swapsOf(match, seat)}`,
            named: { kind: 'kept', round, seat },
            hidden: { cards: [card] },
          },
        ]
      : [],
  );
}

/** How often the seat has swapped its card in this round. */
function swapsOf({ events }: Match<WesternTypes>, seat: Seat): number {
  const start = events.findLastIndex((event) => event.type === 'roundStarted');
  return events.slice(start + 1).filter((event) => event.type === 'cardSwapped' && event.seat === seat)
    .length;
}
