/** How people get along: codes that bring an identity back, blocks, reports, bans. */
export interface Community {
  /** One for each person: a new one makes the old one useless. Only a hash is kept. */
  saveRecoveryCode(person: string, hash: string, at: number): Promise<void>;
  hasRecoveryCode(person: string): Promise<boolean>;
  /** Whose code it is, if that person is still there. */
  personByRecoveryCode(hash: string): Promise<string | undefined>;

  block(by: string, whom: string, at: number): Promise<void>;
  unblock(by: string, whom: string): Promise<void>;
  /** Those whom somebody has blocked, with the names they have now. */
  blockedBy(person: string): Promise<readonly { readonly id: string; readonly name: string }[]>;
  /** Every block of the server, for those who are asked for it all the time. */
  blocks(): Promise<readonly { readonly by: string; readonly whom: string }[]>;

  report(report: Report): Promise<void>;
  /** The last first. */
  reports(page: { readonly before?: number; readonly limit: number }): Promise<readonly NamedReport[]>;

  /** It was dealt with. Says whether there was such a report. */
  dropReport(id: string): Promise<boolean>;

  /** Bans that end after the given time, the last to end first. */
  bans(after: number): Promise<readonly Ban[]>;
  /** Until then the person is not let in; `undefined` lifts it. Says whether there is such a person. */
  ban(person: string, until: number | undefined): Promise<boolean>;
}

export interface Report {
  readonly id: string;
  readonly by: string;
  readonly whom: string;
  readonly matchId?: string;
  readonly reason: string;
  readonly words?: string;
  readonly at: number;
}

export interface Ban {
  readonly person: string;
  readonly name: string;
  readonly until: number;
}

export interface NamedReport extends Report {
  readonly byName?: string;
  readonly whomName?: string;
  readonly bannedUntil?: number;
}

/** A ban without an end: no server will see this day. */
export const FOR_EVER = 253_402_300_799_000;
