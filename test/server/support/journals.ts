import type { Entry, Write } from '../../../server/store/store';
import type { TableJournal } from '../../../server/match/openedTable';

/** A journal that a test can read. */
export /** A journal that a test can read. */
function keeping(written: Entry[]): TableJournal {
  return {
    append: ({ entries = [] }: Write) => {
      written.push(...entries);
      return Promise.resolve();
    },
    finish: () => Promise.resolve(undefined),
  };
}
