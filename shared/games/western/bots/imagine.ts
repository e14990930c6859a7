import { must, type Position, type Random } from '../../../core';
import type { CardId } from '../catalog/ids';
import type { Secret } from '../state';
import type { WesternTypes } from '../types';
import { hidesCard, type Outlook } from '../unseen';
import { type Beliefs } from './beliefs';

const FINENESS = 1 << 20;

/**
 * What a sample leaves to chance alone is made as likely as it is: the others' kept cards are drawn anew by what they
 * did. Each of them changes places with the card that the sample had put there.
 */
export function byEvidence(
  position: Position<WesternTypes>,
  outlook: Outlook,
  beliefs: Beliefs,
  random: Random,
): Position<WesternTypes> {
  const { secrets, hidden } = position.state;
  const taken = new Set<CardId>();
  for (const player of beliefs.others) {
    const secret = secrets[player];
    if (!secret?.card || !hidesCard(outlook, player)) continue;
    const before = secret.card;
    const drawn = drawCard(beliefs, player, taken, random);
    taken.add(drawn);
    if (drawn === before) continue;
    const exchanged = (card: CardId) => (card === before ? drawn : card === drawn ? before : card);
    hidden.draw = hidden.draw.map(exchanged);
    hidden.discard = hidden.discard.map(exchanged);
    hidden.rival = hidden.rival.map(exchanged);
    for (const [seat, other] of secrets.entries()) if (seat !== outlook.seat) exchangeIn(other, exchanged);
  }
  return position;
}

function exchangeIn(secret: Secret, exchanged: (card: CardId) => CardId): void {
  secret.card &&= exchanged(secret.card);
  secret.peeked &&= exchanged(secret.peeked);
  secret.hand = secret.hand.map(exchanged);
  secret.given = secret.given.map(exchanged);
}

function drawCard(beliefs: Beliefs, player: number, taken: ReadonlySet<CardId>, random: Random): CardId {
  const weights = beliefs
    .weightsOf(player)
    .map((weight, i) => (taken.has(beliefs.cards[i] as CardId) ? 0 : weight));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let at = (random.below(FINENESS) / FINENESS) * total;
  const index = weights.findIndex((weight) => (at -= weight) < 0);
  return must(beliefs.cards[Math.max(0, index)], 'unseen card');
}
