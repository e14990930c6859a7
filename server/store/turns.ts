/** T17: what a person is asked at a table over days, whether or not a room is open for it. */
export interface Turn {
  readonly matchId: string;
  readonly kind: string;
  /** By the wall clock. */
  readonly deadline: number;
}

/** Kept beside the matches: an inbox must not play a hundred of them to say whose turn it is. */
export interface Turns {
  /** Who is asked at a match now, in place of who was. */
  set(
    matchId: string,
    asked: readonly (Omit<Turn, 'matchId'> & { readonly person: string })[],
  ): Promise<void>;
  /** The most urgent first. */
  of(person: string): Promise<readonly Turn[]>;
}
