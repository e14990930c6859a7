import { pick } from '../../../core';
import type { SpotChoice } from '../decisions';
import { rankOf } from '../hand';
import { canPay } from '../influence';
import { holderOf, leftCard, matAt, rightCard, seatState } from '../ring';
import { buildingOf } from '../ruleset';
import { answerForAbsent } from '../standIn';
import type { Outlook } from '../unseen';
import { bestBy, optionsOf, outlookOf, type WesternBot, type WesternSituation } from './bot';

/**
 * Rookie: sensible and quick. It keeps its highest card, goes where that makes a pair or better or where it can pay
 * for the building, fights for nothing but what it holds, and does one thing in eight on a whim. Whatever it has no
 * opinion on it answers with the decision's fallback.
 */
export const rookie: WesternBot = {
  id: 'rookie',
  isQuick: true,
  imagines: false,
  think: (situation) => ({ answer: answerOf(situation), cutOff: false }),
};

/** One choice in so many is made on a whim, so that two rookies are never quite alike. */
const WHIM = 8;

function answerOf(situation: WesternSituation): unknown {
  const { decision, random } = situation;
  const outlook = outlookOf(situation);
  switch (decision.kind) {
    case 'boss':
      return pick<unknown>(optionsOf<unknown>(decision), random);
    case 'place':
      return place(outlook, optionsOf<SpotChoice>(decision), situation);
    case 'duel':
      return answerForAbsent(outlook.config, outlook, decision);
    case 'hire':
    case 'trade':
    case 'swap':
      return random.below(2) === 0 ? pick<unknown>(optionsOf<unknown>(decision), random) : decision.fallback;
    default:
      return decision.fallback;
  }
}

function place(outlook: Outlook, options: readonly SpotChoice[], { random }: WesternSituation): SpotChoice {
  const free = options.filter(({ place: at, spot }) => !holderOf(outlook.open, at, spot));
  if (random.below(WHIM) === 0) return pick(free, random);
  return bestBy(free, (option) => appeal(outlook, option) + random.below(3));
}

/** Rules of thumb: a hand, a building that can be paid, influence now. */
function appeal({ open, own, seat, config }: Outlook, { place: at, spot, side }: SpotChoice): number {
  const { slot } = matAt(open, at);
  const hand = own.card ? rankOf(own.card, leftCard(open, at), rightCard(open, at)) : 'highCard';
  const pot = hand === 'highCard' ? 0 : 3;
  const building = slot && canPay(seatState(open, seat).influence, buildingOf(config, slot).price) ? 3 : 0;
  const isNew = open.posses.some(({ player, place: other }) => player === seat && other === at) ? 0 : 2;
  const now = side === 'left' || spot === 'porch' ? 2 : side === 'right' && pot > 0 ? 2 : 0;
  return pot + building + isNew + now;
}
