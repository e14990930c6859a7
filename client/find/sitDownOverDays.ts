import { game } from '../model/game';
import { go } from '../model/route';
import { createTable, myTables, openTables, type Trouble } from '../net/api';
import { wanted } from './search';

/** T17: nobody stands in line for days. The table that has waited longest for somebody, or one that others find. */
export async function sitDownOverDays(): Promise<Trouble | undefined> {
  const { game: id, seats, clock, rated } = wanted();
  const wish = { game: id, clock, rated, ...(seats === 'any' ? {} : { seats }) };
  const [open, mine] = await Promise.all([openTables(wish), myTables()]);
  if (!open.ok) return open.code;
  if (!mine.ok) return mine.code;
  const own = new Set(mine.value.tables.map(({ code }) => code));
  // The newest come first.
  const table = open.value.tables.filter(({ code }) => !own.has(code)).at(-1);
  if (table) {
    go({ screen: 'table', code: table.code });
    return undefined;
  }
  const made = await createTable({ seats: game.value.sizes[0], public: true, ...wish });
  if (made.ok) go({ screen: 'table', code: made.value.code });
  return made.ok ? undefined : made.code;
}
