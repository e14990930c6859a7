import { must, shuffled } from '../../core';
import type { BuildingId, CardId } from './catalog/ids';
import type { WesternTable } from './types';

/** The face-down piles; their sizes are open (W16.1). */
export function countPiles(g: WesternTable): void {
  const { open, hidden } = g;
  open.deckCount = hidden.deck.length;
  open.drawCount = hidden.draw.length;
  open.discardCount = hidden.discard.length;
}

/** The top card of the building deck, if there is one left. */
export function drawBuilding(g: WesternTable): BuildingId | undefined {
  const building = g.hidden.deck.pop();
  countPiles(g);
  return building;
}

/** S53 */
export function shuffleIntoDeck(g: WesternTable, buildings: readonly BuildingId[]): void {
  const { hidden, random } = g;
  if (buildings.length === 0) return;
  hidden.deck = shuffled(hidden.deck.concat(buildings), random.stream(STREAMS.auction));
  countPiles(g);
  g.emit({ type: 'deckReshuffled' });
}

/** A card for the Rival's duel, shown to all (W14.5). */
export function drawForRival(g: WesternTable): CardId {
  const { open, hidden } = g;
  if (hidden.draw.length === 0) reshuffleDiscards(g);
  const card = must(hidden.draw.pop(), 'card to draw');
  open.returned = open.returned.filter((other) => other !== card);
  countPiles(g);
  g.emit({ type: 'rivalDrew', card });
  return card;
}

/** A card that the Rival has used in a duel goes to the discard pile. */
export function discardUsed(g: WesternTable, card: CardId): void {
  g.hidden.discard.push(card);
  g.open.used.push(card);
  countPiles(g);
}

/** S87: everything that lies there, what the players did not keep as well. */
function reshuffleDiscards(g: WesternTable): void {
  const { open, hidden, secrets, random } = g;
  hidden.draw = shuffled(hidden.discard, random.stream(STREAMS.reshuffle));
  hidden.discard = [];
  open.returned = open.returned.concat(open.used);
  open.used = [];
  for (const secret of secrets) {
    secret.returned = secret.returned.concat(secret.given);
    secret.given = [];
  }
  g.emit({ type: 'drawPileReshuffled' });
}

/** W17.1: every shuffle and roll has its own stream, so that drawing from one never shifts another. */
export const STREAMS = {
  mats: 'mats',
  bosses: 'bosses',
  dealer: 'dealer',
  buildings: 'buildings',
  dice: 'duelDice',
  rivalDice: 'rivalDice',
  reshuffle: 'rivalCards',
  auction: 'auction',
} as const;

/** The poker deck of one round. */
export function pokerStream(round: number): string {
  return `poker${round}`;
}
