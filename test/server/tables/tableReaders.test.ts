import { games } from '../../../shared/games';
import { MOST_ROWS, type LobbyMessages } from '../../../shared/protocol';
import { Directory } from '../../../server/tables/directory';
import { TableReaders, type Reader } from '../../../server/tables/tableReaders';
import { settingsOf } from '../../support/settings';
import { TestPorts } from '../support/testPorts';

const MANY = 1_000_000;
const limits = {
  ...{ unvisitedMs: MANY, tables: MANY, tablesPerPerson: MANY, tablesPerAddress: MANY },
  ...{ daysTables: MANY, daysTablesPerPerson: MANY },
};

describe('those who read a list that is full', () => {
  const ports = new TestPorts();
  const directory = new Directory(ports, limits, games);
  const readers = new TableReaders({ games, directory, ports });
  const told: { name: string; rows: number; gone: number }[] = [];
  const onPage = new Set<string>();
  let people = 0;
  let reader: Reader;
  const open = () => {
    const id = `person-${++people}`;
    const record = directory.create({ id, name: id }, settingsOf({ public: true }));
    if (typeof record === 'string') throw new Error(record);
    return record.matchId;
  };
  const hear = (name: string, message: LobbyMessages['tables'] | LobbyMessages['changed']) => {
    const gone = 'gone' in message ? message.gone : [];
    told.push({ name, rows: message.tables.length, gone: gone.length });
    for (const matchId of gone) onPage.delete(matchId);
    for (const { matchId } of message.tables) onPage.add(matchId);
  };

  test('get it whole once, then a tenth of it at a time, the newest for the oldest', async () => {
    const first = open();
    for (let count = 1; count < MOST_ROWS; count++) open();
    reader = readers.add({}, hear);
    for (let count = 0; count < 3 * MOST_ROWS; count++) open();
    await ports.advance(10_500);
    expect(told).toEqual([
      { name: 'tables', rows: MOST_ROWS, gone: 0 },
      { name: 'changed', rows: MOST_ROWS / 10, gone: MOST_ROWS / 10 },
    ]);
    expect(onPage.size).toBe(MOST_ROWS);
    expect(onPage.has(first)).toBe(false);
    const newest = open();
    await ports.advance(10_500);
    expect(onPage.has(newest)).toBe(true);
  });

  test('hear at once that one of its tables has gone, and of the next that comes', async () => {
    const [gone = ''] = onPage;
    directory.remove(gone);
    await ports.advance(300);
    expect(onPage.has(gone)).toBe(false);
    const next = open();
    await ports.advance(300);
    expect(onPage.has(next)).toBe(true);
    expect(onPage.size).toBe(MOST_ROWS);
  });

  test('cost nothing once they have gone', async () => {
    readers.remove(reader);
    await ports.advance(20_000);
    const before = told.length;
    open();
    expect(ports.pendingTimers).toBe(directory.size);
    await ports.advance(20_000);
    expect(told).toHaveLength(before);
  });
});
