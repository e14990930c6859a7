import { DamagedJournal, JournalConflict } from '../../../server/store/errors';
import type { ChatLine, Entry, Store } from '../../../server/store/store';
import { CHAT_LINES } from '../../../server/store/store';
import { describeStores } from '../../support/databases';
import { headOf, inputOf, inputsOf, START } from '../../support/storeData';

describeStores('journal', (database) => {
  let store: Store;
  beforeEach(async () => void (store = await database().open()));

  test('what was appended is read again in order, also after a restart', async () => {
    const journal = await store.createMatch(headOf(1));
    expect(journal.length).toBe(0);
    await journal.append({ entries: [START, inputOf(1, { text: 'ünï\u2028 "\\ 🤖' })] });
    await journal.append({ entries: [{ type: 'autopilot', at: 5, seat: 1, on: true }] });
    expect(journal.length).toBe(3);
    await store.close();
    store = await database().open();
    const match = await store.openMatch('match-1');
    expect(match).toMatchObject({ head: headOf(1), status: 'running' });
    expect(match?.entries).toEqual([
      START,
      inputOf(1, { text: 'ünï\u2028 "\\ 🤖' }),
      { type: 'autopilot', at: 5, seat: 1, on: true },
    ]);
    await match?.journal.append({ entries: [inputOf(2)] });
    expect((await store.openMatch('match-1'))?.entries).toHaveLength(4);
  });

  test('what is given may be changed by its owner right after the call', async () => {
    const journal = await store.createMatch(headOf(1));
    const answer = { zone: 1 };
    const written = journal.append({ entries: [inputOf(1, answer)] });
    answer.zone = 2;
    await written;
    expect((await store.openMatch('match-1'))?.entries).toEqual([inputOf(1, { zone: 1 })]);
  });

  test('appends of many matches at once keep the order of each', async () => {
    const journals = await Promise.all(
      Array.from({ length: 60 }, (_, number) => store.createMatch(headOf(number))),
    );
    const writes: Promise<void>[] = [];
    for (let id = 1; id <= 20; id++) {
      for (const journal of journals) writes.push(journal.append({ entries: [inputOf(id)] }));
      if (id % 7 === 0) await writes.at(-1);
    }
    await Promise.all(writes);
    for (const { matchId, length } of journals) {
      expect(length).toBe(20);
      expect((await store.openMatch(matchId))?.entries).toEqual(inputsOf(1, 20));
    }
  });

  test('a lone writer is served at once, however long it thinks after an answer', async () => {
    const journal = await store.createMatch(headOf(1));
    for (let thoughts = 0; thoughts < 30; thoughts++) {
      await journal.append({ entries: [inputOf(thoughts + 1)] });
      for (let thought = 0; thought < thoughts; thought++) await Promise.resolve();
    }
    expect(journal.length).toBe(30);
  });

  test('of drafts and clocks the latest is kept, of chat the last 200 lines', async () => {
    const journal = await store.createMatch(headOf(1));
    const line = (number: number): ChatLine => ({
      type: 'chat',
      number,
      at: number,
      seat: 0,
      person: 'ann',
      text: `line ${number}`,
    });
    for (let number = 1; number <= 2 * CHAT_LINES + 3; number++) {
      void journal.append({
        latest: [line(number), { type: 'draft', seat: number % 2, decision: number, draft: [number] }],
      });
    }
    await journal.append({
      entries: [inputOf(1)],
      latest: [{ type: 'clock', at: 9, clocks: { left: [1, 2] } }],
    });
    const { latest = [], entries } = (await store.openMatch('match-1')) ?? {};
    expect(entries).toEqual([inputOf(1)]);
    expect(latest.filter(({ type }) => type === 'chat')).toEqual(
      Array.from({ length: CHAT_LINES }, (_, index) => line(CHAT_LINES + 4 + index)),
    );
    expect(latest.filter(({ type }) => type !== 'chat')).toEqual(
      expect.arrayContaining([
        { type: 'draft', seat: 0, decision: 402, draft: [402] },
        { type: 'draft', seat: 1, decision: 403, draft: [403] },
        { type: 'clock', at: 9, clocks: { left: [1, 2] } },
      ]),
    );
    expect(latest).toHaveLength(CHAT_LINES + 3);

    await store.finishMatch('match-1', { status: 'finished', result: 1, at: 1 });
    expect((await store.openMatch('match-1'))?.latest.map(({ type }) => type)).toEqual(
      Array(CHAT_LINES).fill('chat'),
    );
  });

  describe('two writers of one match', () => {
    test.each(['in one process', 'in two'])(
      '%s: the slower one is stopped for good, and the others go on',
      async (where) => {
        const other = where === 'in two' ? await database().open() : store;
        const slow = await store.createMatch(headOf(1));
        const quick = (await other.openMatch('match-1'))!.journal;
        const bystander = await store.createMatch(headOf(2));
        await quick.append({ entries: [START] });

        const results = await Promise.allSettled([
          slow.append({ entries: [inputOf(7)] }),
          bystander.append({ entries: [inputOf(1)] }),
          slow.append({ entries: [inputOf(8)] }),
          bystander.append({ entries: [inputOf(2)] }),
        ]);
        expect(results.map(({ status }) => status)).toEqual([
          'rejected',
          'fulfilled',
          'rejected',
          'fulfilled',
        ]);
        await expect(slow.append({ entries: [inputOf(9)] })).rejects.toThrow(JournalConflict);
        await expect(slow.append({ latest: [{ type: 'clock', at: 1, clocks: 'stale' }] })).rejects.toThrow(
          JournalConflict,
        );

        await quick.append({ entries: [inputOf(1)] });
        expect(await store.openMatch('match-1')).toMatchObject({ entries: [START, inputOf(1)], latest: [] });
        expect((await store.openMatch('match-2'))?.entries).toEqual(inputsOf(1, 2));
      },
    );

    test('a writer that was overtaken cannot even change a draft', async () => {
      const slow = await store.createMatch(headOf(1));
      await (await store.openMatch('match-1'))!.journal.append({ entries: [START] });
      await expect(slow.append({ latest: [{ type: 'draft', seat: 0, decision: 1 }] })).rejects.toThrow(
        JournalConflict,
      );
    });

    test('in one moment: the one who is right is not held up by the one who is not', async () => {
      const slow = await store.createMatch(headOf(1));
      const quick = (await store.openMatch('match-1'))!.journal;
      await quick.append({ entries: [START] });
      const refused = expect(slow.append({ entries: [inputOf(9)] })).rejects.toThrow(JournalConflict);
      await Promise.all([
        quick.append({ entries: [inputOf(1)] }),
        quick.append({ entries: [inputOf(2)] }),
        refused,
      ]);
      expect((await store.openMatch('match-1'))?.entries).toEqual([START, ...inputsOf(1, 2)]);
    });

    test('in a race exactly one wins every number', async () => {
      const other = await database().open();
      await store.createMatch(headOf(1));
      const acknowledged: Entry[] = [];
      for (let round = 1; round <= 10; round++) {
        const writers = await Promise.all([store, other].map((each) => each.openMatch('match-1')));
        const entries = writers.map((_, index) => inputOf(round * 10 + index));
        const results = await Promise.allSettled(
          writers.map((writer, index) => writer!.journal.append({ entries: [entries[index]!] })),
        );
        const winners = entries.filter((_, index) => results[index]?.status === 'fulfilled');
        expect(winners).toHaveLength(1);
        acknowledged.push(...winners);
      }
      expect((await store.openMatch('match-1'))?.entries).toEqual(acknowledged);
    });
  });

  describe('a damaged journal is refused with a clear word, and the other matches go on', () => {
    const flip = (column: string) => (text: unknown) => {
      const letters = [...String(text)];
      const place = column === 'body' ? Math.floor(letters.length / 2) : 3;
      letters[place] = letters[place] === '0' ? '1' : '0';
      return letters.join('');
    };
    const inRow = (table: string, column: string, where: string) => async () => {
      const [row] = await database().raw(
        `SELECT ${column} AS value FROM ${table} WHERE match_id = 'match-1' AND ${where}`,
      );
      const value = flip(column)(row?.value);
      expect(value).not.toBe(row?.value);
      await database().raw(`UPDATE ${table} SET ${column} = $1 WHERE match_id = 'match-1' AND ${where}`, [
        value,
      ]);
    };
    const run = (sql: string) => async () => void (await database().raw(sql));
    const damages: [string, () => Promise<void>][] = [
      ...[1, 3, 5].flatMap((seq): [string, () => Promise<void>][] => [
        [`a byte in the body of entry ${seq}`, inRow('journal', 'body', `seq = ${seq}`)],
        [`a byte in the hash of entry ${seq}`, inRow('journal', 'hash', `seq = ${seq}`)],
        [
          `another number of entry ${seq}`,
          run(`UPDATE journal SET seq = ${seq + 20} WHERE match_id = 'match-1' AND seq = ${seq}`),
        ],
        [`entry ${seq} is gone`, run(`DELETE FROM journal WHERE match_id = 'match-1' AND seq = ${seq}`)],
      ]),
      ['an entry too many', run(`INSERT INTO journal VALUES ('match-1', 6, '{}', 'x')`)],
      ['all entries are gone', run(`DELETE FROM journal WHERE match_id = 'match-1'`)],
      ['a byte in the hash of the end', inRow('journal_ends', 'hash', '1 = 1')],
      ['another number of the end', run(`UPDATE journal_ends SET seq = 4 WHERE match_id = 'match-1'`)],
      ['the end is gone', run(`DELETE FROM journal_ends WHERE match_id = 'match-1'`)],
      ['a byte in a draft', inRow('latest', 'body', `slot = 'draft/1'`)],
      ['a byte in the hash of a draft', inRow('latest', 'hash', `slot = 'draft/1'`)],
      [
        'a byte in the head',
        run(`UPDATE matches SET head = REPLACE(head, '"rookie"', '"rookje"') WHERE id = 'match-1'`),
      ],
      ['a head that is no longer readable', run(`UPDATE matches SET head = '{' WHERE id = 'match-1'`)],
    ];

    test.each(damages)('%s', async (_, damage) => {
      for (const number of [1, 2]) {
        const journal = await store.createMatch(headOf(number));
        await journal.append({
          entries: [START, ...inputsOf(1, 4)],
          latest: [{ type: 'draft', seat: 1, decision: 5, draft: { cards: [1, 2, 3] } }],
        });
      }
      await damage();
      const refusal = await store.openMatch('match-1').catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(DamagedJournal);
      expect((refusal as DamagedJournal).message).toMatch(
        /^The journal of match match-1 is damaged \(.+\), so this match cannot go on\.$/,
      );

      expect(await store.unfinishedMatches()).toEqual(['match-1', 'match-2']);
      const other = await store.openMatch('match-2');
      expect(other?.entries).toHaveLength(5);
      await other?.journal.append({ entries: [inputOf(5)] });
      const ending = { status: 'ended-unrated', result: { because: 'damaged' }, at: 5 } as const;
      expect(await store.finishMatch('match-1', ending)).toEqual(ending);
    });
  });
});
