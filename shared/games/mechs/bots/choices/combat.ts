import type { Attack } from '../../decisions';
import { seatState } from '../../arena';
import { sceneOf, type Situation } from '../bot';
import { bestLine, margin, presentDuel, type Duel } from '../duel';
import { strike } from '../strike';
import { bestOf, type Choice } from './choice';

const TOKEN_WORTH = 3;
const PAYMENT_WORTH = 0.5;

/** M8: choices inside a combat, each by the line of play that it leads to. */
export function combatChoice(situation: Situation): Choice | undefined {
  const { decision } = situation;
  const scene = sceneOf(situation);
  const duel = presentDuel(scene, decision.seat);
  switch (decision.kind) {
    case 'attack':
      return duel && bestOf(decision.options ?? [], (attack) => attackWorth(situation, duel, attack));
    case 'weaponsExpert':
      return duel && bestOf(decision.options ?? [], (isPaid) => expertWorth(situation, duel, isPaid));
    case 'exhaustWeapon':
      return (
        duel &&
        bestOf(decision.options ?? [], (weapon) => {
          const bit = weapon === null ? 0 : 1 << duel.sides[1].weapons.indexOf(weapon);
          const cost = weapon === null ? 0 : decision.about.cost * PAYMENT_WORTH;
          const enemy = { ...duel.sides[1], ready: duel.sides[1].ready & ~bit };
          return worth({ ...duel, turn: 1, powerAttack: false, sides: [duel.sides[0], enemy] }) - cost;
        })
      );
    case 'readyWeapon':
      return (
        duel &&
        bestOf(decision.options ?? [], (weapon) => {
          const bit = weapon === null ? 0 : 1 << duel.sides[0].weapons.indexOf(weapon);
          const me = { ...duel.sides[0], ready: duel.sides[0].ready | bit };
          return worth({ ...duel, turn: 1, powerAttack: false, sides: [me, duel.sides[1]] });
        })
      );
    default:
      return undefined;
  }
}

function worth(duel: Duel): number {
  return margin(bestLine(duel));
}

function attackWorth({ view, decision }: Situation, duel: Duel, attack: Attack): number {
  const me = duel.sides[0];
  const after = worth(strike(duel, me.weapons.indexOf(attack.weapon), attack));
  if (attack.remove === undefined) return after;
  const token = view.open.tokens.find(({ zone }) => zone === attack.remove);
  return after + (token?.seat === decision.seat ? -TOKEN_WORTH : TOKEN_WORTH);
}

/** The first weapon may be used twice, for two credits. */
function expertWorth({ view, decision }: Situation, duel: Duel, isPaid: boolean): number {
  const attacker = view.open.combat?.attacker.seat;
  const { credits } = seatState(view.open, decision.seat);
  const me = { ...duel.sides[0], keepsFirst: isPaid, credits: isPaid ? credits - 2 : credits };
  const turn = attacker === decision.seat ? 0 : 1;
  return worth({ ...duel, turn, sides: [me, duel.sides[1]] }) - (isPaid ? 2 * PAYMENT_WORTH : 0);
}
