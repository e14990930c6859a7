import { shownGame } from '../../client/games/current';
import type { AnyUi } from '../../client/games/ui';
import { beatOf, lineOf } from '../../client/model/log';
import { plainEvent, plainName, plainWords } from '../../client/model/plainWords';
import { mechsEvents } from '../../shared/games/mechs/eventFields';
import { EventRows, type PackedEvent } from '../../shared/core';

describe('what comes from rules that the page has no texts for', () => {
  test('is said in plain words: names taken apart, fields by their names', () => {
    expect(plainName('wallHit')).toBe('Wall hit');
    expect(plainWords({ card: 'doubleJump', direction: 'north', adHoc: true })).toBe(
      'card double jump, direction north, ad hoc ✓',
    );
    expect(plainWords([1, null, 'gaussRifle'])).toBe('1, –, gauss rifle');
    expect(plainEvent({ type: 'bridgeBuilt', seat: 1, from: 3, to: 4 } as { type: string })).toBe(
      '\u0002s1\u0003 · Bridge built: from 3, to 4',
    );
  });

  test('an event whose type is not known keeps what it brings', () => {
    const row: PackedEvent = ['bridgeBuilt', 1, { zone: 'fourthStreet' }, null];
    const [event] = mechsEvents.eventsOf({ from: 0, events: [row] });
    expect(plainEvent(event!)).toBe('Bridge built: 1, zone fourth street');
  });

  test('is a line of the log, also where the texts of the page speak of what it does not have', () => {
    const moved = { line: ({ by }: { by: { name: string } }) => `moved by ${by.name}` };
    shownGame.value = { events: { moved } } as unknown as AnyUi;
    const told = (event: object) => lineOf({ type: 'moved', ...event });
    expect(told({ by: { name: 'Ada' } })).toBe('moved by Ada');
    expect(told({ zone: 3 })).toBe('Moved: zone 3');
    expect(told({ type: 'bridgeBuilt', zone: 3 })).toBe('Bridge built: zone 3');
  });

  test('what is told beside another gets no moment of its own, what the page does not know gets one', () => {
    const paid = { beat: ({ cause }: { cause: string }) => (cause === 'price' ? undefined : 320) };
    shownGame.value = { events: { paid, moved: { beat: 700 } } } as unknown as AnyUi;
    const beat = (event: object) => beatOf(event as { type: string });
    expect(beat({ type: 'paid', cause: 'price' })).toBeUndefined();
    expect(beat({ type: 'paid', cause: 'reroll' })).toBe(320);
    expect(beat({ type: 'moved' })).toBe(700);
    expect(beat({ type: 'bridgeBuilt' })).toBeGreaterThan(0);
  });

  test('an event that has lost a field, or has one more at its end, is read by its first ones', () => {
    const longer = new EventRows<{ type: 'moved'; seat: number; by: string }>({
      moved: { seat: true, by: true },
    });
    expect(longer.eventsOf({ from: 0, events: [['moved', 2]] })).toEqual([{ type: 'moved', seat: 2 }]);
    expect(longer.eventsOf({ from: 0, events: [['moved', 2, 'foot', 7]] })).toEqual([
      { type: 'moved', seat: 2, by: 'foot' },
    ]);
  });
});
