import type { Games } from '../../shared/games';
import { must } from '../../shared/core';
import { settingsFrom, type TablePhase, type TableSettings } from '../../shared/protocol';
import type { Ports } from '../base/ports';
import type { Engines } from '../engines';
import { drawShare } from '../match/serverShare';
import type { Kept } from '../match/kept';
import type { MatchHead, StoredMatch } from '../store/store';
import type { TableRecord } from './directory';
import { sameSettings } from './sameSettings';
import { automaticSeats, holderOf, holdersOf, namesOf, sitterFrom, type Sitters } from './sitters';

/** What was chosen when the table was opened. */
interface Configuration {
  readonly settings: TableSettings;
  readonly creator: string;
}

const PHASES: Record<StoredMatch['status'], TablePhase> = {
  open: 'gathering',
  running: 'playing',
  finished: 'over',
  'ended-unrated': 'over',
};

/** A table that was just opened, as a match for the store. */
export function headOf(
  { matchId, code, settings, creator, sitters }: TableRecord,
  { engines, ports }: { readonly engines: Engines; readonly ports: Ports },
): MatchHead {
  const configuration: Configuration = { settings, creator };
  const { kit, file } = engines.newest(settings.game);
  const { rules } = kit;
  return {
    id: matchId,
    code,
    game: rules.id,
    rulesVersion: rules.rulesVersion,
    engine: file?.hash,
    configuration,
    seats: Array.from({ length: settings.seats }, (_, seat) => holderOf(sitters[seat])),
    createdAt: ports.now(),
    share: drawShare(ports),
  };
}

/** What a stored match is to this program. */
export type Acquaintance = 'ours' | 'outdated' | 'unknown' | 'waiting';

/**
 * What a newer program has begun is unknown to this one: a game, an engine, or new settings. One whose engine is not
 * here waits for it.
 */
export async function acquaintance(engines: Engines, head: MatchHead): Promise<Acquaintance> {
  const { games } = engines;
  if (!games.named(head.game) || !settingsOf(games, head)) return 'unknown';
  switch (await engines.look(head)) {
    case 'here':
      return 'ours';
    case 'outdated':
      return 'outdated';
    case 'newer':
      return 'unknown';
    case 'missing':
      return 'waiting';
  }
}

/** Before there was a second game, settings named none. */
function settingsOf(games: Games, { game, configuration }: MatchHead): TableSettings | undefined {
  const { settings } = configuration as { readonly settings: object };
  return settingsFrom(games, { game, ...settings });
}

/** A match of the store that is ours, as a table for the directory. */
export function recordOf(
  games: Games,
  { head, status }: StoredMatch,
  kept: Pick<Kept, 'holders' | 'people'>,
): TableRecord {
  const { creator } = head.configuration as Configuration;
  const settings = sameSettings(must(settingsOf(games, head), 'settings'));
  const kit = must(games.named(head.game), `game ${head.game}`);
  const sitters = seated(kept);
  return {
    matchId: head.id,
    code: head.code,
    settings,
    creator,
    sitters,
    phase: PHASES[status],
    createdAt: head.createdAt,
    names: namesOf(settings, sitters),
    holders: holdersOf(automaticSeats(kit, settings), sitters),
  };
}

function seated({ holders, people }: Pick<Kept, 'holders' | 'people'>): Sitters {
  return holders.map((holder) => sitterFrom(holder, people));
}
