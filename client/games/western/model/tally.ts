import { advance } from '../../../../shared/games/western/advance';
import type { WesternEvent } from '../../../../shared/games/western/events';
import { resultOf } from '../../../../shared/games/western/score';
import { RIVAL, type Open, type Player } from '../../../../shared/games/western/state';
import type { Scene, ScoreSheet } from '../../../../shared/games/western/types';
import type { Account } from '../../../model/decided';
import type { Source } from '../../../i18n/en/western/results';
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

/** What the points of the first two came from, and how they stood after each round. */
export function accountsOf(
  scene: Scene,
  order: readonly Player[],
  events: readonly WesternEvent[],
): readonly Account[] {
  const sheets = sheetsOf(scene);
  const lines = pointsByRound(scene, events);
  const players = playersOf(scene.open);
  return order.slice(0, 2).flatMap((player): Account[] => {
    const sheet = sheets.get(player);
    if (!sheet) return [];
    const by = Object.fromEntries(SOURCES.map((source) => [source, pointsFrom(sheet, source)]));
    return [{ player, points: sheet.points, by, rounds: lines[players.indexOf(player)] ?? [] }];
  });
}
