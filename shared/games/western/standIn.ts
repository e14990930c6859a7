import { valueOf } from './catalog/cards';
import type { DuelStep } from './decisions';
import { opponentOf, powerOf, rerollKind, whoIsBehind } from './duelists';
import { seatState } from './ring';
import { figuresOf } from './ruleset';
import type { Duel, Duelist } from './state';
import type { WesternConfig, WesternDecision, WesternView } from './types';

/** W15.3: the answer of a seat whose player is away: what time running out would play, but it fights back. */
export function answerForAbsent(
  config: WesternConfig,
  { open, own }: Pick<WesternView, 'open' | 'own'>,
  { kind, seat, fallback }: WesternDecision,
): unknown {
  const { duel } = open;
  if (kind !== 'duel' || !duel) return fallback;
  const duelist = whoIsBehind(duel);
  const { influence, card: shown } = seatState(open, seat);
  const card = own?.card;
  if (!shown && card && isAhead(duel, duelist, powerOf(duelist) + valueOf(card))) return ADD_CARD;
  const best = powerOf(duelist) - duelist.die + figuresOf(config).dieSides;
  if (influence[rerollKind(duel, duelist)] >= ENOUGH_TO_REROLL && isAhead(duel, duelist, best)) return REROLL;
  return fallback;
}

const ENOUGH_TO_REROLL = 2;
const ADD_CARD: DuelStep = { act: 'addCard' };
const REROLL: DuelStep = { act: 'reroll' };

/** With that power: the attacker needs more than the defender, who needs as much (W6.4). */
function isAhead(duel: Duel, duelist: Duelist, power: number): boolean {
  const against = powerOf(opponentOf(duel, duelist));
  return duelist === duel.attacker ? power > against : power >= against;
}
