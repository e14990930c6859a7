import { valueOf } from './catalog/cards';
import type { Kind } from './catalog/ids';
import type { Duel, Duelist } from './state';

/** W6.3: the natural value of the card. */
export function powerOf({ die, card }: Duelist): number {
  return die + (card ? valueOf(card) : 0);
}

/** W6.4: the one with less power; with equal power the attacker. */
export function whoIsBehind({ attacker, defender }: Duel): Duelist {
  return powerOf(attacker) <= powerOf(defender) ? attacker : defender;
}

export function opponentOf({ attacker, defender }: Duel, duelist: Duelist): Duelist {
  return duelist === attacker ? defender : attacker;
}

/** W6.5, S27: what a reroll costs. */
export function rerollKind(fight: Duel, duelist: Duelist): Kind {
  return duelist === fight.attacker ? 'force' : 'law';
}
