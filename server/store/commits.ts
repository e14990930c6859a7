/** How long somebody waited for a commit, and of that what the database spent with statements and with the disk. */
export interface Commit {
  readonly ms: number;
  readonly statementsMs: number;
  readonly syncMs: number;
  /** A check point ran beside it. */
  readonly isBesideCheckpoint: boolean;
}

/** Remembers the slowest one, until somebody looks. */
export class Commits {
  private slowest: Commit | undefined;

  add(commit: Commit): void {
    if (commit.ms > (this.slowest?.ms ?? 0)) this.slowest = commit;
  }

  takeSlowest(): Commit | undefined {
    const { slowest } = this;
    this.slowest = undefined;
    return slowest;
  }
}
