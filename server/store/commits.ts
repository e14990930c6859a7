/** How long somebody waited for a commit, and of that what the database spent with statements and with the disk. */
export interface Commit {
  readonly ms: number;
  readonly statementsMs: number;
  readonly syncMs: number;
  /** A check point ran beside it. */
  readonly isBesideCheckpoint: boolean;
}

/** Quicker ones are nobody's trouble, and would tell on a quiet server that somebody drafts something (T5). */
export const SLOW_COMMIT_MS = 20;

/** Remembers the slowest of the slow ones, until somebody looks. */
export class Commits {
  private slowest: Commit | undefined;

  add(commit: Commit): void {
    if (commit.ms >= (this.slowest?.ms ?? SLOW_COMMIT_MS)) this.slowest = commit;
  }

  takeSlowest(): Commit | undefined {
    const { slowest } = this;
    this.slowest = undefined;
    return slowest;
  }
}
