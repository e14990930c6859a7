import {
  Match,
  pick,
  quickRandom,
  seedFrom,
  shuffled,
  type Random,
  type Seat,
} from '../../../../shared/core';
import {
  mechs,
  type MechsConfig,
  type MechsDecision,
  type MechsTypes,
  type MechsView,
  type WeaponPlace,
} from '../../../../shared/games/mechs';
import { richStart } from './richStart';

/** Whole matches of Mechs, played by a player that is a function of what a seat may know. */
export type MechsMatch = Match<MechsTypes>;
export type Player = (decision: MechsDecision, view: MechsView, random: Random) => unknown;

export const SEATS = [2, 3, 4] as const;
export type Seats = (typeof SEATS)[number];

/** How a match is to be played: everything that happens in it follows from this. */
export interface Play {
  readonly seats: Seats;
  /** One person in seat 0 against two robot pilots; with three seats. */
  readonly solo?: true;
  readonly seed: number;
  readonly player: Player;
  /** Every so many answers one seat rearranges its weapons; never if absent. */
  readonly rearrangeEvery?: number;
  readonly ruleset?: MechsConfig['ruleset'];
  /** Begins from armor and plenty instead of set-up; such a match has no record. */
  readonly isRich?: boolean;
}

/** More decisions than any match needs: one that takes more is stuck. */
const MOST_ANSWERS = 2000;

export function configOf({ seats, solo, ruleset }: Pick<Play, 'seats' | 'solo' | 'ruleset'>): MechsConfig {
  return { seats, ...(solo && { solo }), ...(ruleset && { ruleset }) };
}

export function newMatch(play: Pick<Play, 'seats' | 'solo' | 'seed' | 'ruleset' | 'isRich'>): MechsMatch {
  const match = Match.create(mechs, configOf(play), seedFrom(quickRandom(play.seed)));
  return play.isRich ? richStart(match, play.seed) : match;
}

/** Plays to the end; `look` sees the match before every answer and after the last one. */
export function playMatch(play: Play, look: (match: MechsMatch) => void = () => {}): MechsMatch {
  const match = newMatch(play);
  const random = quickRandom(play.seed + 1);
  look(match);
  for (let answers = 0; !match.isOver; answers++) {
    if (answers > MOST_ANSWERS) throw new Error('The match does not end.');
    playOne(match, play, random, answers);
    look(match);
  }
  return match;
}

/** Plays so many answers, or to the end if that comes first. */
export function playSome(play: Play, count: number): MechsMatch {
  const match = newMatch(play);
  const random = quickRandom(play.seed + 1);
  for (let answers = 0; answers < count && !match.isOver; answers++) playOne(match, play, random, answers);
  return match;
}

/** Gives one answer of one of the seats that are waited for. */
export function playOne(
  match: MechsMatch,
  play: Pick<Play, 'player' | 'rearrangeEvery'>,
  random: Random,
  answers: number,
): void {
  if (play.rearrangeEvery && answers % play.rearrangeEvery === 0) rearrange(match, random);
  const seat = pick(match.waitingFor(), random);
  const decision = match.decision(seat);
  if (!decision) throw new Error(`Seat ${seat} is waited for and has no decision.`);
  const answer = play.player(decision, match.view(seat), random);
  mustTake(match, { type: 'answer', seat, id: decision.id, answer });
}

export function mustTake(match: MechsMatch, input: Parameters<MechsMatch['submit']>[0]): void {
  const verdict = match.submit(input);
  if (!verdict.ok) throw new Error(`Refused as ${verdict.code}: ${JSON.stringify(input)}`);
}

/** A random seat puts its weapons in a random order, some of them stowed; refused during its own combat. */
function rearrange(match: MechsMatch, random: Random): void {
  const seat: Seat = random.below(match.state.open.seats.length);
  const order = match.state.secrets[seat]?.order ?? [];
  const arrangement = shuffled(order, random).map(({ weapon }): WeaponPlace => ({
    weapon,
    stowed: random.below(3) === 0,
  }));
  match.submit({ type: 'arrange', seat, arrangement });
}
