import { pickedBefore } from '../../../../client/games/western/model/kindsPicking';
import type { Kinds } from '../../../../shared/games/western/decisions';

const OPTIONS: readonly Kinds[] = [
  ['law', 'law'],
  ['law', 'gold'],
];

describe('kinds that were picked before a refresh', () => {
  test.each<[unknown, Kinds]>([
    [['gold'], ['gold']],
    [['law'], ['law']],
    [
      ['gold', 'law'],
      ['gold', 'law'],
    ],
    [[], []],
  ])('%j are picked again', (before, picked) => {
    expect(pickedBefore(OPTIONS, before)).toEqual(picked);
  });

  test.each([[['gold', 'gold']], [['force']], [['rope']], ['law'], [{}], [undefined], [[['law']]]])(
    '%j is nothing that is offered now',
    (before) => {
      expect(pickedBefore(OPTIONS, before)).toEqual([]);
    },
  );
});
