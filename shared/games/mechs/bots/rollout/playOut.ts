import { Match, must, type Position, type Random, type Seat } from '../../../../core';
import { mechs } from '../..';
import { secretOf } from '../../arena';
import type { ProgrammedCard } from '../../state';
import type { MechsDecision, MechsTypes, Scene } from '../../types';
import { economicChoice, isAction } from '../choices/actions';
import { attackChoice } from '../choices/combat';
import { WEIGHTS } from '../plan/weights';
import { standingOf } from './evaluate';
import { drawProgram, type Guess } from './predict';

/** One imagined truth: a full state that fits what is known, and what the others have programmed in it. */
export interface Imagined {
  readonly position: Position<MechsTypes>;
  readonly programs: readonly (readonly ProgrammedCard[] | undefined)[];
}

/** In mid-round the cards that were not turned up yet are replaced by guessed ones. */
export function imagine(position: Position<MechsTypes>, guesses: readonly Guess[], random: Random): Imagined {
  const programs: (readonly ProgrammedCard[] | undefined)[] = [];
  for (const guess of guesses) {
    const drawn = drawProgram(guess, random);
    programs[guess.seat] = drawn;
    const secret = secretOf(position.state, guess.seat);
    if (secret.program.length === 0 || drawn.length === 0) continue;
    secret.program = [...secret.program.slice(0, secret.program.length - drawn.length), ...drawn];
  }
  return { position, programs };
}

/** Plays an imagined match from the present to the end of the round, and says how the seat stands then. */
export function playOut(
  config: MechsTypes['config'],
  imagined: Imagined,
  seat: Seat,
  answer: unknown,
): number {
  const match = Match.resume(mechs, config, imagined.position);
  const scene: Scene = { config, open: match.state.open };
  const { round } = match.state.open;
  const give = (decision: MechsDecision, given: unknown) => {
    const verdict = match.submit({ type: 'answer', seat: decision.seat, id: decision.id, answer: given });
    if (!verdict.ok) throw new Error(`A play-out answered ${decision.kind} wrongly: ${verdict.code}.`);
  };
  give(decisionOf(match, seat), answer);
  while (!match.isOver && match.state.open.round === round) {
    const decision = decisionOf(match, must(match.waitingFor()[0], 'seat to wait for'));
    give(decision, usualAnswer(scene, decision, imagined));
  }
  return standingOf(scene, seat);
}

function decisionOf(match: Match<MechsTypes>, seat: Seat): MechsDecision {
  return must(match.decision(seat), 'decision of this seat');
}

const PLIES = 3;

/** Quick and sensible: play-outs are many. */
function usualAnswer(scene: Scene, decision: MechsDecision, { programs }: Imagined): unknown {
  if (decision.kind === 'program') return must(programs[decision.seat], 'guess of this program');
  const choice =
    decision.kind === 'attack'
      ? attackChoice(scene, decision, PLIES)
      : isAction(decision)
        ? economicChoice(scene, decision, WEIGHTS)
        : undefined;
  return choice ? choice.answer : decision.fallback;
}
