import { hashOfLatest, type Link, nextLink, type StoredEntry } from './chain';
import { JournalConflict } from './errors';
import type { GroupCommit, Rows } from './groupCommit';
import { CHAT_LINES, type Journal, type Latest, type Write } from './store';

/** One writer of one match: numbers and chains its entries, and stops for good when it was overtaken. */
export class ChainedJournal implements Journal {
  /** The last entry handed to the database; ahead of `durable` while a commit is under way. */
  private written: Link;
  private failures = 0;
  private lastFailure: Error | undefined = undefined;

  constructor(
    private readonly commits: GroupCommit,
    readonly matchId: string,
    private durable: Link,
    readonly fence: number,
  ) {
    this.written = durable;
  }

  get length(): number {
    return this.durable.seq;
  }

  append(write: Write): Promise<void> {
    // Made into text now: the caller may go on changing what it gave.
    const texts = this.textsOf(write);
    const failuresBefore = this.failures;
    return new Promise((resolve, reject) => {
      if (this.lastFailure instanceof JournalConflict) {
        reject(this.lastFailure);
        return;
      }
      let end = this.durable;
      this.commits.add({
        matchId: this.matchId,
        writer: this,
        rows: () => {
          if (this.lastFailure && this.failures !== failuresBefore) {
            reject(this.lastFailure);
            return undefined;
          }
          const rows = this.chain(texts);
          end = rows.end;
          return rows;
        },
        done: (error) => {
          if (error === undefined) {
            this.durable = end;
            resolve();
          } else {
            this.fail(error);
            reject(error);
          }
        },
      });
    });
  }

  private chain({ bodies, latest, starts }: Texts): Rows {
    const { matchId, fence, written: previous } = this;
    const entries: StoredEntry[] = [];
    for (const body of bodies) {
      const { seq, hash } = (this.written = nextLink(this.written, body));
      entries.push({ seq, hash, body });
    }
    return { matchId, fence, previous, entries, end: this.written, latest, starts };
  }

  private fail(error: Error): void {
    this.failures++;
    this.lastFailure = error;
    this.written = this.durable;
  }

  private textsOf({ entries = [], latest = [] }: Write): Texts {
    return {
      bodies: entries.map((entry) => JSON.stringify(entry)),
      latest: latest.map((item) => {
        const slot = slotOf(item);
        const body = JSON.stringify(item);
        return { slot, body, hash: hashOfLatest(this.matchId, slot, body) };
      }),
      starts: entries.some(({ type }) => type === 'start'),
    };
  }
}

interface Texts extends Pick<Rows, 'latest' | 'starts'> {
  readonly bodies: readonly string[];
}

/** Chat goes round in a ring, so that the last lines are kept and no more. */
function slotOf(item: Latest): string {
  switch (item.type) {
    case 'draft':
      return `draft/${item.seat}`;
    case 'clock':
    case 'rematch':
      return item.type;
    case 'chat':
      return `chat/${item.number % CHAT_LINES}`;
  }
}
