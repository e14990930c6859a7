/** T17: what a person is asked at a table over days, whether or not a room is open for it. */
export interface Turn {
  readonly matchId: string;
  readonly kind: string;
  /** By the wall clock. */
  readonly deadline: number;
}

export interface AskedPerson extends Omit<Turn, 'matchId'> {
  readonly person: string;
  readonly decision: number;
}

/** That somebody is asked, and until when: what everybody at the table sees. */
export type AskedThere = Pick<AskedPerson, 'person' | 'deadline'> & Pick<Turn, 'matchId'>;

/** Kept beside the matches: an inbox must not play a hundred of them to say whose turn it is. */
export interface Turns {
  /** Who is asked at a match now, in place of who was; says which of them were not asked the same before. */
  set(matchId: string, asked: readonly AskedPerson[]): Promise<readonly AskedPerson[]>;
  /** Who is asked at these matches, the most urgent first. */
  among(matchIds: readonly string[]): Promise<readonly AskedThere[]>;
  /** Who is asked at a match. */
  at(matchId: string): Promise<readonly string[]>;
  /** The most urgent first. */
  of(person: string): Promise<readonly Turn[]>;
}
