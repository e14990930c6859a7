import type { Journal } from '../store/store';

/**
 * What a table needs of the store: every accepted input is durable before anybody sees its effect. An input that
 * makes the rules throw is journalled all the same: replaying skips it in the same place.
 */
export type TableJournal = Pick<Journal, 'append'>;

/** Remembers nothing: for tests and for a server that was told to keep nothing. */
export const forgetful: TableJournal = { append: () => Promise.resolve() };
