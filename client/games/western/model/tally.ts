import { advance } from '../../../../shared/games/western/advance';
import type { WesternEvent } from '../../../../shared/games/western/events';
import { resultOf } from '../../../../shared/games/western/score';
import { RIVAL, type Open, type Player } from '../../../../shared/games/western/state';
import type { Scene, ScoreSheet } from '../../../../shared/games/western/types';
import type { Difference, Source } from '../texts/en/results';
import { playersOf } from './shares';

/** How everybody stands; a match that was ended before its time is counted as it stood. */
export function sheetsOf(scene: Scene): ReadonlyMap<Player, ScoreSheet> {
  const { seats, solo } = resultOf(scene);
  const sheets = new Map<Player, ScoreSheet>(seats.map(({ score }, seat) => [seat, score]));
  if (solo) sheets.set(RIVAL, solo.rival);
  return sheets;
}

export const SOURCES: readonly Source[] = ['buildings', 'wanted', 'mining', 'railway', 'wagon'];

export function pointsFrom(sheet: ScoreSheet, source: Source): number {
  if (source === 'buildings' || source === 'wanted') return sheet[source];
  return sheet.industries.find(({ industry }) => industry === source)?.points ?? 0;
}

/** What one has more than the other by where it comes from, most first. */
export function differences(one: ScoreSheet, other: ScoreSheet): Difference[] {
  return SOURCES.map((source) => ({ source, points: pointsFrom(one, source) - pointsFrom(other, source) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
}

/** What points depend on; all else that happens does not change them. */
const COUNTS: ReadonlySet<WesternEvent['type']> = new Set([
  'buildingDealt',
  'buildingBought',
  'wantedTaken',
  'industryAdvanced',
]);

/** Everybody's points after each round, the Rival's last, from what has happened; none where the beginning is not known. */
export function pointsByRound(
  { open, config }: Scene,
  events: readonly WesternEvent[],
): readonly (readonly number[])[] {
  const players = playersOf(open);
  const lines = players.map((): number[] => []);
  if (events[0]?.type !== 'matchStarted') return lines;
  let now: Open = {
    ...open,
    seats: open.seats.map((seat) => ({ ...seat, buildings: [], fresh: [] })),
    rival: { ...open.rival, buildings: [], fresh: [] },
    wanted: undefined,
    industries: { mining: 0, railway: 0, wagon: 0 },
  };
  for (const event of events) {
    if (COUNTS.has(event.type)) now = advance(now, event, config);
    if (event.type !== 'roundEnded') continue;
    const sheets = sheetsOf({ config, open: now });
    players.forEach((player, i) => lines[i]?.push(sheets.get(player)?.points ?? 0));
  }
  return lines;
}
