import type { Flow, Question } from '../../../../shared/core';
import { mechs, type MechsTable } from '../../../../shared/games/mechs';
import { checkSecrecy } from './observe';

/** The proof of secrecy is worth something if it finds leaks. Here are rules that leak, one way each. */
type Rules = typeof mechs;

/** The rules with something done to the table before each step. */
function leaking(leak: (g: MechsTable) => void): Rules {
  return {
    ...mechs,
    *step(g): Flow<void> {
      leak(g);
      yield* mechs.step(g);
    },
  };
}

/** The rules with something done to every question. */
function asking(change: (question: Question, g: MechsTable) => Question): Rules {
  return {
    ...mechs,
    *step(g): Flow<void> {
      const flow = mechs.step(g);
      let turn = flow.next([]);
      while (!turn.done) turn = flow.next(yield turn.value.map((question) => change(question, g)));
    },
  };
}

const LEAKS: Record<string, Rules> = {
  'the number of a mine on its token': leaking(({ open, secrets }) => {
    for (const token of open.tokens) Object.assign(token, { number: secrets[token.seat]?.placed[token.id] });
  }),
  'the top of the deck': leaking(({ open, hidden }) => {
    Object.assign(open, { next: hidden.deck[hidden.deck.length - 1] });
  }),
  'the pilot that was not kept': leaking(({ open, secrets }) => {
    Object.assign(open, { dealt: secrets.map(({ dealt }) => dealt.join()) });
  }),
  'a program before its cards are turned up': leaking((g) => {
    g.emit(Object.assign({ type: 'programsLocked' as const }, { last: g.secrets[0]?.program[3]?.card }));
  }),
  'the order of weapons': leaking(({ open, secrets }) => {
    open.seats.forEach((state, seat) =>
      Object.assign(state, { stowed: secrets[seat]?.order.map((p) => p.stowed) }),
    );
  }),
  'a fallback that knows the next mine': asking((question, { secrets }) => {
    const numbers = secrets.flatMap(({ placed }) => Object.values(placed));
    const { options } = question;
    return options ? { ...question, fallback: () => options[(numbers[0] ?? 0) % options.length] } : question;
  }),
  'options that know an enemy program': asking((question, { secrets }) => {
    const options = question.options && [...question.options];
    if (options && secrets[0]?.program[3]?.direction === 'north') options.reverse();
    return { ...question, options };
  }),
  'the number of a mine just deployed, in an answer': { ...mechs, publicAnswer: (_kind, answer) => answer },
};

function isLeakFound(game: Rules): boolean {
  for (let seed = 0; seed < 12; seed++) {
    for (let answers = 3; answers < 120; answers += 9) {
      try {
        checkSecrecy(game, { seats: 3, seed, player: 'keen' }, answers);
      } catch (error) {
        if (error instanceof Error && error.message.startsWith('Told apart')) return true;
        throw error;
      }
    }
  }
  return false;
}

test.each(Object.entries(LEAKS))('a planted leak is found: %s', (_name, game) => {
  expect(isLeakFound(game)).toBe(true);
});
