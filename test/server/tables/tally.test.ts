import fc from 'fast-check';
import { DAYS_CLOCKS, isOverDays, type ClockName } from '../../../shared/protocol';
import type { TableRecord } from '../../../server/tables/directory';
import { Tally } from '../../../server/tables/tally';
import { settingsOf } from '../../support/settings';

const PEOPLE = ['ada', 'bo', 'cy'];
const ADDRESSES = [undefined, 'here', 'there'];
const CLOCKS: readonly ClockName[] = ['standard', ...DAYS_CLOCKS.slice(0, 1)];
const PHASES = ['gathering', 'playing', 'over'] as const;

const change = fc.record({
  table: fc.nat(5),
  what: fc.constantFrom('open', 'phase', 'seat', 'remove'),
  who: fc.nat(PEOPLE.length - 1),
  where: fc.nat(ADDRESSES.length - 1),
  clock: fc.nat(CLOCKS.length - 1),
  phase: fc.nat(PHASES.length - 1),
});

/** What was counted by looking through all of them, before there was a tally. */
function counted(all: readonly TableRecord[], person: string, from: string | undefined, isDays: boolean) {
  const some = all.filter(({ settings }) => isOverDays(settings.clock) === isDays);
  const live = some.filter(({ phase }) => phase !== 'over');
  const near = from === undefined ? [] : some.filter((table) => table.from === from);
  return {
    tables: (isDays ? live : some).length,
    ofCreator: live.filter(({ creator }) => creator === person).length,
    seats: live.filter(({ holders }) => holders.includes(person)).length,
    ofAddress: near.length,
    gathering: near.filter(({ phase }) => phase === 'gathering').length,
  };
}

describe('the tally of tables', () => {
  test('says at any moment what looking through all of them would say', () => {
    fc.assert(
      fc.property(fc.array(change, { maxLength: 60 }), (changes) => {
        const tally = new Tally();
        const all = new Map<string, TableRecord>();
        for (const { table, what, who, where, clock, phase } of changes) {
          const matchId = `match-${table}`;
          const known = all.get(matchId);
          if (what === 'remove') {
            all.delete(matchId);
            tally.forget(matchId);
          } else if (what === 'open' && !known) {
            all.set(matchId, {
              matchId,
              code: matchId,
              settings: settingsOf({ clock: CLOCKS[clock] ?? 'standard' }),
              creator: PEOPLE[who] ?? '',
              from: ADDRESSES[where],
              sitters: [],
              phase: 'gathering',
              names: [],
              holders: [null, ''],
            });
          } else if (known && what === 'phase') known.phase = PHASES[phase] ?? 'over';
          else if (known && what === 'seat') known.holders = [PEOPLE[who] ?? '', ''];
          const now = all.get(matchId);
          if (now) tally.note(now);
        }
        const tables = [...all.values()];
        for (const person of PEOPLE)
          for (const from of ADDRESSES)
            for (const isDays of [false, true])
              expect({
                tables: tally.tables(isDays),
                ofCreator: tally.ofCreator(person, isDays),
                seats: tally.seatsOf(person, isDays),
                ofAddress: tally.ofAddress(from, isDays).all,
                gathering: tally.ofAddress(from, isDays).gathering,
              }).toEqual(counted(tables, person, from, isDays));
        expect([...tally.newest()]).toEqual([...tables].reverse());
        expect(new Set(tally.newestGathering())).toEqual(
          new Set(tables.filter((table) => table.phase === 'gathering')),
        );
      }),
    );
  });

  test('keeps no more of tables that have gone than of those that are there', () => {
    const tally = new Tally();
    const settings = settingsOf({});
    for (let number = 0; number < 10_000; number++) {
      const matchId = `match-${number}`;
      tally.note({
        ...{ matchId, code: matchId, settings, creator: 'ada', sitters: [], phase: 'playing' },
        ...{ names: [], holders: ['ada', 'bo'] },
      });
      if (number >= 10) tally.forget(`match-${number - 10}`);
    }
    expect([...tally.newest()]).toHaveLength(10);
    expect((tally as unknown as { order: unknown[] }).order.length).toBeLessThan(200);
  });
});
