import type { GameTypes } from '../../../shared/core';
import type { Contest } from './contest';
import { contestOf } from './games';
import type { TournamentOptions } from './options';
import { playGame, type PlayedGame } from './playGame';

/** One entry of --seats in one game. */
export interface EntryReport {
  readonly seat: number;
  /** A shared victory counts as its fraction: two winners have half a win each. */
  readonly win: number;
  readonly vp: number;
  readonly scores: Readonly<Record<string, number>>;
  /** By table of things: what the entry had, and what it used, once for each time. */
  readonly had: Readonly<Record<string, readonly string[]>>;
  readonly used: Readonly<Record<string, readonly string[]>>;
  readonly thinkingMs: number;
}

export interface GameReport {
  readonly entries: readonly EntryReport[];
  readonly decisions: number;
  readonly events: number;
  readonly cutOffs: number;
  readonly failures: readonly string[];
}

/**
 * Game number `game` of a tournament. Entries move one seat on each game, and the deal changes when everybody has sat
 * everywhere: sooner where two are the same bot, who would only play the same game again.
 */
export function playTournamentGame(options: TournamentOptions, game: number): GameReport {
  const { seats, seed, budget } = options;
  const contest = contestOf(options.game);
  const count = seats.length;
  const entryAt = seats.map((_, seat) => (seat + game) % count);
  const played = playGame({
    game: contest.game,
    config: { ...(contest.configFor(count) as object), ...options.config },
    bots: entryAt.map((entry) => contest.botFor(seats[entry] ?? 'rookie', budget)),
    seed: seed * 1_000_000 + Math.floor(game / periodOf(seats)),
  });
  const entries = seats.map((_, entry) => reportOf(contest, played, entryAt.indexOf(entry)));
  const { decisions, cutOffs, failures, events } = played;
  return { entries, decisions, cutOffs, events: events.length, failures: failures.map(String) };
}

/** After so many moves by one seat the same bots sit in the same seats. */
function periodOf(seats: readonly string[]): number {
  const isSame = (moves: number) => seats.every((bot, i) => bot === seats[(i + moves) % seats.length]);
  return seats.findIndex((_, i) => isSame(i + 1)) + 1;
}

function reportOf(contest: Contest<GameTypes>, played: PlayedGame<GameTypes>, seat: number): EntryReport {
  const { outcome, thinking } = played;
  const { place, points } = outcome.seats[seat]!;
  const winners = outcome.seats.filter((other) => other.place === 1).length;
  const byTable = (of: (table: (typeof contest.tables)[number]) => readonly string[]) =>
    Object.fromEntries(contest.tables.map((table) => [table.key, of(table)]));
  return {
    seat,
    win: place === 1 ? 1 / winners : 0,
    vp: points,
    scores: Object.fromEntries(
      contest.sources.map((source) => [source, contest.scoreOf(outcome, seat, source)]),
    ),
    had: byTable((table) => table.had(played, seat)),
    used: byTable((table) => table.used(played, seat)),
    thinkingMs: thinking[seat] ?? 0,
  };
}
