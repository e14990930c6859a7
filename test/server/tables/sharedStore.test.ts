import { games } from '../../../shared/games';
import { pino } from 'pino';
import { settingsOf } from '../../support/settings';
import { readConfig } from '../../../server/base/config';
import { openKeeping } from '../../../server/keeping';
import type { Entry } from '../../../server/store/store';
import type { TableRecord } from '../../../server/tables/directory';
import { describeStores } from '../../support/databases';
import { START } from '../../support/storeData';
import { TestPorts } from '../support/testPorts';

describeStores('two servers on one store, of which neither hears of the other', (database) => {
  const server = async (seed: number) => {
    const ports = new TestPorts(seed);
    const log = pino({ level: 'silent' });
    const store = await database().open();
    return openKeeping({ store, config: readConfig({}), ports, log, games });
  };
  const found = async (table: Promise<TableRecord | string>) => {
    const record = await table;
    if (typeof record === 'string') throw new Error(record);
    return record;
  };

  test('a table that is taken over knows who sits there now', async () => {
    // One after the other: SQLite waits for nobody while it gives a new file its log.
    const here = await server(1);
    const there = await server(2);
    const settings = settingsOf({ seats: 2, clock: 'relaxed' });
    const opened = await found(here.tables.open({ id: 'ann', name: 'Ann' }, settings));
    const heard = await found(there.tables.find(opened.matchId));
    expect(heard.holders).toEqual([null, null]);
    const { journal } = await here.tables.enter(opened);
    const seats = ['ann', 'bob'].map((person, seat): Entry => ({
      type: 'seat',
      at: 1,
      seat,
      holder: { person },
    }));
    await journal.append({ entries: [...seats, START] });
    await there.tables.enter(heard);
    expect(heard.holders).toEqual(['ann', 'bob']);
  });
});
