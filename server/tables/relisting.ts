import { isOverDays } from '../../shared/protocol';
import { pause, systemPorts } from '../base/ports';
import { playedOf } from '../ratings/played';
import type { Ladder } from '../ratings/weight';
import { holdersFrom, keptFrom, type Kept, type KeptResult } from '../match/kept';
import { goneFrom } from '../match/leavers';
import { elapsedFrom, endedFrom } from '../match/record';
import type { StoredMatch } from '../store/store';
import type { Directory, TableRecord } from './directory';
import { listPatiently, type Patience } from './patience';
import type { StoredMatches, StoredMatchesContext } from './storedMatches';
import { recordOf } from './storedTable';

export interface RelistingContext extends StoredMatchesContext {
  readonly directory: Directory;
  readonly matches: StoredMatches;
  readonly patience: Patience;
  readonly ladder: Ladder;
}

/**
 * Between two journals that are looked through: after a stop people come back all at once, and nobody of them should
 * wait for what can wait. Whoever is back by then needs it no more.
 */
const BREATH_MS = 50;

/** What happened to the matches that a stop had interrupted. */
export interface Restored {
  readonly tables: number;
  readonly outdated: number;
  readonly damaged: number;
  /** For an engine that is not here. */
  readonly waiting: number;
}

/** A match of the store, about to be listed. */
interface Listed {
  readonly match: StoredMatch;
  readonly holders: Kept['holders'];
  readonly heldBy?: string | undefined;
}

/** Lists the unfinished matches of the store: all at the start, and later what others did unheard. */
export class Relisting {
  constructor(private readonly context: RelistingContext) {}

  /**
   * Lists every unfinished match again. One that cannot go on is ended, and spoils no other. Journals are checked when
   * a room opens, or by `lookThrough`: nobody waits for a thousand others.
   */
  async restore(): Promise<Restored> {
    const { store, directory, matches, patience, log } = this.context;
    const counts = { tables: 0, outdated: 0, damaged: 0, waiting: 0 };
    const listed: Listed[] = [];
    for (const { id, match, seats, heldBy } of await store.unfinishedOutlines()) {
      if (!match) {
        if (!(await matches.end(id, 'damaged'))) continue;
        counts.damaged++;
        log.error({ matchId: id }, 'a match whose head is damaged was ended unrated; the others go on');
        continue;
      }
      const known = await matches.acquaintance(match.head);
      if (known === 'outdated' && (await matches.endOutdated(match.head))) counts.outdated++;
      if (known === 'waiting') counts.waiting++;
      if (known === 'ours') {
        counts.tables++;
        listed.push({ match, holders: holdersFrom(match.head, seats), heldBy });
      }
    }
    const people = await matches.peopleAmong(listed.map(({ holders }) => holders));
    for (const each of listed) listPatiently(directory, this.tableOf(each, people), patience);
    return counts;
  }

  /** Makes up for news that were missed: lists what others have opened since, and forgets what is over. */
  async resync(): Promise<void> {
    const { store, directory, matches, patience } = this.context;
    const before = [...directory.all()];
    const listed: Listed[] = [];
    for (const { match, seats, heldBy } of await store.unfinishedOutlines())
      if (match && (await matches.acquaintance(match.head)) === 'ours')
        listed.push({ match, holders: holdersFrom(match.head, seats), heldBy });
    const ids = new Set(listed.map(({ match }) => match.head.id));
    const people = await matches.peopleAmong(listed.map(({ holders }) => holders));
    for (const each of listed) {
      const now = this.tableOf(each, people);
      const { matchId, phase, isElsewhere } = now;
      const known = directory.find(matchId);
      if (known?.isOpen) continue;
      if (!known) {
        listPatiently(directory, now, patience);
        continue;
      }
      const isSame = now.holders.join() === known.holders.join();
      Object.assign(known, isSame ? { phase, isElsewhere } : now);
      if (isElsewhere) directory.visited(matchId);
      if (isElsewhere || directory.isExpected(matchId)) directory.touch(matchId);
      else listPatiently(directory, known, patience);
    }
    for (const { matchId, phase, isOpen } of before)
      if (phase !== 'over' && !isOpen && !ids.has(matchId)) directory.remove(matchId);
  }

  /**
   * Checks the journals of those matches that nobody has come back to yet, and ends the ones that are damaged, or
   * whose last input was kept just before a stop, though not their end. Takes its time. Tables over days are looked at
   * when they are due.
   */
  async lookThrough(): Promise<void> {
    const { directory, matches, store, ports, engines, ladder } = this.context;
    for (const record of [...directory.all()]) {
      if (record.phase !== 'playing' || record.isOpen || record.isElsewhere) continue;
      if (isOverDays(record.settings.clock)) continue;
      // Of real time, also where a test owns that of the tables.
      await pause(systemPorts, BREATH_MS);
      if (isElsewhereOrGone(directory, record)) continue;
      const match = await matches.read(record.matchId);
      if (isElsewhereOrGone(directory, record)) continue;
      if (typeof match === 'string') {
        directory.remove(record.matchId);
        continue;
      }
      const kept = keptFrom(match, match);
      const engine = await engines.find(match.head);
      if (typeof engine === 'string') continue;
      const { kit } = engine;
      const over = endedFrom(kit, kept);
      if (!over) continue;
      const result: KeptResult = { ending: 'finished', outcome: over.outcome };
      const played = playedOf({
        kit,
        settings: record.settings,
        match: over,
        ...kept,
        ms: elapsedFrom(kept).ms,
        hasLeft: goneFrom(kept),
        hasNeighbours: kept.neighbours.length > 0,
        ladder,
      });
      await store.finishMatch(record.matchId, { status: 'finished', result, at: ports.now() }, played);
      record.phase = 'over';
      directory.touch(record.matchId);
    }
  }

  private tableOf({ match, holders, heldBy }: Listed, people: Kept['people']): TableRecord {
    const record = recordOf(this.context.games, match, { holders, people });
    return { isElsewhere: heldBy !== undefined, ...record };
  }
}

function isElsewhereOrGone(directory: Directory, { matchId, isOpen, isElsewhere }: TableRecord): boolean {
  return isOpen === true || isElsewhere === true || directory.find(matchId) === undefined;
}
