import { must, type Flow, type Seat } from '../../core';
import { handlerOf } from './effects';
import type { ShownHand } from './events';
import { bestOfItsRank, rankOf, strengthOf } from './hand';
import { winsTies } from './hallTies';
import { playedCard } from './playedCard';
import { buildingsUsedBy, isSolo, leftCard, rightCard, seatState } from './ring';
import { buildingOf } from './ruleset';
import { RIVAL, TOWN_HALL, type Player } from './state';
import type { Scene, WesternTable } from './types';

/** W10.1: everybody's hand at the Town Hall gives the order of buying, unless somebody claims to be first (W10.4). */
export function* orderOfBuying(g: WesternTable): Flow<Player[]> {
  const { open } = g;
  const left = leftCard(open, TOWN_HALL);
  const right = rightCard(open, TOWN_HALL);
  const players: Player[] = open.seats.map((_, seat) => seat);
  if (isSolo(open)) players.push(RIVAL); // W14.8
  const hands = players.map((player): ShownHand => {
    const card = playedCard(open, player, left, right);
    return { player, card, rank: rankOf(card, left, right) };
  });
  const order = orderOf(g, hands);
  g.emit({ type: 'hallCompared', hands, order });
  const claimant = yield* claimantOf(g, order);
  if (claimant === undefined) return order;
  g.emit({ type: 'hallClaimed', seat: claimant });
  return [claimant, ...order.filter((player) => player !== claimant)]; // S54
}

/** W10.2: exact equals are ordered by their natural cards. */
function orderOf(g: Scene, hands: readonly ShownHand[]): Player[] {
  const { open } = g;
  const left = leftCard(open, TOWN_HALL);
  const right = rightCard(open, TOWN_HALL);
  const entries = hands.map(({ player, card }) => {
    const strength = strengthOf(card, left, right);
    const natural = player === RIVAL ? card : must(seatState(open, player).card, 'shown card');
    return {
      player,
      strength: winsTies(g, player) ? bestOfItsRank(strength) : strength,
      natural: strengthOf(natural, left, right),
    };
  });
  return entries.sort((a, b) => b.strength - a.strength || b.natural - a.natural).map(({ player }) => player);
}

/** S54, S70, S99: who holds the Post Office may pay to be first, if they are not anyway. */
function* claimantOf(g: WesternTable, order: readonly Player[]): Flow<Seat | undefined> {
  const { open, config } = g;
  for (let seat = 0; seat < open.seats.length; seat++) {
    if (order[0] === seat) continue;
    for (const id of buildingsUsedBy(open, seat)) {
      const { moment, effects } = buildingOf(config, id);
      if (moment !== 'buy') continue;
      for (const effect of effects) {
        const { claimHall } = handlerOf(effect);
        if (claimHall && (yield* claimHall(g, seat, effect, id))) return seat;
      }
    }
  }
  return undefined;
}
