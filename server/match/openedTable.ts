import type { LoadedEngine } from '../engines';
import type { Ending, Journal } from '../store/store';
import type { Played } from '../store/standings';
import type { Kept } from './kept';

/**
 * What a table needs of the store: every accepted input is durable before anybody sees its effect. An input that
 * makes the rules throw is journalled all the same: replaying skips it in the same place.
 */
export interface TableJournal extends Pick<Journal, 'append'> {
  /** The match is over for good, in the store as well, and with it what it means for ratings and records. */
  finish(ending: Ending, played?: Played): Promise<Ending | undefined>;
}

/** A table's place in the store: where it writes, and what was there already. */
export interface OpenedTable {
  /** What the match is played by; the newest of its game where nothing is kept. */
  readonly engine?: LoadedEngine;
  readonly journal: TableJournal;
  readonly kept?: Kept;
  /** Whether this process may still speak for the table. */
  readonly isHeld: () => boolean;
  /** Another process may take it from now on. */
  readonly release: () => void;
}

/** Remembers nothing: for tests and for a server that was told to keep nothing. */
export const forgetful: TableJournal = {
  append: () => Promise.resolve(),
  finish: () => Promise.resolve(undefined),
};
