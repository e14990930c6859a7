import { must, type Flow } from '../../core';
import { programCards } from './catalog/cards';
import { activeSeat, peopleOf, secretOf } from './arena';
import { askAll } from './decisions';
import { shuffleStack } from './robotPiles';
import { fallbackProgram, isProgram } from './program';
import { figuresOf } from './ruleset';
import { scoreRound, settleMatch } from './scoring';
import type { MechsTable } from './types';

/** M3: a round is programming, four turns for each seat, and its end. */
export function openRound(g: MechsTable, round: number): void {
  const { open } = g;
  open.round = round;
  open.turn = 0;
  open.active = undefined;
  open.phase = 'program';
  g.emit({ type: 'roundStarted', round, starter: open.starter });
}

/** M3.2: all at once, in secret; what is chosen shows only as each card is turned up. */
export function* programRound(g: MechsTable): Flow<void> {
  const figures = figuresOf(g.config);
  const cards = programCards(figures.doubledCard);
  const people = peopleOf(g.open);
  const programs = yield* askAll<'program'>(
    people.map((seat) => ({
      seat,
      kind: 'program',
      about: { cards },
      pace: 'long',
      accepts: (answer) => isProgram(answer, cards, figures.cardsPerRound),
      fallback: () => fallbackProgram(g, seat),
    })),
  );
  people.forEach((seat, i) => {
    const program = must(programs[i], 'program of this seat');
    secretOf(g, seat).program = program.map(({ card, direction }) => ({ card, direction }));
  });
  g.emit({ type: 'programsLocked' });
  g.open.turn = 1;
  g.open.active = g.open.starter;
  g.open.phase = 'turn';
}

/** Who plays next: clockwise, one card a turn; after the last card of the last seat the round ends (M3.1). */
export function passTurn(g: MechsTable): void {
  const { open } = g;
  const seats = open.seats.length;
  const next = (activeSeat(open) + 1) % seats;
  if (next !== open.starter) {
    open.active = next;
  } else if (open.turn < figuresOf(g.config).cardsPerRound) {
    open.turn++;
    open.active = next;
  } else {
    open.phase = 'roundEnd';
  }
}

/** M3.4, M12 */
export function* endRound(g: MechsTable): Flow<void> {
  const { open, secrets } = g;
  if (open.round % 2 === 0) scoreRound(g);
  g.emit({ type: 'roundEnded', round: open.round });
  for (const state of open.seats) {
    state.revealed = [];
    state.adHoc = 'off';
  }
  for (const secret of secrets) secret.program = [];
  for (const piles of g.hidden.robots) shuffleStack(g, piles);
  if (open.round === figuresOf(g.config).rounds) return settleMatch(g);
  if (!g.config.solo) open.starter = (open.starter + 1) % open.seats.length; // M13.1: always the human first
  openRound(g, open.round + 1);
}
