import { suitOf } from '../catalog/cards';
import type { EffectOf } from '../catalog/effects';
import type { CardId, Industry, Suit } from '../catalog/ids';
import { iconsOf } from '../counters';
import { isSolo, seatState } from '../ring';
import { RIVAL } from '../state';
import { hidesCard, othersOf } from '../unseen';
import type { Hopes, Standing } from './hopes';

/** What a gain counts, with these posses (`counters.ts`); where cards are hidden, what is to be expected. */
export function countFor(hopes: Hopes, { times }: EffectOf<'gain'>, posses: readonly Standing[]): number {
  const { open, seat, config } = hopes.outlook;
  const state = seatState(open, seat);
  switch (times) {
    case undefined:
      return 1;
    case 'anyWounded':
      return Number(open.posses.some(({ wounded }) => wounded));
    case 'standingPorch':
      return posses.filter(({ spot, wounded }) => spot === 'porch' && !wounded).length;
    case 'unwounded':
      return Number(!posses.some(({ wounded }) => wounded));
    case 'wonDuel':
      return Number(state.wonDuel);
    case 'pairsBought':
      return Math.floor(state.buildings.length / 2);
    case 'firstBuyVp':
      return 0;
    default: {
      const [what, which] = times.split(':');
      if (what === 'ownIcons') return iconsOf({ config }, state.buildings, which as Industry);
      return cardsOf(hopes, which as Suit);
    }
  }
}

/** S40: cards of a suit, those that are seen and the part of the others that is to be expected. */
function cardsOf(hopes: Hopes, suit: Suit): number {
  const { outlook, beliefs } = hopes;
  const { open, own } = outlook;
  const is = (card: CardId | undefined) => Number(card !== undefined && suitOf(card) === suit);
  let count = is(own.card);
  for (const card of open.gaps) count += is(card);
  for (const card of open.rival.shown) count += is(card);
  open.seats.forEach(({ card }, other) => {
    if (other !== outlook.seat) count += is(card);
  });
  const hidden = [...othersOf(outlook), ...(isSolo(open) ? [] : [RIVAL])].filter((one) =>
    hidesCard(outlook, one),
  );
  const part = beliefs.cards.filter((card) => is(card)).length / Math.max(1, beliefs.cards.length);
  return count + hidden.length * part;
}
