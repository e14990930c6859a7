import type { Games } from '../../shared/games';
import { tableSettings, type TablePhase, type TableSettings } from '../../shared/protocol';
import type { Ports } from '../base/ports';
import { drawShare } from '../table/fairness';
import type { Kept } from '../match/kept';
import type { MatchHead, StoredMatch } from '../store/store';
import type { TableRecord } from './directory';
import { holderOf, holdersOf, namesOf, sitterFrom, type Sitters } from './sitters';

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
  { games, ports }: { readonly games: Games; readonly ports: Ports },
): MatchHead {
  const configuration: Configuration = { settings, creator };
  const { rules } = games.standard;
  return {
    id: matchId,
    code,
    game: rules.id,
    rulesVersion: rules.rulesVersion,
    configuration,
    seats: Array.from({ length: settings.seats }, (_, seat) => holderOf(sitters[seat])),
    createdAt: ports.now(),
    share: drawShare(ports),
  };
}

/** A match of the store, as a table for the directory. */
export function recordOf({ head, status }: StoredMatch, kept: Pick<Kept, 'holders' | 'people'>): TableRecord {
  const { settings: given, creator } = head.configuration as Configuration;
  const settings = tableSettings.parse(given);
  const sitters = seated(kept);
  return {
    matchId: head.id,
    code: head.code,
    settings,
    creator,
    sitters,
    phase: PHASES[status],
    names: namesOf(settings, sitters),
    holders: holdersOf(settings, sitters),
  };
}

function seated({ holders, people }: Pick<Kept, 'holders' | 'people'>): Sitters {
  return holders.map((holder) => sitterFrom(holder, people));
}
