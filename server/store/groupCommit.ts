import { setTimeout as sleep } from 'node:timers/promises';
import { monotonic } from '../base/monotonic';
import type { Link, StoredEntry } from './chain';
import { JournalConflict, StoreUnavailable } from './errors';
import { type Params, type Sql, type Statement, statement, WrongCount } from './sql';

/** One append as rows, chained to what its writer wrote before. */
export interface Rows {
  readonly matchId: string;
  /** The writer's right to write: whoever takes the match over raises it. */
  readonly fence: number;
  /** Where the journal must end for these rows to follow. */
  readonly previous: Link;
  readonly entries: readonly StoredEntry[];
  readonly end: Link;
  readonly latest: readonly { readonly slot: string; readonly body: string; readonly hash: string }[];
  /** The match starts to run with this. */
  readonly starts: boolean;
}

/** Somebody who has rows to write when the turn comes, and wants to know how it went. */
export interface Appending {
  readonly matchId: string;
  /** Those of one writer follow each other. */
  readonly writer: object;
  /** Called once, right before the commit. `undefined`: it has given up, and knows. */
  rows(): Rows | undefined;
  done(error?: Error): void;
}

const APPENDS_A_GROUP = 500;
/** While many write, a commit waits until so many have come, or for so long after the one before it began. */
const WORTH_A_COMMIT = 8;
const LEAST_INTERVAL_MS = 4;
const FIRST_PAUSE_MS = 20;
const LONGEST_PAUSE_MS = 1000;

/**
 * Waiting for the disk is what costs, so everybody waits together: while one group of appends is being
 * committed the next one gathers. A lone append is not held back for company; where there is company, a commit for
 * every two or three would keep the processor busier than the rules do.
 */
export class GroupCommit {
  private queue: Appending[] = [];
  private running: Promise<void> | undefined;
  private isClosed = false;

  constructor(
    private readonly sql: Sql,
    /** How long a database that does not answer is asked again before its writers hear of it. */
    private readonly patienceMs: number,
  ) {}

  add(appending: Appending): void {
    if (this.isClosed) return appending.done(new StoreUnavailable({ cause: new Error('It was closed.') }));
    this.queue.push(appending);
    this.running ??= this.run();
  }

  /** Everything that is under way is written, or has failed. Who comes later hears at once that it is too late. */
  async close(): Promise<void> {
    while (this.running) await this.running;
    this.isClosed = true;
  }

  private async run(): Promise<void> {
    try {
      // What arrives in the same turn of the event loop goes along.
      await new Promise(setImmediate);
      while (this.queue.length > 0) {
        const begun = monotonic();
        const group = this.nextGroup();
        await this.commit(matchesOf(group));
        const rest = LEAST_INTERVAL_MS - (monotonic() - begun);
        const isTooFew = this.queue.length > 0 && this.queue.length < WORTH_A_COMMIT;
        if (group.length > 1 && isTooFew && rest > 0) await sleep(rest);
      }
    } finally {
      // At once: somebody who comes between finding the queue empty and this would wait for ever.
      this.running = undefined;
    }
  }

  /** Two writers of one match, should there be, come one after the other: the database says who is right. */
  private nextGroup(): Appending[] {
    const writers = new Map<string, object>();
    const group: Appending[] = [];
    const rest: Appending[] = [];
    for (const appending of this.queue) {
      const writer = writers.get(appending.matchId) ?? appending.writer;
      const isNext = group.length < APPENDS_A_GROUP && writer === appending.writer;
      if (isNext) writers.set(appending.matchId, writer);
      (isNext ? group : rest).push(appending);
    }
    this.queue = rest;
    return group;
  }

  private async commit(group: MatchAppends[]): Promise<void> {
    const giveUpAt = monotonic() + this.patienceMs;
    let pause = FIRST_PAUSE_MS;
    while (group.length > 0) {
      try {
        await this.sql.write(statementsFor(group));
        tell(group);
        return;
      } catch (error) {
        if (error instanceof WrongCount) {
          group = await this.withoutOvertaken(group);
        } else if (error instanceof StoreUnavailable && monotonic() < giveUpAt) {
          await sleep(pause);
          pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
        } else {
          tell(group, error as Error);
          return;
        }
      }
    }
  }

  /** Somebody's rows do not follow what is there. Finds whose, tells them, and returns the others. */
  private async withoutOvertaken(group: readonly MatchAppends[]): Promise<MatchAppends[]> {
    let found;
    try {
      found = await this.sql.read(group.map(({ matchId }) => statement(END_OF, [matchId])));
    } catch (error) {
      tell(group, error as Error);
      return [];
    }
    const others: MatchAppends[] = [];
    group.forEach((match, index) => {
      const { hash: end, fence } = found[index]?.[0] ?? {};
      if (end === match.previous.hash && fence === match.fence) others.push(match);
      // Our own end: the rows got through before the connection was lost.
      else tell([match], end === match.end.hash ? undefined : new JournalConflict(match.matchId));
    });
    if (others.length < group.length) return others;
    // Nobody was overtaken, and yet an entry was in the way: only a row put there by hand can be.
    tell(group, new Error('The journal refuses entries that follow its end.'));
    return [];
  }
}

/** What one group writes for one match: all of it or, when overtaken, nothing. */
interface MatchAppends {
  readonly matchId: string;
  readonly fence: number;
  readonly previous: Link;
  end: Link;
  readonly members: { readonly appending: Appending; readonly rows: Rows }[];
}

function matchesOf(appends: readonly Appending[]): MatchAppends[] {
  const matches = new Map<string, MatchAppends>();
  for (const appending of appends) {
    const rows = appending.rows();
    if (!rows) continue;
    const { matchId, fence, previous, end } = rows;
    const match = matches.get(matchId);
    if (match) {
      match.end = end;
      match.members.push({ appending, rows });
    } else {
      matches.set(matchId, { matchId, fence, previous, end, members: [{ appending, rows }] });
    }
  }
  return [...matches.values()];
}

function tell(group: readonly MatchAppends[], error?: Error): void {
  for (const { members } of group) for (const { appending } of members) appending.done(error);
}

const END_OF = 'SELECT hash, fence FROM journal_ends WHERE match_id = $1';
const ENDS = `UPDATE journal_ends SET seq = CAST(next.column2 AS BIGINT), hash = next.column3
  FROM (VALUES ($1, $2, $3, $4, $5)) AS next
  WHERE journal_ends.match_id = next.column1 AND journal_ends.hash = next.column4
    AND journal_ends.fence = CAST(next.column5 AS BIGINT)`;
const ONE_END = `UPDATE journal_ends SET seq = $2, hash = $3
  WHERE match_id = $1 AND hash = $4 AND fence = $5`;
const JOURNAL =
  'INSERT INTO journal (match_id, seq, body, hash) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING';
const LATEST = `INSERT INTO latest (match_id, slot, body, hash) VALUES ($1, $2, $3, $4)
  ON CONFLICT (match_id, slot) DO UPDATE SET body = excluded.body, hash = excluded.hash`;
const STARTS = `UPDATE matches SET status = 'running' WHERE id = $1 AND status = 'open'`;

function statementsFor(group: readonly MatchAppends[]): Statement[] {
  // Moving the end fences also those writes that add no entry.
  const ends = group.map(({ matchId, fence, previous, end }): Params => [
    matchId,
    end.seq,
    end.hash,
    previous.hash,
    fence,
  ]);
  const journal: Params[] = [];
  // Of what is replaced only the last is written: no statement may change a row twice.
  const latest = new Map<string, Params>();
  const starts: Params[] = [];
  for (const { matchId, entries, latest: replaced, starts: isStart } of group.flatMap(rowsOf)) {
    for (const { seq, body, hash } of entries) journal.push([matchId, seq, body, hash]);
    for (const { slot, body, hash } of replaced)
      latest.set(`${matchId}/${slot}`, [matchId, slot, body, hash]);
    if (isStart) starts.push([matchId]);
  }
  return [
    { sql: ENDS, each: ONE_END, rows: ends, exactly: ends.length },
    { sql: JOURNAL, rows: journal, exactly: journal.length },
    { sql: LATEST, rows: [...latest.values()] },
    { sql: STARTS, rows: starts },
  ].filter(({ rows }) => rows.length > 0);
}

function rowsOf({ members }: MatchAppends): Rows[] {
  return members.map(({ rows }) => rows);
}
