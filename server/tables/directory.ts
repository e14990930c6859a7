import { must } from '../../shared/core';
import type { Games } from '../../shared/games';
import {
  CODE_LENGTH,
  CODE_LETTERS,
  isOverDays,
  type MyTable,
  type ClockName,
  type RefusalReason,
  type Standing,
  type TablePhase,
  type TableSettings,
} from '../../shared/protocol';
import type { Person } from '../people/identity';
import { newCode, newId, type Cancel, type Ports } from '../base/ports';
import { automaticSeats, holdersOf, namesOf, type Sitters } from './sitters';
import { Tally } from './tally';

/** Somebody who wants a table. */
export interface Opener extends Person {
  /** Stands for the address they come from, and does not tell it. */
  readonly from?: string | undefined;
}

/** A table that exists, whether or not a room is open for it at this moment. */
export interface TableRecord {
  readonly matchId: string;
  readonly code: string;
  readonly settings: TableSettings;
  readonly creator: string;
  /** Stands for the address it was opened from. Known as long as this process and those it tells of it. */
  readonly from?: string | undefined;
  /** Who sits where when a room opens for the table: bots, and those of a rematch or of a match that goes on. */
  sitters: Sitters;
  /** By the wall clock. */
  createdAt?: number;
  /** Kept up to date by the room, for those who look before they join. */
  phase: TablePhase;
  names: (string | null)[];
  /** Ids of the people seated; empty where no person can sit, null where one still can. */
  holders: (string | null)[];
  spectators?: number;
  /** How the match stands, in public; while a room is open for it here. */
  standing?: (() => Standing | undefined) | undefined;
  /** What a person is asked; while a room is open for it here. */
  turnOf?: ((person: string) => MyTable['turn']) | undefined;
  /** Whether a person has the page open there; while a room is open for it here. */
  isHere?: ((person: string) => boolean) | undefined;
  /** Its webhook was forgotten, since nothing got there; while a room is open for it here. */
  webhookGone?: (() => void) | undefined;
  /** People connected to their seats. */
  here?: number;
  /** Their ids, before the start. */
  present?: readonly string[];
  /** Its people have said a moment ago that they are ready: they are not asked again (T11). */
  isAgreed?: boolean;
  /** Its match was over before it was listed: somebody looks back at it, for a moment. */
  isPast?: boolean;
  /** A room is open for it: there is never a second one. */
  isOpen?: boolean;
  /** Another node has a room open for it. */
  isElsewhere?: boolean;
}

export interface DirectoryLimits {
  /** How long a table waits for its first visitor. */
  readonly unvisitedMs: number;
  readonly tables: number;
  readonly tablesPerPerson: number;
  /** Before their start, opened from one address. */
  readonly tablesPerAddress: number;
  /** T17: over days, in all and for each person, beside the others. */
  readonly daysTables: number;
  readonly daysTablesPerPerson: number;
}

/** Of all tables, begun, over or not, one address has no more than this part, and of a few tables no more than half. */
const LARGEST_SHARE = 0.1;
const LARGEST_SHARE_OF_FEW = 0.5;
/** Beside all tables so many that are looked back at: of those there are as many as matches were ever played. */
const PAST_SHARE = 0.05;
const LEAST_PAST = 50;

/** Every table of this server, by match id and by code. Only what is listed here can be joined. */
export class Directory {
  private readonly byId = new Map<string, TableRecord>();
  private readonly byCode = new Map<string, TableRecord>();
  private readonly tally = new Tally();
  private readonly unvisited = new Map<string, Cancel>();
  private expired: (record: TableRecord) => void = ({ matchId }) => this.remove(matchId);
  private readonly watchers = new Set<(matchId: string) => void>();

  constructor(
    private readonly ports: Ports,
    private readonly limits: DirectoryLimits,
    private readonly games: Games,
  ) {}

  create(creator: Opener, settings: TableSettings, sitters: Sitters = []): TableRecord | RefusalReason {
    if (this.hasEnough(creator, isOverDays(settings.clock))) return 'too-many-tables';
    const record: TableRecord = {
      matchId: newId(this.ports),
      code: this.freeCode(),
      settings,
      creator: creator.id,
      from: creator.from,
      sitters,
      phase: 'gathering',
      createdAt: this.ports.now(),
      names: namesOf(settings, sitters),
      holders: holdersOf(this.automaticAt(settings), sitters),
    };
    this.add(record);
    if (!isOverDays(settings.clock)) this.expect(record.matchId, this.limits.unvisitedMs);
    return record;
  }

  add(record: TableRecord): void {
    this.byId.set(record.matchId, record);
    // The code of a match that is over may belong to another table by now.
    if (record.phase !== 'over' || !this.byCode.has(record.code)) this.byCode.set(record.code, record);
    this.touch(record.matchId);
  }

  /** Something about a table may look different now: to be called with every change of its phase or holders. */
  touch(matchId: string): void {
    const record = this.byId.get(matchId);
    if (record) this.tally.note(record);
    else this.tally.forget(matchId);
    for (const watcher of this.watchers) watcher(matchId);
  }

  /** Calls back with the id of every table that is new, gone or different; returns how to stop it. */
  watch(watcher: (matchId: string) => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  /** Waits for somebody to come to a table; when nobody does it is gone. */
  expect(matchId: string, ms: number): void {
    this.visited(matchId);
    const expire = () => {
      this.unvisited.delete(matchId);
      const record = this.byId.get(matchId);
      if (record) this.expired(record);
    };
    this.unvisited.set(matchId, this.ports.setTimer(ms, expire));
  }

  isExpected(matchId: string): boolean {
    return this.unvisited.has(matchId);
  }

  /** Hears of tables that nobody came to, and removes them. */
  onExpired(listen: (record: TableRecord) => void): void {
    this.expired = listen;
  }

  /** A room has opened for the table, and decides from now on how long it stays. */
  visited(matchId: string): void {
    this.unvisited.get(matchId)?.();
    this.unvisited.delete(matchId);
  }

  find(matchId: string): TableRecord | undefined {
    return this.byId.get(matchId);
  }

  findByCode(code: string): TableRecord | undefined {
    return this.byCode.get(code.trim().toUpperCase());
  }

  remove(matchId: string): void {
    const record = this.byId.get(matchId);
    if (!record) return;
    this.visited(matchId);
    this.byId.delete(matchId);
    if (this.byCode.get(record.code) === record) this.byCode.delete(record.code);
    this.touch(matchId);
  }

  all(): IterableIterator<TableRecord> {
    return this.byId.values();
  }

  get size(): number {
    return this.byId.size;
  }

  newest(): Iterable<TableRecord> {
    return this.tally.newest();
  }

  /** Those that have not begun, the newest first. */
  newestGathering(): readonly TableRecord[] {
    return this.tally.newestGathering();
  }

  /** Those that are not over and where somebody has a seat. */
  heldBy(personId: string): readonly TableRecord[] {
    return this.tally.heldBy(personId);
  }

  /** Whether somebody sits at as many tables as they may: who sits down everywhere keeps others from playing. */
  sitsAtEnough(personId: string, clock: ClockName): boolean {
    const { tablesPerPerson, daysTablesPerPerson } = this.limits;
    const isDays = isOverDays(clock);
    return this.tally.seatsOf(personId, isDays) >= (isDays ? daysTablesPerPerson : tablesPerPerson);
  }

  /** Whether as many tables are looked back at as may be at one time. */
  hasEnoughPast(): boolean {
    return this.tally.past >= Math.max(LEAST_PAST, this.limits.tables * PAST_SHARE);
  }

  private automaticAt(settings: TableSettings): boolean[] {
    return automaticSeats(must(this.games.named(settings.game), `game ${settings.game}`), settings);
  }

  private hasEnough({ id, from }: Opener, isDays: boolean): boolean {
    const { tablesPerAddress, daysTables, daysTablesPerPerson } = this.limits;
    const tables = isDays ? daysTables : this.limits.tables;
    const tablesPerPerson = isDays ? daysTablesPerPerson : this.limits.tablesPerPerson;
    const { all: ofAddress, gathering } = this.tally.ofAddress(from, isDays);
    const share = Math.min(Math.max(tablesPerAddress, tables * LARGEST_SHARE), tables * LARGEST_SHARE_OF_FEW);
    return (
      this.tally.tables(isDays) >= tables ||
      this.tally.ofCreator(id, isDays) >= tablesPerPerson ||
      gathering >= tablesPerAddress ||
      ofAddress >= share
    );
  }

  private freeCode(): string {
    for (;;) {
      const code = newCode(this.ports, CODE_LETTERS, CODE_LENGTH);
      if (!this.byCode.has(code)) return code;
    }
  }
}
