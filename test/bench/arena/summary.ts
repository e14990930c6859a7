import { PILOTS, SCORE_SOURCES, WEAPONS, type ScoreSource } from '../../../shared/games/mechs';
import type { BotId } from '../../../shared/core';
import type { EntryReport, GameReport } from './gameReport';
import { wilson } from './wilson';

export interface SeatSummary {
  readonly bot: BotId;
  readonly winRate: number;
  readonly low: number;
  readonly high: number;
  readonly averageScore: number;
  readonly scoreBySource: Readonly<Record<ScoreSource, number>>;
  readonly thinkingMs: number;
}

/** How a weapon or pilot fared, over all entries. `share` 1 is what an even chance would give. */
export interface ThingSummary {
  readonly id: string;
  /** In how many entries' games it was bought, or played. */
  readonly times: number;
  /** Attacks with it; for a pilot, how often the ability was paid for. */
  readonly used: number;
  readonly winRate: number;
  readonly low: number;
  readonly high: number;
  /** The win rate as a part of the fair share, one win in so many seats. */
  readonly share: number;
}

export interface Summary {
  readonly games: number;
  readonly seats: readonly SeatSummary[];
  readonly decisionsPerGame: number;
  readonly eventsPerGame: number;
  readonly cutOffs: number;
  readonly failures: readonly string[];
  readonly weapons: readonly ThingSummary[];
  readonly pilots: readonly ThingSummary[];
}

export function summarize(bots: readonly BotId[], games: readonly GameReport[]): Summary {
  const entries = games.flatMap((game) => game.entries);
  const mean = (of: (game: GameReport) => number) => average(games.map(of));
  return {
    games: games.length,
    seats: bots.map((bot, entry) =>
      seatSummary(
        bot,
        games.flatMap((game) => game.entries[entry] ?? []),
      ),
    ),
    decisionsPerGame: mean((game) => game.decisions),
    eventsPerGame: mean((game) => game.events),
    cutOffs: games.reduce((sum, game) => sum + game.cutOffs, 0),
    failures: games.flatMap((game) => game.failures),
    weapons: WEAPONS.map((id) => thing(id, entries, bots.length, ({ bought }) => bought.includes(id))),
    pilots: PILOTS.map((id) => thing(id, entries, bots.length, ({ pilot }) => pilot === id)),
  };
}

function seatSummary(bot: BotId, entries: readonly EntryReport[]): SeatSummary {
  const wins = entries.reduce((sum, entry) => sum + entry.win, 0);
  const bySource = SCORE_SOURCES.map((source) => [
    source,
    average(entries.map((entry) => entry.total[source])),
  ]);
  return {
    bot,
    winRate: wins / entries.length,
    ...wilson(wins, entries.length),
    averageScore: average(entries.map((entry) => entry.vp)),
    scoreBySource: Object.fromEntries(bySource) as Record<ScoreSource, number>,
    thinkingMs: average(entries.map((entry) => entry.thinkingMs)),
  };
}

function thing(
  id: string,
  entries: readonly EntryReport[],
  seats: number,
  has: (entry: EntryReport) => boolean,
): ThingSummary {
  const holders = entries.filter(has);
  const wins = holders.reduce((sum, entry) => sum + entry.win, 0);
  const winRate = holders.length === 0 ? 0 : wins / holders.length;
  const used = entries.reduce((sum, entry) => sum + usesOf(entry).filter((cause) => cause === id).length, 0);
  return {
    id,
    times: holders.length,
    used,
    winRate,
    ...wilson(wins, holders.length),
    share: winRate * seats,
  };
}

/** A weapon that was paid for as it was used counts once. */
function usesOf({ used, paidFor }: EntryReport): readonly string[] {
  const abilities: readonly string[] = PILOTS;
  return [...used, ...paidFor.filter((cause) => abilities.includes(cause))];
}

function average(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
}
