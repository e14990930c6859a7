import type { Translation } from '../translation';

type Pair = readonly [winner: number, second: number];
const score = ([winner, second]: Pair) => `${winner}–${second}`;

/** What decided a match, in two sentences. Names come with their marks; `how` is a game's word for a source of points. */
export const decided = {
  title: 'What decided it',
  ahead: (it: { winner: string; second: string; lead: number; how: string; points: Pair }) =>
    `${it.winner} beat ${it.second} by ${it.lead} VP, most of all ${it.how}: ${it.points[0]} VP against ${it.points[1]}.`,
  even: (it: { winner: string; second: string; points: number }) =>
    `${it.winner} and ${it.second} both have ${it.points} VP.`,
  turns: {
    passed: (it: { winner: string; second: string; round: number; before: Pair; after: Pair }) =>
      `In round ${it.round} ${it.winner} passed ${it.second} for good: from ${score(it.before)} to ${score(it.after)}.`,
    led: (it: { winner: string; second: string; round: number; before: Pair; after: Pair }) =>
      `${it.winner} was in front of ${it.second} after every round; round ${it.round} made the largest difference: from ${score(it.before)} to ${score(it.after)}.`,
    close: (it: { before: Pair }) => `Before the last round it stood ${score(it.before)}.`,
  },
};

export type DecidedText = Translation<typeof decided>;
