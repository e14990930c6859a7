import { pick, shuffled, type Random, type Seat } from '../../../core';
import { hasEmptyMech, isHostile, seatState, tokenIn, valueOf, whereIs } from '../arena';
import { directionsOf, kindOf } from '../catalog/cards';
import type { CardKind } from '../catalog/ids';
import { destination } from '../movement';
import { figuresOf } from '../ruleset';
import type { CardId, Direction, ProgrammedCard, ZoneId } from '../state';
import type { Scene } from '../types';
import { sceneOf, type MechsBot, type MechsSituation } from './bot';
import { optionsOf } from './choices/choice';

/**
 * Rookie: sensible and quick. It collects, builds where it can afford to, keeps away from what is hostile, and
 * looks no further than the next zone. Whatever it has no opinion on it answers with the decision's fallback.
 */
export const rookie: MechsBot = {
  id: 'rookie',
  isQuick: true,
  imagines: false,
  think: (situation) => ({ answer: answerOf(situation), cutOff: false }),
};

/** One choice in so many is made on a whim, so that two rookies are never quite alike. */
const WHIM = 8;

function answerOf(situation: MechsSituation): unknown {
  const { decision, random } = situation;
  switch (decision.kind) {
    case 'program':
      return stroll(sceneOf(situation), decision.seat, decision.about.cards, random);
    case 'pilot':
    case 'base':
    case 'baseMine':
    case 'firstWeapon':
      return pick<unknown>(optionsOf<unknown>(decision), random);
    case 'attack':
    case 'purchase':
    case 'adHocCard':
      return random.below(WHIM) === 0 ? pick(optionsOf<unknown>(decision), random) : decision.fallback;
    default:
      return decision.fallback;
  }
}

/** Four cards that seem useful now, each in the best direction from where the last one leads. */
function stroll(scene: Scene, seat: Seat, cards: readonly CardId[], random: Random): ProgrammedCard[] {
  const length = figuresOf(scene.config).cardsPerRound;
  const drawn = shuffled(cards, random).map((card) => ({
    card,
    worth: usefulness(scene, seat, kindOf(card)) + random.below(4),
  }));
  const chosen = drawn.sort((a, b) => b.worth - a.worth).slice(0, length);
  // Collect first: what it brings pays for the rest.
  const inOrder = [...chosen].sort((a, b) => rank(a.card) - rank(b.card));
  let zone = whereIs(scene.open, seat);
  return inOrder.map(({ card }) => {
    const kind = kindOf(card);
    const direction = nicestDirection(scene, seat, { from: zone, kind }, random);
    zone = destination(scene.open, zone, { kind, direction }) ?? zone;
    return { card, direction };
  });
}

function rank(card: CardId): number {
  return kindOf(card) === 'collect' ? 0 : 1;
}

function usefulness({ config, open }: Scene, seat: Seat, kind: CardKind): number {
  const { energy, credits, status, hp, turrets, mines } = seatState(open, seat);
  const { health, upgradeCost } = figuresOf(config);
  switch (kind) {
    case 'collect':
      return energy + credits < 12 ? 5 : 2;
    case 'deployTurret':
      return energy > 0 && turrets > 0 ? 5 : 1;
    case 'deployMine':
      return credits > 0 && mines > 0 ? 4 : 1;
    case 'purchase':
      return energy + credits > 3 ? 3 : 0;
    case 'powerUp':
      if (status === 'mech') return -2;
      return status === 'pilot' && credits >= upgradeCost ? 6 : hp < health[status] ? 4 : 0;
    case 'diagonalJump':
    case 'doubleJump':
      return 0;
  }
}

function nicestDirection(
  scene: Scene,
  seat: Seat,
  step: { from: ZoneId; kind: CardKind },
  random: Random,
): Direction {
  const { open } = scene;
  const worth = (direction: Direction) => {
    const to = destination(open, step.from, { kind: step.kind, direction });
    if (to === undefined) return -2;
    if (isHostile(open, to, seat)) return -6;
    const isTaken = tokenIn(open, to) !== undefined || hasEmptyMech(open, to);
    return valueOf(open, to) * 2 - (isTaken ? 2 : 0);
  };
  return shuffled(directionsOf(step.kind), random)
    .map((direction) => ({ direction, worth: worth(direction) + random.below(3) }))
    .reduce((best, one) => (one.worth > best.worth ? one : best)).direction;
}
