import type { Flow, Question } from '../../../../shared/core';
import { western, type WesternTable } from '../../../../shared/games/western';
import { holdsAtMoments, RUNS } from '../support/settings';
import { checkSecrecy } from './twins';

test('what a viewer may not know changes nothing of what that viewer sees', () => {
  holdsAtMoments(80 * RUNS, (play, answers) => checkSecrecy(western, play, answers));
});

test('the same while bosses and cards are chosen', () => {
  holdsAtMoments(40 * RUNS, (play, answers) => checkSecrecy(western, play, answers % 8));
});

/** The proof of secrecy is worth something if it finds leaks. Here are rules that leak, one way each. */
type Rules = typeof western;

function leaking(leak: (g: WesternTable) => void): Rules {
  return {
    ...western,
    *step(g): Flow<void> {
      leak(g);
      yield* western.step(g);
    },
  };
}

function asking(change: (question: Question, g: WesternTable) => Question): Rules {
  return {
    ...western,
    *step(g): Flow<void> {
      const flow = western.step(g);
      let turn = flow.next([]);
      while (!turn.done) turn = flow.next(yield turn.value.map((question) => change(question, g)));
    },
  };
}

const LEAKS: Record<string, Rules> = {
  'a kept card in the open state': leaking(({ open, secrets }) => {
    Object.assign(open, { peek: secrets.map(({ card }) => card) });
  }),
  'the Rival’s card': leaking(({ open, hidden }) => Object.assign(open.rival, { down: hidden.rival[0] })),
  'the top of the building deck': leaking(({ open, hidden }) =>
    Object.assign(open, { next: hidden.deck.at(-1) }),
  ),
  'the top of the draw pile': leaking(({ open, hidden }) =>
    Object.assign(open, { next: hidden.draw.at(-1) }),
  ),
  'the boss that was not kept': leaking(({ open, secrets }) =>
    Object.assign(open, { offers: secrets.map(({ bosses }) => bosses.join()) }),
  ),
  'cards that were not kept': leaking(({ open, secrets }) =>
    Object.assign(open, { given: secrets.map(({ given }) => given) }),
  ),
  'a kept card in an event': leaking((g) => {
    g.emit(Object.assign({ type: 'cardsKept' as const }, { card: g.secrets[0]?.card }));
  }),
  'adding the card only where it helps': asking((question, { open, secrets }) => {
    const enough = Number(secrets[question.seat]?.card?.[0] ?? 5) > 2;
    const others = question.options?.filter(
      (option) => (option as { act?: string } | null)?.act !== 'addCard',
    );
    Object.assign(open, {
      offered: question.kind === 'duel' ? (enough ? question.options?.length : others?.length) : 0,
    });
    return question;
  }),
  'options in an order that knows another’s card': asking((question, { secrets }) => {
    const other = secrets.find((_, seat) => seat !== question.seat)?.card;
    const isHigh = Number(other?.[0] ?? 0) > 3;
    return { ...question, options: isHigh ? question.options?.toReversed() : question.options };
  }),
  'a fallback that knows the Rival’s card': asking((question, { hidden }) => {
    const { options = [] } = question;
    return { ...question, fallback: () => options[Number(hidden.rival[0]?.[0] ?? 0) % options.length] };
  }),
};

function isLeakFound(game: Rules): boolean {
  for (let seed = 0; seed < 12; seed++) {
    for (let answers = 0; answers < 60; answers += 5) {
      try {
        checkSecrecy(game, { config: { seats: 3 }, seed }, answers);
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
