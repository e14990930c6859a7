import { must, type Seat } from '../../core';
import { CARDS } from './catalog/cards';
import type { CardId } from './catalog/ids';
import { isSolo, seatState } from './ring';
import { RIVAL, type Player, type Secret } from './state';
import type { Scene } from './types';

/** What one seat may know: the open table and its own secret. Odds are made of this and nothing else. */
export interface Outlook extends Scene {
  readonly seat: Seat;
  readonly own: Secret;
}

/** W16: cards that this seat has not seen this round. Each hidden card is one of these. */
export function unseenCards({ open, own }: Outlook): CardId[] {
  const seen = new Set<CardId | undefined>([
    ...open.gaps,
    ...open.rival.shown,
    ...open.used,
    ...open.returned,
    own.card,
    ...own.hand,
    ...own.given,
    ...own.returned,
    own.peeked,
    open.duel?.attacker.card,
    open.duel?.defender.card,
  ]);
  for (const { card } of open.seats) seen.add(card);
  return CARDS.filter((card) => !seen.has(card));
}

/** The cards that a player is known to play with; of the Rival in solo that is one of its two (W14.2). */
export function shownCards({ open, own, seat }: Outlook, player: Player): CardId[] {
  if (player === RIVAL) {
    const { shown, cards } = open.rival;
    return own.peeked && shown.length < cards ? [own.peeked, ...shown] : shown;
  }
  const card = player === seat ? own.card : seatState(open, player).card;
  return card ? [card] : [];
}

/** Whether a player has a card that this seat cannot know. */
export function hidesCard(outlook: Outlook, player: Player): boolean {
  const shown = shownCards(outlook, player).length;
  return player === RIVAL ? shown < Math.max(1, outlook.open.rival.cards) : shown === 0;
}

/** The own card; before one was kept there is none to reckon with. */
export function keptCard({ own }: Outlook): CardId {
  return must(own.card, 'kept card');
}

/** Everybody who holds a card against this seat: the others, and in solo the Rival. */
export function othersOf({ open, seat }: Pick<Outlook, 'open' | 'seat'>): Player[] {
  const others: Player[] = [];
  open.seats.forEach((_, other) => {
    if (other !== seat) others.push(other);
  });
  if (isSolo(open)) others.push(RIVAL);
  return others;
}
