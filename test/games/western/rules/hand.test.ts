import fc from 'fast-check';
import { CARDS, changedBy, compareCards, type Step } from '../../../../shared/games/western/catalog/cards';
import type { CardId } from '../../../../shared/games/western/catalog/ids';
import {
  bestCard,
  HAND_RANKS,
  rankOf,
  strengthOf,
  type HandRank,
} from '../../../../shared/games/western/hand';
import { SUITS } from '../../../../shared/games/western/catalog/ids';

const card = fc.constantFrom(...CARDS);
const step = fc.constantFrom<Step | undefined>(undefined, 'up', 'down');
/** A card as it may be in Resolution: changed by number, suit, both or neither. */
const own = fc.tuple(card, step, step).map(([natural, number, suit]) => changedBy(natural, number, suit));

/** Whose hand is better beside the same two cards: the first own card, the second, or neither. */
function better(left: CardId, right: CardId, a: CardId, b: CardId): CardId | 'tie' {
  const difference = strengthOf(a, left, right) - strengthOf(b, left, right);
  return difference === 0 ? 'tie' : difference > 0 ? a : b;
}

function allHands(): [CardId, CardId, CardId][] {
  return CARDS.flatMap((a, i) =>
    CARDS.slice(i + 1).flatMap((b, j) =>
      CARDS.slice(i + j + 2).map((c): [CardId, CardId, CardId] => [a, b, c]),
    ),
  );
}

test('W9.4 of the 1,140 hands each rank has as many as the rules count', () => {
  const counts = Object.fromEntries(HAND_RANKS.map((rank) => [rank, 0])) as Record<HandRank, number>;
  for (const [a, b, c] of allHands()) counts[rankOf(a, b, c)]++;
  expect(counts).toEqual({
    straightFlush: 12,
    threeOfAKind: 20,
    flush: 28,
    straight: 180,
    pair: 480,
    highCard: 420,
  });
  expect(allHands()).toHaveLength(1140);
});

test('W9.1 the ranks from low to high', () => {
  const hands: [CardId, CardId, CardId][] = [
    ['5H', '1T', '3S'],
    ['1K', '1S', '2H'],
    ['1K', '2S', '3H'],
    ['1K', '2K', '4K'],
    ['1K', '1S', '1H'],
    ['1K', '2K', '3K'],
  ];
  expect(hands.map((hand) => rankOf(...hand))).toEqual([...HAND_RANKS]);
  const strengths = hands.map(([one, left, right]) => strengthOf(one, left, right));
  expect(strengths).toEqual(strengths.toSorted((a, b) => a - b));
});

test('W9.1 the order of the cards does not matter for the rank', () => {
  for (const [a, b, c] of allHands()) {
    const rank = rankOf(a, b, c);
    for (const other of [rankOf(a, c, b), rankOf(b, a, c), rankOf(b, c, a), rankOf(c, a, b), rankOf(c, b, a)])
      expect(other).toBe(rank);
  }
});

test('W9.1 in a row are 1-2-3, 2-3-4 and 3-4-5 only; S32 there is no wrap-around', () => {
  const rows = allHands()
    .filter(([a, b, c]) => ['straight', 'straightFlush'].includes(rankOf(a, b, c)))
    .map((hand) =>
      hand
        .map((one) => one[0])
        .toSorted()
        .join('-'),
    );
  expect(new Set(rows)).toEqual(new Set(['1-2-3', '2-3-4', '3-4-5']));
  expect(rankOf('5H', '1T', '2S')).toBe('highCard');
  expect(rankOf('4H', '5T', '1S')).toBe('highCard');
});

test('W9.2, S34 hands of one rank are decided by the own card, its value and then its suit', () => {
  expect(better('2S', '5K', '3H', '3T')).toBe('3H');
  expect(better('2S', '4K', '4T', '2H')).toBe('4T'); // the pairs differ
  expect(better('3S', '3K', '5H', '4T')).toBe('5H'); // the pair lies on the table
});

test('W9.2 the order is total and transitive, with changed cards too', () => {
  fc.assert(
    fc.property(card, card, own, own, own, (left, right, a, b, c) => {
      const compare = (x: CardId, y: CardId) => strengthOf(x, left, right) - strengthOf(y, left, right);
      expect(Math.sign(compare(a, b))).toBe(-Math.sign(compare(b, a)) + 0);
      if (compare(a, b) >= 0 && compare(b, c) >= 0) expect(compare(a, c)).toBeGreaterThanOrEqual(0);
      expect(compare(a, b) === 0).toBe(a === b); // W9.3
    }),
    { seed: 9, numRuns: 3000 },
  );
});

test('W9.2 the rank goes before the own card, and that before nothing else', () => {
  fc.assert(
    fc.property(card, card, own, own, (left, right, a, b) => {
      const [x, y] = [a, b].map((one) => HAND_RANKS.indexOf(rankOf(one, left, right)));
      const expected = x! - y! || compareCards(a, b);
      expect(Math.sign(strengthOf(a, left, right) - strengthOf(b, left, right))).toBe(Math.sign(expected));
    }),
    { seed: 9, numRuns: 3000 },
  );
});

test('W9.3, S35 a changed card that equals one on the table counts like any other', () => {
  expect(rankOf('4T', '4T', '2S')).toBe('pair');
  expect(rankOf('4T', '4T', '4H')).toBe('threeOfAKind');
  expect(rankOf('4T', '4T', '4T')).toBe('threeOfAKind');
  expect(rankOf('4T', '4T', '5T')).toBe('flush');
});

test('E4, W5.3, S33 number and suit spots: 5 and 1 are neighbours, hat and skull are neighbours', () => {
  expect(changedBy('1H', 'down', undefined)).toBe('5H');
  expect(changedBy('5K', 'up', undefined)).toBe('1K');
  expect(changedBy('4K', undefined, 'down')).toBe('4H');
  expect(changedBy('4H', undefined, 'up')).toBe('4K');
  expect(changedBy('1K', 'down', 'down')).toBe('5H');
  expect(changedBy('3S', undefined, 'up')).toBe('3T');
  expect(changedBy('3S', 'up', undefined)).toBe('4S');
});

test('S20 number first or suit first makes no difference, and a step up undoes a step down', () => {
  for (const natural of CARDS) {
    for (const number of ['up', 'down'] as const) {
      for (const suit of ['up', 'down'] as const) {
        const suitFirst = changedBy(changedBy(natural, undefined, suit), number, undefined);
        expect(changedBy(natural, number, suit)).toBe(suitFirst);
        const back = { up: 'down', down: 'up' } as const;
        expect(changedBy(suitFirst, back[number], back[suit])).toBe(natural);
      }
    }
  }
  expect(SUITS).toHaveLength(4);
});

describe('the examples', () => {
  test('E1', () => {
    expect(rankOf('5H', '3H', '4H')).toBe('straightFlush');
    expect(rankOf('4K', '3H', '4H')).toBe('pair');
    expect(better('3H', '4H', '5H', '4K')).toBe('5H');
  });
  test('E7', () => {
    expect(rankOf('2S', '5T', '1K')).toBe('highCard');
    expect(rankOf('4H', '5T', '1K')).toBe('highCard');
  });
  test('E8', () => {
    const order: CardId[] = ['4T', '2H', '5H', '1H'];
    const strengths = order.map((one) => strengthOf(one, '2S', '4K'));
    expect(strengths).toEqual(strengths.toSorted((a, b) => b - a));
    expect(order.map((one) => rankOf(one, '2S', '4K'))).toEqual(['pair', 'pair', 'highCard', 'highCard']);
  });
  test('E9', () => {
    expect([rankOf('3H', '2S', '5K'), rankOf('3T', '2S', '5K')]).toEqual(['highCard', 'highCard']);
    expect(better('2S', '5K', '3H', '3T')).toBe('3H');
  });
  test('E10', () => {
    expect(rankOf('3T', '3S', '3K')).toBe('threeOfAKind');
    expect(better('3S', '3K', '3T', '5H')).toBe('3T');
    expect(better('3S', '3K', '5H', '4T')).toBe('5H');
  });
  test('E43, S88 the Rival uses whichever of its two cards makes the higher hand', () => {
    expect(bestCard(['2K', '5H'], '3K', '4K')).toBe('2K');
    expect(rankOf('2K', '3K', '4K')).toBe('straightFlush');
    expect(rankOf('5H', '3K', '4K')).toBe('straight');
    expect(bestCard(['2K', '5H'], '5T', '1S')).toBe('5H');
  });
});
