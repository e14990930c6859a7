import { seatState } from '../../arena';
import { turnedCard } from '../../abilities';
import { directionsOf, kindOf } from '../../catalog/cards';
import { figuresOf } from '../../ruleset';
import type { ProgrammedCard } from '../../state';
import { sceneOf, type Situation } from '../bot';
import { prospectsOf, type Prospects } from '../plan/prospects';
import { pawnOf, searchPlans, worthOf } from '../plan/search';
import { step } from '../plan/step';
import type { Weights } from '../plan/weights';
import { bestOf, optionsOf, type Choice } from './choice';

const WIDTH = 40;
const PLANS = 200;
/** A plan made with all in view is left only for one that is clearly better. */
const SURER = 0.7;
/** Turned cards have paid less than they promised: others are seldom where they were thought to be. */
const SURER_TO_TURN = 2;

/** What is decided about one's own cards and moves once the round is under way. */
export function turnChoice(situation: Situation, weights: Weights): Choice | undefined {
  const { decision } = situation;
  const scene = sceneOf(situation);
  switch (decision.kind) {
    case 'adHocCard': {
      const found = bestAdHoc(prospectsOf(scene, decision.seat, weights), optionsOf(decision));
      return found && { answer: found.card };
    }
    case 'impulse': {
      const on = prospectsOf(scene, decision.seat, weights);
      const found = bestAdHoc(on, undefined);
      const { energy } = seatState(scene.open, decision.seat);
      const price = (on.purse[energy] ?? 0) - (on.purse[energy - decision.about.cost] ?? 0);
      return {
        answer: found !== undefined && found.worth - price > worthOf(on, restOfProgram(situation)) + SURER,
      };
    }
    case 'gyroscope': {
      const on = prospectsOf(scene, decision.seat, weights);
      const [, ...rest] = restOfProgram(situation);
      const { card, cost, resource } = decision.about;
      const paid = resource === 'energy' ? cost : 0;
      return bestOf(optionsOf(decision), (way) =>
        way === null
          ? worthOf(on, [card, ...rest]) + SURER_TO_TURN
          : worthOf(on, [turnedCard(card, way), ...rest], paid),
      );
    }
    case 'rocketCharge':
      return { answer: shouldGoOn(situation, weights) };
    default:
      return undefined;
  }
}

/** One's own cards that are still to come, this turn's included. */
function restOfProgram({ view }: Situation): readonly ProgrammedCard[] {
  return view.own?.program.slice(view.open.turn - 1) ?? [];
}

function bestAdHoc(
  on: Prospects,
  options: readonly ProgrammedCard[] | undefined,
): { card: ProgrammedCard; worth: number } | undefined {
  const { open, config } = on.scene;
  const cards = [...new Set((options ?? []).map(({ card }) => card))];
  const plans = searchPlans(on, {
    cards: options ? cards : ['collect', 'purchase', 'deployMine', 'deployTurret', 'powerUp'],
    turns: figuresOf(config).cardsPerRound - open.turn + 1,
    width: WIDTH,
    plans: PLANS,
    repeats: true,
  });
  for (const { program, worth } of plans) {
    const [first] = program;
    const isOffered = options?.some(
      (card) => card.card === first?.card && card.direction === first.direction,
    );
    if (first && isOffered !== false) return { card: first, worth };
  }
  return undefined;
}

/** Troy's Rocket Charge: the rest of this turn one zone further on, against the rest of it here. */
function shouldGoOn(situation: Situation, weights: Weights): boolean {
  const { decision, view } = situation;
  const revealed = seatState(view.open, decision.seat).revealed;
  const card = revealed[revealed.length - 1];
  if (!card) return false;
  const on = prospectsOf(sceneOf(situation), decision.seat, weights);
  const here = pawnOf(on);
  const way = directionsOf(card.kind).indexOf(card.direction);
  const move = { card: card.kind, kind: card.kind, bit: 0 };
  // Towards a wall one stays: that is the action taken here.
  const walls = on.geography[card.kind][here.zone]?.findIndex((zone) => zone < 0) ?? -1;
  const stays = walls >= 0 ? step(on, here, { ...move, way: walls }).worth : here.worth;
  const price = (on.purse[here.energy] ?? 0) - (on.purse[here.energy - 1] ?? 0);
  return kindOf(card.kind) === card.kind && step(on, here, { ...move, way }).worth - price > stays + SURER;
}
