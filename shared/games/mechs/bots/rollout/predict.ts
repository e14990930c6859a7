import { must, type Random, type Seat } from '../../../../core';
import { CELLS, seatState, whereIs } from '../../arena';
import { kindOf, programCards } from '../../catalog/cards';
import { destination } from '../../movement';
import { figuresOf } from '../../ruleset';
import type { CardId, ProgrammedCard } from '../../state';
import type { Scene } from '../../types';
import { prospectsOf, type Prospects } from '../plan/prospects';
import { searchPlans } from '../plan/search';

/** What another seat may have programmed, with how likely each guess is. */
export interface Guess {
  readonly seat: Seat;
  readonly programs: readonly (readonly ProgrammedCard[])[];
  /** Running sums of the chances, the last one 1. */
  readonly upTo: readonly number[];
}

const WIDTH = 60;
const PLANS = 40;
/** How far behind the best a plan may be, in points, and still be somebody's choice. */
const TEMPERATURE = 0.8;

/** Guesses for all seats but one, from where they stand and what they have shown this round. */
export function guessOthers(scene: Scene, seat: Seat): Guess[] {
  return scene.open.seats.flatMap(({ zone, adHoc, robot }, other) =>
    other === seat || zone === undefined || adHoc !== 'off' || robot ? [] : [guessPrograms(scene, other)],
  );
}

/** Everybody plans for themselves: what is good for a seat on its own is what it has most likely programmed. */
function guessPrograms(scene: Scene, seat: Seat): Guess {
  const played = playedCards(scene, seat);
  const { doubledCard, cardsPerRound } = figuresOf(scene.config);
  const cards = programCards(doubledCard).filter((card) => !played.includes(card));
  const turns = cardsPerRound - played.length;
  const plans =
    turns > 0 ? searchPlans(prospectsOf(scene, seat), { cards, turns, width: WIDTH, plans: PLANS }) : [];
  const best = plans[0]?.worth ?? 0;
  const chances = plans.map((plan) => Math.exp((plan.worth - best) / TEMPERATURE));
  const total = chances.reduce((sum, chance) => sum + chance, 0);
  let sum = 0;
  return {
    seat,
    programs: plans.map((plan) => plan.program),
    upTo: chances.map((chance) => (sum += chance) / total),
  };
}

/** Of two cards alike the first counts as the one that was shown. */
function playedCards({ open }: Scene, seat: Seat): CardId[] {
  const played: CardId[] = [];
  for (const { kind } of seatState(open, seat).revealed)
    played.push(played.includes(kind) ? `${kind}2` : kind);
  return played;
}

const FINENESS = 1 << 20;

export function drawProgram({ programs, upTo }: Guess, random: Random): readonly ProgrammedCard[] {
  const at = random.below(FINENESS) / FINENESS;
  const index = upTo.findIndex((limit) => at < limit);
  return programs[index] ?? []; // none: all its cards are turned up
}

/** How much a guess counts against the walk that anybody might take. */
const TRUST = 0.8;

/** The same prospects, with rivals where their guessed programs would lead them. */
export function withGuesses(on: Prospects, guesses: readonly Guess[]): Prospects {
  return {
    ...on,
    rivals: on.rivals.map((rival) => {
      const guess = guesses.find(({ seat }) => seat === rival.seat);
      if (!guess || guess.programs.length === 0) return rival;
      const paths = pathsOf(on.scene, guess, rival.presence.length);
      const presence = rival.presence.map((walk, move) => mixed(walk, must(paths[move], 'such move')));
      return { ...rival, presence };
    }),
  };
}

function mixed(walk: readonly number[], path: readonly number[]): number[] {
  return walk.map((chance, zone) => (1 - TRUST) * chance + TRUST * must(path[zone], 'such zone'));
}

function pathsOf({ open }: Scene, { seat, programs, upTo }: Guess, moves: number): number[][] {
  const chances = Array.from({ length: moves }, () => new Array<number>(CELLS).fill(0));
  programs.forEach((program, i) => {
    const chance = must(upTo[i], 'chance of this guess') - (upTo[i - 1] ?? 0);
    let zone = whereIs(open, seat);
    chances.forEach((here, move) => {
      here[zone] = must(here[zone], 'such zone') + chance;
      const card = program[move];
      if (card)
        zone = destination(open, zone, { kind: kindOf(card.card), direction: card.direction }) ?? zone;
    });
  });
  return chances;
}
