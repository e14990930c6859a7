import type { Delegation } from '../kit';
import { VALUES } from './catalog/ids';
import type { DuelStep } from './decisions';
import { powerOf } from './duelists';
import { roomFor } from './influence';
import { WEIGHTS } from './kindWeights';
import { figuresOf } from './ruleset';
import type { Scene, WesternTypes } from './types';

const HIGHEST = Math.max(...VALUES.map(Number));

/**
 * W6.5: whoever would still be behind with the best roll that they can buy, and the highest of all cards, stops. With their
 * own card it would be more often, but then others could read that card from the quick answer (S28).
 */
function isLostDuel({ config, open }: Scene, steps: readonly DuelStep[], seat: number): boolean {
  const { duel } = open;
  // What the Rival is made to do may bring it down.
  if (!duel || steps.some(({ act }) => act === 'rivalRerolls' || act === 'rivalDraws')) return false;
  const isAttacker = duel.attacker.player === seat;
  const [own, enemy] = isAttacker ? [duel.attacker, duel.defender] : [duel.defender, duel.attacker];
  const may = (step: DuelStep['act']) => steps.some(({ act }) => act === step);
  const rolled = may('reroll') ? figuresOf(config).dieSides : own.die;
  const best = powerOf({ ...own, die: rolled }) + (may('addCard') ? HIGHEST : 0);
  return isAttacker ? best <= powerOf(enemy) : best < powerOf(enemy);
}

export const DELEGATION: Delegation<WesternTypes> = {
  weights: WEIGHTS,
  onDemand: [],
  sensible(scene, asked) {
    const { seat } = asked;
    if (asked.kind === 'duel' && isLostDuel(scene, asked.options ?? [], seat))
      return { answer: { act: 'stop' } };
    // W8.6: influence for which there is no room is none.
    if (asked.kind === 'pot' && roomFor(scene, seat, 'law') + roomFor(scene, seat, 'force') === 0)
      return { answer: 'posse' };
    return undefined;
  },
};
