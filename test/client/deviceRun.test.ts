import { draftOf, keepDraft } from '../../client/device/drafts';
import { DeviceRun, newMatch, OWN_SEAT, runOf } from '../../client/device/deviceRun';
import type { DeviceMatch } from '../../client/device/records';
import { must } from '../../shared/core';
import { verify } from '../../shared/fairness';
import { games } from '../../shared/games';
import type { TableOrder } from '../../shared/protocol/settings';

const DRAWN = { id: 'here', serverSeed: 'ab'.repeat(32), salt: 'cd'.repeat(32) };

/** Whoever does not care takes what would be played for them. */
function answer(run: DeviceRun): void {
  const { decision } = run.view;
  if (!decision) throw new Error('Nobody is asked anything.');
  const { id, fallback } = decision;
  expect(run.take({ type: 'answer', seat: OWN_SEAT, id, answer: fallback })).toBeUndefined();
}

describe.each(games.all.map((kit) => [kit.rules.id, kit] as const))('%s on this device', (game, kit) => {
  test('a match against two bots goes on after any answer where it was, and ends as a match that can be verified', () => {
    const begun = must(newMatch(games, { game, bots: ['rookie', 'veteran'] }, 'Ada', DRAWN), 'match');
    expect(begun.seats.map(({ bot }) => bot)).toEqual([undefined, 'rookie', 'veteran']);
    expect(new Set(begun.seats.map(({ name }) => name)).size).toBe(3);
    let now = 0;
    const open = (kept: DeviceMatch) => new DeviceRun(kit, kept, () => now++);
    let run = open(begun);
    for (let answers = 0; !run.isOver; answers++) {
      while (run.letBotAnswer());
      if (run.isOver) break;
      answer(run);
      if (answers % 10 > 0) continue;
      const resumed = open(JSON.parse(JSON.stringify(run.saved(1))) as DeviceMatch);
      expect(resumed.view).toEqual(run.view);
      expect(resumed.events).toEqual(run.events);
      run = resumed;
    }
    const archive = must(run.saved(2).archive, 'archive');
    expect(archive.ending).toBe('finished');
    expect(verify(kit, archive, {}).ok).toBe(true);
  });

  test('what is not the person’s to answer, or makes no sense, is refused', () => {
    const none: TableOrder[] = [
      { game, bots: Array(9).fill('rookie') as 'rookie'[] },
      { game, options: { solo: 'perhaps' } },
      { game: 'chess' },
    ];
    for (const order of none) expect(newMatch(games, order, 'Ada', DRAWN)).toBeUndefined();
    const begun = must(newMatch(games, { game, bots: ['rookie'] }, 'Ada', DRAWN), 'match');
    const run = new DeviceRun(kit, begun, () => 0);
    expect(run.take({ type: 'answer', seat: OWN_SEAT, id: 99, answer: 0 })).toBe('stale');
    expect(run.view.own).toBeDefined();
  });

  test('after an update it goes on where it was, or is said to have begun with other rules; it never breaks', () => {
    const begun = must(newMatch(games, { game, bots: ['rookie'] }, 'Ada', DRAWN), 'match');
    const run = new DeviceRun(kit, begun, () => 0);
    while (run.letBotAnswer());
    answer(run);
    const kept = { ...run.saved(1), isOutlived: true };
    const open = (match: DeviceMatch) => runOf(games, match, () => 0);
    const again = open(kept) as DeviceRun;
    expect(again.view).toEqual(run.view);
    expect(again.saved(2).isOutlived).toBe(false);
    const [input] = kept.inputs;
    const others: DeviceMatch[] = [
      { ...kept, rulesVersion: '0.0' },
      // The same version, but rules that do not take what was answered.
      { ...kept, inputs: [{ ...must(input, 'input'), seat: 7 }] },
      { ...kept, config: {} },
    ];
    for (const other of others) expect(open(other)).toBe('changed');
    expect(open({ ...kept, game: 'chess' })).toBe('missing');
  });
});

test('a draft is there again for the question that it was made for, and for no other', () => {
  const kept = new Map<string, string>();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  });
  keepDraft('here', { id: 4, draft: ['a', null] });
  expect(draftOf('here', 4)).toEqual({ id: 4, draft: ['a', null], complete: false });
  expect([draftOf('here', 5), draftOf('there', 4), draftOf('here', undefined)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  for (const key of kept.keys()) kept.set(key, 'no json');
  expect(draftOf('here', 4)).toBeUndefined();
});
