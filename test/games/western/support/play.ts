import {
  Match,
  pick,
  quickRandom,
  seedFrom,
  type Input,
  type Random,
  type Viewer,
} from '../../../../shared/core';
import {
  western,
  type WesternConfig,
  type WesternDecision,
  type WesternTypes,
} from '../../../../shared/games/western';

/** Whole matches of Western, played by a player that is a function of what a seat may know. */
export type WesternMatch = Match<WesternTypes>;
export type Player = (decision: WesternDecision, random: Random) => unknown;

/** How a match is to be played: everything that happens in it follows from this. */
export interface Play {
  readonly config: WesternConfig;
  readonly seed: number;
  readonly player?: Player;
}

export const CONFIGS: readonly WesternConfig[] = [
  { seats: 2 },
  { seats: 3 },
  { seats: 4 },
  { seats: 1, difficulty: 'medium' },
  { seats: 4, bosses: 'random' },
  { seats: 1, difficulty: 'epic' },
];

/** Any legal answer. */
export const anyPlayer: Player = (decision, random) => western.randomAnswer(decision, random);

/** Fights, uses what it is offered and pays for it: so that a match sees all that the cards can do. */
export const keenPlayer: Player = (decision, random) => {
  const { kind, options = [] } = decision;
  const eager = (options as readonly unknown[]).filter((option) => option !== null);
  if (eager.length === 0 || random.below(4) === 0) return anyPlayer(decision, random);
  if (kind === 'duel') return pick(eager.slice(1), random);
  return pick(eager, random);
};

export function newMatch({ config, seed }: Play): WesternMatch {
  return Match.create(western, config, seedFrom(quickRandom(seed)));
}

/** More decisions than any match needs: one that takes more is stuck. */
const MOST_ANSWERS = 1500;

/** Plays to the end; `look` sees the match before every answer and after the last one. */
export function playMatch(play: Play, look: (match: WesternMatch) => void = () => {}): WesternMatch {
  const match = newMatch(play);
  const random = quickRandom(play.seed + 1);
  look(match);
  for (let answers = 0; !match.isOver; answers++) {
    if (answers > MOST_ANSWERS) throw new Error('The match does not end.');
    playOne(match, play, random);
    look(match);
  }
  return match;
}

/** Plays so many answers, or to the end if that comes first. */
export function playSome(play: Play, count: number): WesternMatch {
  const match = newMatch(play);
  const random = quickRandom(play.seed + 1);
  for (let answers = 0; answers < count && !match.isOver; answers++) playOne(match, play, random);
  return match;
}

/** Gives one answer of one of the seats that are waited for. */
export function playOne(
  match: WesternMatch,
  { player = keenPlayer }: Pick<Play, 'player'>,
  random: Random,
): void {
  const seat = pick(match.waitingFor(), random);
  const decision = match.decision(seat)!;
  mustTake(match, { type: 'answer', seat, id: decision.id, answer: player(decision, random) });
}

export function mustTake(match: WesternMatch, input: Input): void {
  const verdict = match.submit(input);
  if (!verdict.ok) throw new Error(`Refused as ${verdict.code}: ${JSON.stringify(input)}`);
}

export function viewersOf(match: WesternMatch): Viewer[] {
  return [...match.state.open.seats.keys(), 'spectator'];
}
