import type { BotId, GameTypes } from '../../../shared/core';
import type { ThingTable } from './contest';
import type { EntryReport, GameReport } from './gameReport';
import { contestOf } from './games';
import type { TournamentOptions } from './options';
import { wilson } from './wilson';

export interface SeatSummary {
  readonly bot: BotId;
  readonly winRate: number;
  readonly low: number;
  readonly high: number;
  readonly averageScore: number;
  readonly scoreBySource: Readonly<Record<string, number>>;
  readonly thinkingMs: number;
}

/** How those fared who had a thing, over all entries. `share` 1 is what an even chance would give. */
export interface ThingSummary {
  readonly id: string;
  /** In how many entries' games it was had: bought, or played. */
  readonly times: number;
  /** Of a weapon, attacks with it; of a pilot, how often the ability was paid for; and so on. */
  readonly used: number;
  readonly winRate: number;
  readonly low: number;
  readonly high: number;
  /** The win rate as a part of the fair share, one win in so many seats, or of the mean of all these things. */
  readonly share: number;
}

export interface Summary {
  readonly games: number;
  readonly seats: readonly SeatSummary[];
  readonly decisionsPerGame: number;
  readonly eventsPerGame: number;
  readonly cutOffs: number;
  readonly failures: readonly string[];
  /** By table: how those fared who had each thing. */
  readonly things: Readonly<Record<string, readonly ThingSummary[]>>;
}

export function summarize(
  { game: id, seats: bots }: Pick<TournamentOptions, 'game' | 'seats'>,
  games: readonly GameReport[],
): Summary {
  const { sources, tables } = contestOf(id);
  const entries = games.flatMap((game) => game.entries);
  const mean = (of: (game: GameReport) => number) => average(games.map(of));
  return {
    games: games.length,
    seats: bots.map((bot, entry) =>
      seatSummary(
        bot,
        sources,
        games.flatMap((game) => game.entries[entry] ?? []),
      ),
    ),
    decisionsPerGame: mean((game) => game.decisions),
    eventsPerGame: mean((game) => game.events),
    cutOffs: games.reduce((sum, game) => sum + game.cutOffs, 0),
    failures: games.flatMap((game) => game.failures),
    things: Object.fromEntries(tables.map((table) => [table.key, thingsOf(table, entries, bots.length)])),
  };
}

function seatSummary(bot: BotId, sources: readonly string[], entries: readonly EntryReport[]): SeatSummary {
  const wins = entries.reduce((sum, entry) => sum + entry.win, 0);
  const bySource = sources.map((source) => [
    source,
    average(entries.map((entry) => entry.scores[source] ?? 0)),
  ]);
  return {
    bot,
    winRate: wins / entries.length,
    ...wilson(wins, entries.length),
    averageScore: average(entries.map((entry) => entry.vp)),
    scoreBySource: Object.fromEntries(bySource) as Record<string, number>,
    thinkingMs: average(entries.map((entry) => entry.thinkingMs)),
  };
}

function thingsOf(
  { key, ids, against }: ThingTable<GameTypes>,
  entries: readonly EntryReport[],
  seats: number,
): ThingSummary[] {
  const rated = ids.map((id) => {
    const holders = entries.filter(({ had }) => had[key]?.includes(id));
    const wins = holders.reduce((sum, entry) => sum + entry.win, 0);
    const winRate = holders.length === 0 ? 0 : wins / holders.length;
    const used = entries.reduce(
      (sum, entry) => sum + (entry.used[key] ?? []).filter((one) => one === id).length,
      0,
    );
    return { id, times: holders.length, used, wins, winRate, ...wilson(wins, holders.length) };
  });
  const had = rated.reduce((sum, { times }) => sum + times, 0);
  const mean = rated.reduce((sum, { wins }) => sum + wins, 0) / Math.max(1, had);
  const even = against === 'mean' ? mean : 1 / seats;
  return rated.map(({ wins: _, ...one }) => ({ ...one, share: one.winRate / even }));
}

function average(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
