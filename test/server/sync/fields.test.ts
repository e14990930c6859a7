import { Encoder } from '@colyseus/schema';
import { Match, quickRandom, seedFrom } from '../../../shared/core';
import {
  byNumber,
  figure,
  flag,
  joined,
  list,
  maybeInt8,
  number,
  orNone,
  orNull,
  part,
  record,
  text,
  word,
  type FieldsOf,
  type Item,
  type LeavesOf,
} from '../../../shared/wire';
import { Projector } from '../../../server/sync/project';
import { schemaFor } from '../../../server/sync/schema';
import { configsOf, everyGame } from '../../support/everyGame';

interface Pawn {
  place?: number;
  name: 'king' | 'queen';
  isLost: boolean;
  notes: string[];
}

describe('a table of fields', () => {
  test('does not compile where a field is missing, of another type or private and not single', () => {
    const pawn: FieldsOf<Pawn> = { place: maybeInt8(), name: text(), isLost: flag(), notes: list(word()) };
    // @ts-expect-error -- notes are missing
    const short: FieldsOf<Pawn> = { place: maybeInt8(), name: text(), isLost: flag() };
    // @ts-expect-error -- a flag is no text
    const wrong: FieldsOf<Pawn> = { place: maybeInt8(), name: flag(), isLost: flag(), notes: list(word()) };
    // @ts-expect-error -- a place may be absent
    const always: FieldsOf<Pawn> = { ...pawn, place: number('int8') };
    // @ts-expect-error -- what is private has nothing below it
    const nested: LeavesOf<{ pawn: Pawn }> = { pawn: part(pawn) };
    expect([pawn, short, wrong, always, nested]).toHaveLength(5);
  });

  test('has no field with a name that the wire has another use for', () => {
    const kit = everyGame[0]!;
    const withOpen = (open: object) => schemaFor({ ...kit, wire: { ...kit.wire, open } });
    expect(() => withOpen({ assign: text() })).toThrow('can be called assign');
    const secret = { draft: text() };
    expect(() => schemaFor({ ...kit, wire: { ...kit.wire, secret } })).toThrow('can be called draft');
    expect(() => withOpen({ fight: { ...part({}), isOptional: true, fields: { isThere: flag() } } })).toThrow(
      'can be called isThere',
    );
  });

  test('is made into classes once', () => {
    for (const kit of everyGame) expect(schemaFor({ ...kit })).toBe(schemaFor(kit));
  });
});

const hand = joined<{ card: string; count?: number }>({ card: word(), count: orNone(figure()) });

const THINGS: [Item<unknown>, unknown][] = [
  [hand, { card: 'ace', count: 2 }],
  [hand, { card: 'ace' }],
  [orNull(word()), null],
  [record(['north', 'south'], figure()).item, { north: 3, south: -1 }],
  [byNumber(figure()).item, { 4: 1, 12: 0 }],
  [byNumber(figure()).item, {}],
];

test.each(THINGS)('small things come back from their text as they were: %#', (item, value) => {
  expect(item.fromText(item.toText(value))).toEqual(value);
});

test.each(everyGame.map((kit) => [kit.rules.id, kit] as const))(
  'a view of %s that has not changed is no change of the state',
  (_, kit) => {
    const { rules } = kit;
    const random = quickRandom(3);
    const match = Match.create(rules, configsOf(kit).at(-1), seedFrom(random));
    const schema = schemaFor(kit);
    const state = schema.newRoom();
    const seats = rules.seatsOf(match.config);
    for (let seat = 0; seat < seats; seat++) state.secrets.set(String(seat), schema.newSecret());
    const encoder = new Encoder(state);
    const projector = new Projector(state, schema);
    const project = () => {
      projector.open(match.view('spectator'), match.events.length);
      for (let seat = 0; seat < seats; seat++) projector.secret(match.view(seat).own, seat);
    };
    while (!match.isOver) {
      project();
      encoder.discardChanges();
      project();
      if (encoder.hasChanges) expect(encoder.hasChanges).toBe(false);
      const [seat] = match.waitingFor();
      const { id, question } = match.question(seat!)!;
      match.submit({ type: 'answer', seat: seat!, id, answer: rules.randomAnswer(question, random) });
    }
  },
);
