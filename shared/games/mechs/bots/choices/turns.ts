import { isSame, must } from '../../../../core';
import { seatState } from '../../arena';
import { turnedCard } from '../../abilities';
import { directionsOf } from '../../catalog/cards';
import type { MechsDecisions } from '../../decisions';
import { figuresOf } from '../../ruleset';
import type { ProgrammedCard } from '../../state';
import { sceneOf, type MechsSituation } from '../bot';
import { priceOf } from '../plan/economy';
import { waysFrom } from '../plan/geography';
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
export function turnChoice(situation: MechsSituation, weights: Weights): Choice | undefined {
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
      const { cost, resource } = decision.about;
      const price = priceOf(on.purse, seatState(scene.open, decision.seat)[resource], cost);
      return {
        answer: found !== undefined && found.worth - price > worthOf(on, restOfProgram(situation)) + SURER,
      };
    }
    case 'gyroscope': {
      const on = prospectsOf(scene, decision.seat, weights);
      const [, ...rest] = restOfProgram(situation);
      const { card, cost, resource } = decision.about;
      return bestOf(optionsOf(decision), (way) =>
        way === null
          ? worthOf(on, [card, ...rest]) + SURER_TO_TURN
          : worthOf(on, [turnedCard(card, way), ...rest], { [resource]: cost }),
      );
    }
    case 'rocketCharge':
      return { answer: shouldGoOn(situation, decision.about, weights) };
    default:
      return undefined;
  }
}

/** One's own cards that are still to come, this turn's included. */
function restOfProgram({ view }: MechsSituation): readonly ProgrammedCard[] {
  return must(view.own, 'seat of one’s own').program.slice(view.open.turn - 1);
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
    const card = must(program[0], 'card in a plan');
    if (!options || options.some((option) => isSame(option, card))) return { card, worth };
  }
  return undefined;
}

/** Troy's Rocket Charge: the rest of this turn one zone further on, against the rest of it here. */
function shouldGoOn(
  situation: MechsSituation,
  { cost, resource }: MechsDecisions['rocketCharge']['about'],
  weights: Weights,
): boolean {
  const { decision, view } = situation;
  const revealed = seatState(view.open, decision.seat).revealed;
  const card = must(revealed[revealed.length - 1], 'card turned up');
  const on = prospectsOf(sceneOf(situation), decision.seat, weights);
  const here = pawnOf(on);
  const way = directionsOf(card.kind).indexOf(card.direction);
  const move = { card: card.kind, kind: card.kind, bit: 0 };
  // Towards a wall one stays: that is the action taken here.
  const walls = waysFrom(on.geography, card.kind, here.zone).findIndex((zone) => zone < 0);
  const stays = walls >= 0 ? step(on, here, { ...move, way: walls }).worth : here.worth;
  const price = priceOf(on.purse, here[resource], cost);
  return step(on, here, { ...move, way }).worth - price > stays + SURER;
}
