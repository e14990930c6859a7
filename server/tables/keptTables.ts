import { isId, isOverDays, type RefusalReason, type TableSettings } from '../../shared/protocol';
import { alone, type HeldMatch, type Standing } from '../store/standing';
import type { People } from '../people/people';
import type { OpenedTable } from '../match/openedTable';
import type { Kept, KeptResult } from '../match/kept';
import { CodeTaken, DamagedJournal, HeldElsewhere, StoreError } from '../store/errors';
import { DELETED_NAME, type Ending, type HeldRole } from '../store/store';
import type { Directory, Opener, TableRecord } from './directory';
import { GATHERING_MS, listPatiently, type Patience } from './patience';
import type { Sitters } from './sitters';
import type { StoredMatches, StoredMatchesContext } from './storedMatches';
import { headOf, recordOf } from './storedTable';
import { NoEntry, type Tables } from './tables';

export interface KeptTablesContext extends StoredMatchesContext {
  readonly directory: Directory;
  readonly matches: StoredMatches;
  readonly people: People;
  readonly patience: Patience;
  readonly standing: Standing;
  /** When a server last played, before this one was started. */
  readonly lastBeat: number;
}

/** Tables that outlive the process: each is a match of the store, with the same id and code for ever. */
export class KeptTables implements Tables {
  private readonly startedAt: number;

  constructor(private readonly context: KeptTablesContext) {
    this.startedAt = context.ports.now();
    context.directory.onExpired((record) => void this.expire(record));
    context.people.onRemoved((id) => this.forget(id));
  }

  async open(
    creator: Opener,
    settings: TableSettings,
    sitters: Sitters = [],
    under?: HeldRole,
  ): Promise<TableRecord | RefusalReason> {
    const { store, directory, engines, ports, log } = this.context;
    for (;;) {
      const record = directory.create(creator, settings, sitters);
      if (typeof record === 'string') return record;
      try {
        await engines.keep(settings.game);
        if (isOverDays(settings.clock)) await store.wakes.set(record.matchId, ports.now() + GATHERING_MS);
        await store.createMatch(headOf(record, this.context), under);
        return record;
      } catch (error) {
        directory.remove(record.matchId);
        // An older match that nobody has ended yet has this code: another one is drawn.
        if (error instanceof CodeTaken) continue;
        if (!(error instanceof StoreError)) throw error;
        log.warn({ err: error, at: ports.now() }, 'a table could not be opened');
        return 'storage-failed';
      }
    }
  }

  async find(matchId: string): Promise<TableRecord | RefusalReason> {
    const listed = this.context.directory.find(matchId);
    return listed ?? (isId(matchId) ? this.list(matchId) : 'unknown-table');
  }

  /** As it is in the store, whatever was heard of it. */
  async look(matchId: string): Promise<TableRecord | RefusalReason> {
    const { matches } = this.context;
    const match = await matches.read(matchId);
    return typeof match === 'string'
      ? match
      : recordOf(this.context.games, match, await matches.keptOf(match));
  }

  async findByCode(code: string): Promise<TableRecord | RefusalReason> {
    const listed = this.context.directory.findByCode(code);
    if (listed) return listed;
    const wanted = code.trim().toUpperCase();
    if (!isId(wanted)) return 'unknown-code';
    try {
      const match = await this.context.store.findMatch({ code: wanted });
      return match ? await this.find(match.head.id) : 'unknown-code';
    } catch (error) {
      if (error instanceof DamagedJournal) return 'journal-damaged';
      throw error;
    }
  }

  async enter(record: TableRecord): Promise<OpenedTable> {
    const held = await this.hold(record.matchId);
    try {
      const { isHeld, release } = held;
      return { isHeld, release, ...(await this.enterHeld(record, held)) };
    } catch (error) {
      held.release();
      throw error;
    }
  }

  private async enterHeld(
    record: TableRecord,
    held: HeldMatch,
  ): Promise<Pick<OpenedTable, 'engine' | 'journal' | 'kept'>> {
    const { store, directory, engines, matches, ports } = this.context;
    const { matchId } = record;
    const match = await matches.read(matchId, held.fence);
    if (typeof match === 'string') {
      directory.remove(matchId);
      throw new NoEntry(match);
    }
    const engine = await engines.find(match.head);
    if (typeof engine === 'string') throw new NoEntry('engine-missing');
    const kept = await matches.keptOf(match);
    // What was heard of it may be old: the door goes by this until the first of its people is in.
    const { sitters, names, holders, createdAt } = recordOf(this.context.games, match, kept);
    Object.assign(record, { sitters, names, holders, createdAt });
    directory.touch(matchId);
    const now = ports.now();
    return {
      engine,
      journal: {
        append: (write) => match.journal.append(write),
        finish: (ending, played) => store.finishMatch(match.journal, ending, played),
      },
      kept: { ...kept, aliveAt: Math.min(now, Math.max(kept.aliveAt, this.lastAlive(kept, held, now))) },
    };
  }

  /** When whoever had the match last was certainly there. */
  private lastAlive({ aliveAt }: Kept, { fence, awayMs = 0 }: HeldMatch, now: number): number {
    if (fence !== undefined) return now - awayMs;
    return aliveAt >= this.startedAt ? now : this.context.lastBeat;
  }

  private async hold(matchId: string): Promise<HeldMatch> {
    try {
      return await this.context.standing.hold(matchId);
    } catch (error) {
      if (error instanceof HeldElsewhere) throw new NoEntry('busy');
      throw error;
    }
  }

  /** Nobody came to it in time. */
  private async expire(record: TableRecord): Promise<void> {
    const { directory, standing, store, matches, patience, ports, log } = this.context;
    const { matchId, phase } = record;
    const result: KeptResult = { ending: 'expired' };
    const ending: Ending = { status: 'ended-unrated', result, at: ports.now() };
    // Alone there is nobody who could have it open.
    if (phase === 'over' || standing === alone) {
      directory.remove(matchId);
      if (phase !== 'over') await matches.end(matchId, 'expired');
      return;
    }
    try {
      if (await store.expireMatch(matchId, ending)) directory.remove(matchId);
      else record.isElsewhere = true;
    } catch (error) {
      log.warn({ err: error, matchId }, 'a table that nobody came to was not ended yet');
      listPatiently(directory, record, patience);
    }
  }

  check(): Promise<void> {
    return this.context.store.check();
  }

  /** In tables that no room is open for; rooms see to their own. */
  private forget(personId: string): void {
    for (const record of this.context.directory.all())
      record.names = record.names.map((name, seat) =>
        record.holders[seat] === personId ? DELETED_NAME : name,
      );
  }

  /** Puts a match of the store into the directory, or says why it cannot be played or shown. */
  private async list(matchId: string): Promise<TableRecord | RefusalReason> {
    const { directory, matches, patience } = this.context;
    const match = await matches.read(matchId);
    if (typeof match === 'string') return match;
    const kept = await matches.keptOf(match);
    // Somebody else may have asked at the same time.
    const found = directory.find(matchId);
    if (found) return found;
    const record = recordOf(this.context.games, match, kept);
    if (record.phase === 'over') {
      if (directory.hasEnoughPast()) return 'busy';
      record.isPast = true;
    }
    return listPatiently(directory, record, patience);
  }
}
