import {
  copyOf,
  pick,
  seedFrom,
  shuffled,
  startRandom,
  type Knowledge,
  type KnownInput,
  type Position,
  type Random,
  type Seat,
} from '../../core';
import { isRobot, seatState } from './arena';
import { directionsOf, kindOf, programCards } from './catalog/cards';
import { ADVANCED_WEAPONS, PILOTS, type PilotId, type WeaponId } from './catalog/ids';
import { imaginedRobots } from './sampleRobots';
import { knownMines, mineNumbersFor, numbersDeployedSince } from './sampleMines';
import { fittingOrder } from './sampleOrder';
import { UNKNOWN_NUMBER } from './redact';
import { figuresOf } from './ruleset';
import type { CardId, Open, ProgrammedCard, RevealedCard, Secret } from './state';
import type { MechsTypes } from './types';

/**
 * A full state that fits everything a viewer knows: at the last boundary, with the inputs that lead from
 * there to the present moment. What the viewer cannot know is drawn at random among what is possible.
 */
export function sample(knowledge: Knowledge<MechsTypes>, random: Random): Position<MechsTypes> {
  const { boundary, asked } = knowledge;
  const mines = knownMines(knowledge);
  const pilots = unseenPilots(knowledge, random);
  const secrets = boundary.open.seats.map((_, seat): Secret => {
    if (boundary.viewer === seat && boundary.own) return copyOf(boundary.own);
    return {
      dealt: imaginedDeal(boundary.open, seat, pilots),
      ...mineNumbersFor(knowledge, seat, mines, random),
      program: imaginedProgram(knowledge, seat, random),
      order: fittingOrder(knowledge, seat),
    };
  });
  const deployed = numbersDeployedSince(knowledge, secrets, mines, random);
  return {
    state: {
      open: copyOf(boundary.open),
      secrets,
      hidden: { deck: imaginedDeck(knowledge, random), robots: imaginedRobots(knowledge, random) },
      random: startRandom(seedFrom(random)),
    },
    asked,
    inputs: knowledge.since.map((input) => withNumber(input, deployed)),
  };
}

/** Pilot cards that could be in others' hands. */
function unseenPilots({ boundary }: Knowledge<MechsTypes>, random: Random): PilotId[] {
  const seen = [...(boundary.own?.dealt ?? []), ...boundary.open.seats.map((state) => state.pilot)];
  return shuffled(PILOTS, random).filter((pilot) => !seen.includes(pilot));
}

function imaginedDeal(open: Open, seat: Seat, unseen: PilotId[]): PilotId[] {
  if (isRobot(open, seat)) return [];
  const { pilot } = seatState(open, seat);
  return [pilot ?? unseen.pop(), unseen.pop()].filter((card) => card !== undefined);
}

function imaginedProgram(knowledge: Knowledge<MechsTypes>, seat: Seat, random: Random): ProgrammedCard[] {
  const { boundary, config } = knowledge;
  if (boundary.open.phase !== 'turn' || isRobot(boundary.open, seat)) return [];
  if (seatState(boundary.open, seat).adHoc !== 'off') return [];
  const { doubledCard, cardsPerRound } = figuresOf(config);
  const hand = new Set(programCards(doubledCard));
  const program = programmedSoFar(knowledge, seat).map(({ kind, direction }): ProgrammedCard => {
    const twin: CardId = `${kind}2`;
    const card = hand.has(kind) ? kind : twin;
    hand.delete(card);
    return { card, direction };
  });
  const rest = shuffled([...hand], random).slice(0, Math.max(0, cardsPerRound - program.length));
  return [...program, ...rest.map((card) => ({ card, direction: pick(directionsOf(kindOf(card)), random) }))];
}

/** The cards of this round's program that were turned up; one chosen in Ad Hoc mode is not among them (R25). */
function programmedSoFar({ events, boundary }: Knowledge<MechsTypes>, seat: Seat): RevealedCard[] {
  const isThisRound = events.findLastIndex((event) => event.type === 'roundStarted');
  const told = events
    .slice(isThisRound + 1)
    .flatMap((event) =>
      event.type === 'cardRevealed' && event.seat === seat && !event.adHoc ? [event.card] : [],
    );
  // Without a log (a match begun from a position) the table still shows what was turned up before.
  const shown = seatState(boundary.open, seat).revealed;
  return told.length >= shown.length ? told : shown;
}

/** The unseen weapons. None comes up between a boundary and the next question: a purchase ends its turn. */
function imaginedDeck({ boundary }: Knowledge<MechsTypes>, random: Random): WeaponId[] {
  const seen = [
    ...boundary.open.row,
    ...boundary.open.seats.flatMap((state) => state.weapons.map(({ id }) => id)),
  ];
  return shuffled(ADVANCED_WEAPONS, random).filter((id) => !seen.includes(id));
}

/** Another's mine that was deployed since the boundary gets a number that its owner could have taken. */
function withNumber(input: KnownInput, numbers: number[]): KnownInput {
  if (input.type !== 'answer' || !hasUnknownNumber(input.answer)) return input;
  return { ...input, answer: { ...input.answer, number: numbers.shift() } };
}

function hasUnknownNumber(answer: unknown): answer is { number: number } {
  return (
    typeof answer === 'object' && answer !== null && 'number' in answer && answer.number === UNKNOWN_NUMBER
  );
}
