import type { MechsDecision, Scene } from '../../types';
import { sceneOf, type MechsSituation } from '../bot';
import { bestLine, margin, presentDuel, type Duel } from '../duel';
import { strike } from '../strike';
import { bestOf, optionsOf, type Choice } from './choice';

const TOKEN_WORTH = 3;
const PAYMENT_WORTH = 0.5;

/** M8: choices inside a combat, each by the line of play that it leads to. */
export function combatChoice(situation: MechsSituation): Choice | undefined {
  const { decision } = situation;
  const scene = sceneOf(situation);
  const duel = presentDuel(scene, decision.seat);
  switch (decision.kind) {
    case 'attack':
      return attackChoice(scene, decision);
    case 'weaponsExpert':
      return duel && bestOf(optionsOf(decision), (isPaid) => expertWorth(decision, duel, isPaid));
    case 'exhaustWeapon':
      return (
        duel &&
        bestOf(optionsOf(decision), (weapon) => {
          const bit = weapon === null ? 0 : 1 << duel.sides[1].weapons.indexOf(weapon);
          const cost = weapon === null ? 0 : decision.about.cost * PAYMENT_WORTH;
          const enemy = { ...duel.sides[1], ready: duel.sides[1].ready & ~bit };
          return worth({ ...duel, turn: 1, powerAttack: false, sides: [duel.sides[0], enemy] }) - cost;
        })
      );
    case 'readyWeapon':
      return (
        duel &&
        bestOf(optionsOf(decision), (weapon) => {
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

/** `plies`: how many attacks are looked ahead. */
export function attackChoice(
  scene: Scene,
  decision: Extract<MechsDecision, { kind: 'attack' }>,
  plies?: number,
): Choice | undefined {
  const { seat } = decision;
  const duel = presentDuel(scene, seat);
  return (
    duel &&
    bestOf(optionsOf(decision), (attack) => {
      const after = strike(duel, duel.sides[0].weapons.indexOf(attack.weapon), attack);
      const token = scene.open.tokens.find(({ zone }) => zone === attack.remove);
      const removal = token === undefined ? 0 : token.seat === seat ? -TOKEN_WORTH : TOKEN_WORTH;
      return margin(bestLine(after, plies)) + removal;
    })
  );
}

/** The first weapon may be used twice, for a price. */
function expertWorth(
  { about: { cost, resource } }: Extract<MechsDecision, { kind: 'weaponsExpert' }>,
  duel: Duel,
  isPaid: boolean,
): number {
  const [me, enemy] = duel.sides;
  const paid = isPaid ? cost : 0;
  const expert = { ...me, keepsFirst: isPaid, [resource]: me[resource] - paid };
  return worth({ ...duel, sides: [expert, enemy] }) - paid * PAYMENT_WORTH;
}
