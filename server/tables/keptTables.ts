import type { Logger } from 'pino';
import type { Game } from '../../shared/core';
import type { MechsTypes } from '../../shared/games/mechs/types';
import {
  tableSettings,
  type RefusalReason,
  type TablePhase,
  type TableSettings,
} from '../../shared/protocol';
import { alone, type HeldMatch, type Standing } from '../cluster/standing';
import type { Person } from '../people/identity';
import type { People } from '../people/people';
import type { Ports } from '../ports';
import { playedOf } from '../ratings/played';
import type { OpenedTable } from '../rooms/journal';
import { drawShare } from '../rooms/fairness';
import { holdersFrom, keptFrom, type Kept, type KeptResult } from '../rooms/kept';
import { endedFrom } from '../rooms/restore';
import { CodeTaken, DamagedJournal, HeldElsewhere, StoreError } from '../store/errors';
import {
  DELETED_NAME,
  type Ending,
  type HeldRole,
  type MatchHead,
  type OpenMatch,
  type Store,
  type StoredMatch,
} from '../store/store';
import type { Directory, TableRecord } from './directory';
import { holderOf, holdersOf, namesOf, sitterFrom, type Sitters } from './sitters';
import { NoEntry, type Tables } from './tables';

export interface KeptTablesContext {
  readonly store: Store;
  readonly directory: Directory;
  readonly people: People;
  readonly ports: Ports;
  readonly log: Logger;
  /** The rules that this program plays: matches of other rules are not played on. */
  readonly game: Game<MechsTypes>;
  /** How long a match waits for its people, and an empty table for anybody. */
  readonly patience: { readonly playingMs: number; readonly otherMs: number };
  readonly standing: Standing;
}

/** What happened to the matches that a stop had interrupted. */
export interface Restored {
  readonly tables: number;
  readonly outdated: number;
  readonly damaged: number;
}

/** What was chosen when the table was opened. */
interface Configuration {
  readonly settings: TableSettings;
  readonly creator: string;
}

/** Tables that outlive the process: each is a match of the store, with the same id and code for ever. */
export class KeptTables implements Tables {
  private readonly startedAt: number;
  /** When a server last played, before this one was started. */
  private lastBeat = 0;

  constructor(private readonly context: KeptTablesContext) {
    this.startedAt = context.ports.now();
    context.directory.onExpired((record) => void this.expire(record));
    context.people.onRemoved((id) => this.forget(id));
  }

  /**
   * Lists every unfinished match again. One that cannot go on is ended, and spoils no other. Journals are checked when
   * a room opens, or by `lookThrough`: nobody waits for a thousand others.
   */
  async restore(): Promise<Restored> {
    const { store, log } = this.context;
    this.lastBeat = (await store.lastBeat()) ?? 0;
    const counts = { tables: 0, outdated: 0, damaged: 0 };
    const listed: Listed[] = [];
    for (const { id, match, seats, heldBy } of await store.unfinishedOutlines()) {
      if (!match) {
        counts.damaged++;
        log.error({ matchId: id }, 'a match whose head is damaged was ended unrated; the others go on');
        await this.end(id, 'damaged');
      } else if (!this.isOurs(match.head)) {
        // A node of the last version may still be playing it.
        if (heldBy !== undefined) continue;
        counts.outdated++;
        log.warn({ matchId: id, rules: match.head.rulesVersion }, 'a match of other rules was ended unrated');
        await this.end(id, 'outdated');
      } else {
        counts.tables++;
        listed.push({ match, holders: holdersFrom(match.head, seats), heldBy });
      }
    }
    const people = await this.peopleAmong(listed.flatMap(({ holders }) => idsOf(holders)));
    for (const { match, holders, heldBy } of listed)
      this.add({ ...recordOf(match, { holders, people }), isElsewhere: heldBy !== undefined });
    return counts;
  }

  /** Makes up for news that were missed: lists what others have opened since, and forgets what is over. */
  async resync(): Promise<void> {
    const { store, directory } = this.context;
    const before = [...directory.all()];
    const found = (await store.unfinishedOutlines()).filter(({ match }) => match && this.isOurs(match.head));
    const ids = new Set(found.map(({ id }) => id));
    const listed = found.map(({ match, seats, heldBy }) => {
      const stored = match as StoredMatch;
      return { match: stored, holders: holdersFrom(stored.head, seats), heldBy };
    });
    const people = await this.peopleAmong(listed.flatMap(({ holders }) => idsOf(holders)));
    for (const { match, holders, heldBy } of listed) {
      const now = recordOf(match, { holders, people });
      const known = directory.find(now.matchId);
      if (known?.isOpen) continue;
      const isElsewhere = heldBy !== undefined;
      if (!known) {
        this.add({ ...now, isElsewhere });
        continue;
      }
      const isSame = now.holders.join() === known.holders.join();
      Object.assign(known, { phase: now.phase, isElsewhere }, isSame ? {} : { ...now });
      if (isElsewhere) directory.visited(now.matchId);
      else if (!directory.isExpected(now.matchId)) this.add(known);
      else directory.touch(now.matchId);
    }
    for (const { matchId, phase, isOpen } of before)
      if (phase !== 'over' && !isOpen && !ids.has(matchId)) directory.remove(matchId);
  }

  /**
   * Checks the journals of those matches that nobody has come back to yet, and ends the ones that are damaged, or
   * whose last input was kept just before a stop, though not their end. Takes its time.
   */
  async lookThrough(): Promise<void> {
    const { directory, store, ports, game } = this.context;
    for (const record of [...directory.all()]) {
      if (record.phase !== 'playing' || record.isOpen || record.isElsewhere) continue;
      const match = await this.read(record.matchId);
      if (record.isOpen || record.isElsewhere) continue;
      if (typeof match === 'string') {
        directory.remove(record.matchId);
        continue;
      }
      const kept = keptFrom(match, match);
      const over = endedFrom(game, kept);
      if (!over) continue;
      const result: KeptResult = { ending: 'finished', outcome: over.outcome };
      const played = playedOf({ settings: record.settings, match: over, ...kept });
      await store.finishMatch(record.matchId, { status: 'finished', result, at: ports.now() }, played);
      record.phase = 'over';
    }
  }

  async open(
    creator: Person,
    settings: TableSettings,
    sitters: Sitters = [],
    under?: HeldRole,
  ): Promise<TableRecord | RefusalReason> {
    const { store, directory, ports, log } = this.context;
    for (;;) {
      const record = directory.create(creator, settings, sitters);
      if (typeof record === 'string') return record;
      try {
        await store.createMatch(this.headOf(record), under);
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
    return this.context.directory.find(matchId) ?? (await this.list(matchId));
  }

  /** As it is in the store, whatever was heard of it. */
  async look(matchId: string): Promise<TableRecord | RefusalReason> {
    const match = await this.read(matchId);
    return typeof match === 'string' ? match : recordOf(match, await this.keptOf(match));
  }

  async findByCode(code: string): Promise<TableRecord | RefusalReason> {
    const listed = this.context.directory.findByCode(code);
    if (listed) return listed;
    try {
      const match = await this.context.store.findMatch({ code: code.trim().toUpperCase() });
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
      return { ...(await this.enterHeld(record, held)), isHeld, release };
    } catch (error) {
      held.release();
      throw error;
    }
  }

  private async enterHeld(
    record: TableRecord,
    held: HeldMatch,
  ): Promise<Pick<OpenedTable, 'journal' | 'kept'>> {
    const { store, ports } = this.context;
    const { matchId } = record;
    const match = await this.read(matchId, held.fence);
    if (typeof match === 'string') {
      this.context.directory.remove(matchId);
      throw new NoEntry(match);
    }
    const kept = await this.keptOf(match);
    record.sitters = seated(kept);
    const now = ports.now();
    return {
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
    return aliveAt >= this.startedAt ? now : this.lastBeat;
  }

  private async hold(matchId: string): Promise<HeldMatch> {
    try {
      return await this.context.standing.hold(matchId);
    } catch (error) {
      if (error instanceof HeldElsewhere) throw new NoEntry('busy');
      throw error;
    }
  }

  private async expire(record: TableRecord): Promise<void> {
    const { directory, standing, store, ports, log } = this.context;
    const { matchId, phase } = record;
    const result: KeptResult = { ending: 'expired' };
    const ending: Ending = { status: 'ended-unrated', result, at: ports.now() };
    // Alone there is nobody who could have it open.
    if (phase === 'over' || standing === alone) {
      directory.remove(matchId);
      if (phase !== 'over') await this.end(matchId, 'expired');
      return;
    }
    try {
      if (await store.expireMatch(matchId, ending)) directory.remove(matchId);
      else record.isElsewhere = true;
    } catch (error) {
      log.warn({ err: error, matchId }, 'a table that nobody came to was not ended yet');
      this.add(record);
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

  private headOf({ matchId, code, settings, creator, sitters }: TableRecord): MatchHead {
    const { game, ports } = this.context;
    const configuration: Configuration = { settings, creator };
    return {
      id: matchId,
      code,
      game: game.id,
      rulesVersion: game.rulesVersion,
      configuration,
      seats: Array.from({ length: settings.seats }, (_, seat) => holderOf(sitters[seat])),
      createdAt: ports.now(),
      share: drawShare(ports),
    };
  }

  /** Puts a match of the store into the directory, or says why it cannot be played or shown. */
  private async list(matchId: string): Promise<TableRecord | RefusalReason> {
    const { directory } = this.context;
    const match = await this.read(matchId);
    if (typeof match === 'string') return match;
    const found = directory.find(matchId);
    if (found) return found;
    return this.add(recordOf(match, await this.keptOf(match)));
  }

  private add(record: TableRecord): TableRecord {
    const { directory, patience } = this.context;
    directory.add(record);
    if (record.isElsewhere) directory.visited(record.matchId);
    else directory.expect(record.matchId, patienceFor(record, patience));
    return record;
  }

  private async read(matchId: string, fence?: number): Promise<OpenMatch | RefusalReason> {
    const { store, log } = this.context;
    try {
      const match = await store.openMatch(matchId, fence);
      if (!match) return 'unknown-table';
      if (this.isOurs(match.head)) return match;
      if (!match.ending) {
        if (!(await this.endOutdated(matchId, fence))) return 'busy';
        log.warn({ matchId, rules: match.head.rulesVersion }, 'a match of other rules was ended unrated');
      }
      return match.ending && !wasCut(match.ending) ? 'unknown-table' : 'rules-changed';
    } catch (error) {
      if (!(error instanceof DamagedJournal)) throw error;
      log.error({ err: error, matchId }, 'a damaged match was ended unrated; the others go on');
      await this.end(matchId, 'damaged');
      return 'journal-damaged';
    }
  }

  private isOurs(head: MatchHead): boolean {
    const { game } = this.context;
    return head.game === game.id && head.rulesVersion === game.rulesVersion;
  }

  /** Not while a node of another version plays it. */
  private async endOutdated(matchId: string, fence: number | undefined): Promise<boolean> {
    const { store, ports } = this.context;
    const result: KeptResult = { ending: 'outdated' };
    const ending: Ending = { status: 'ended-unrated', result, at: ports.now() };
    if (fence === undefined) return store.expireMatch(matchId, ending);
    await store.finishMatch({ matchId, fence }, ending);
    return true;
  }

  private async end(matchId: string, ending: KeptResult['ending']): Promise<void> {
    const { store, ports, log } = this.context;
    const result: KeptResult = { ending };
    try {
      await store.finishMatch(matchId, { status: 'ended-unrated', result, at: ports.now() });
    } catch (error) {
      // It is found again at the next start.
      log.warn({ err: error, matchId }, 'the end of a match was not kept');
    }
  }

  private async keptOf(match: OpenMatch): Promise<Kept> {
    const kept = keptFrom(match, match);
    const writers = kept.chat.map(({ person }) => person);
    return { ...kept, people: await this.peopleAmong([...idsOf(kept.holders), ...writers]) };
  }

  private async peopleAmong(ids: readonly string[]): Promise<Kept['people']> {
    const found = await this.context.store.people([...new Set(ids)]);
    return new Map(found.map(({ id, name }) => [id, { id, name }]));
  }
}

/** A match of the store, about to be listed. */
interface Listed {
  readonly match: StoredMatch;
  readonly holders: Kept['holders'];
  readonly heldBy?: string | undefined;
}

export function patienceFor(
  { phase }: Pick<TableRecord, 'phase'>,
  { playingMs, otherMs }: KeptTablesContext['patience'],
): number {
  return phase === 'playing' ? playingMs : otherMs;
}

function idsOf(holders: Kept['holders']): string[] {
  return holders.flatMap((holder) => (holder && 'person' in holder ? [holder.person] : []));
}

function recordOf({ head, status }: StoredMatch, kept: Pick<Kept, 'holders' | 'people'>): TableRecord {
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

const PHASES: Record<OpenMatch['status'], TablePhase> = {
  open: 'gathering',
  running: 'playing',
  finished: 'over',
  'ended-unrated': 'over',
};

function seated({ holders, people }: Pick<Kept, 'holders' | 'people'>): Sitters {
  return holders.map((holder) => sitterFrom(holder, people));
}

/** Ended by the server because it could not go on. */
function wasCut({ result }: Ending): boolean {
  return (result as Partial<KeptResult> | undefined)?.ending === 'outdated';
}
