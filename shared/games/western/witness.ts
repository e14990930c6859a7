import type { Match, Seat } from '../../core';
import type { Witnessed } from '../kit';
import { isSolo } from './ring';
import type { WesternTypes } from './types';

/**
 * W17: what is hidden at this moment. To be looked at before the first input and after each: whatever has a new id is
 * committed to then. The bosses offered, the Rival's cards from the deal on, every kept card when the last player has
 * locked in, and anew after each swap, whether or not the card changed.
 */
export function look(match: Match<WesternTypes>): readonly Witnessed[] {
  const { phase } = match.state.open;
  if (phase === 'bosses') return bossOffers(match);
  return [...rivalCards(match), ...keptCards(match)];
}

/** W17.4 */
function bossOffers({ state }: Match<WesternTypes>): Witnessed[] {
  return state.secrets.map(({ bosses }, seat) => ({
    id: `bosses/${seat}`,
    named: { kind: 'bosses', round: 0, seat },
    hidden: { bosses: bosses.slice() },
  }));
}

/** W17.2: in solo both of them, although one lies face up. */
function rivalCards({ state }: Match<WesternTypes>): Witnessed[] {
  const { round, rival } = state.open;
  const faceUp = isSolo(state.open) ? 1 : 0;
  if (rival.cards === 0 || rival.shown.length > faceUp) return [];
  return [
    { id: `rival/${round}`, named: { kind: 'rival', round }, hidden: { cards: state.hidden.rival.slice() } },
  ];
}

/** W17.3 */
function keptCards(match: Match<WesternTypes>): Witnessed[] {
  const { open, secrets } = match.state;
  const { round, phase } = open;
  if (phase !== 'hire' && phase !== 'place' && phase !== 'rival') return [];
  return secrets.flatMap(({ card }, seat): Witnessed[] =>
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
