import { chacha20 } from '@noble/ciphers/chacha.js';
import { isSeed, pick, quickRandom, seedFrom, shuffled, startRandom, Streams } from '../../shared/core';

const ZERO = '0'.repeat(64);
const WORD = 0x1_0000_0000;

/** Draws whole 32-bit words: nothing is rejected at that limit. */
function words(seed: string, name: string, count: number): number[] {
  const stream = new Streams(startRandom(seed)).stream(name);
  return Array.from({ length: count }, () => stream.below(WORD));
}

function littleEndian(hex: string): number[] {
  const bytes = Buffer.from(hex, 'hex');
  return Array.from({ length: bytes.length / 4 }, (_, i) => bytes.readUInt32LE(i * 4));
}

describe('streams', () => {
  test('a stream without a name under a key of zeros is the published ChaCha20 key stream (RFC 7539, A.1)', () => {
    const first =
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586';
    const second =
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f';
    expect(words(ZERO, '', 32)).toEqual([...littleEndian(first), ...littleEndian(second)]);
  });

  test('the name of a stream is its nonce', () => {
    const key = new Uint8Array(32).fill(0xab);
    const nonce = new Uint8Array(12);
    nonce.set(Buffer.from('zones'));
    const expected = littleEndian(Buffer.from(chacha20(key, nonce, new Uint8Array(64))).toString('hex'));
    expect(words('ab'.repeat(32), 'zones', 16)).toEqual(expected);
  });

  test('drawing from one stream does not shift another', () => {
    const streams = new Streams(startRandom(ZERO));
    for (let i = 0; i < 100; i++) streams.stream('pilots').below(8);
    const zones = Array.from({ length: 20 }, () => streams.stream('zones').below(WORD));
    expect(zones).toEqual(words(ZERO, 'zones', 20));
  });

  test('streams of different names and of different seeds have nothing in common', () => {
    const all = [words(ZERO, 'a', 50), words(ZERO, 'b', 50), words('1'.repeat(64), 'a', 50)].flat();
    expect(new Set(all).size).toBe(150);
  });

  test('a stream goes on where the plain state says it stands', () => {
    const state = startRandom(ZERO);
    const before = new Streams(state).stream('deck');
    for (let i = 0; i < 23; i++) before.below(WORD);
    expect(state.drawn).toEqual({ deck: 23 });
    const after = new Streams(JSON.parse(JSON.stringify(state)) as typeof state).stream('deck');
    expect(Array.from({ length: 20 }, () => after.below(WORD))).toEqual(words(ZERO, 'deck', 43).slice(23));
  });

  test('what is known of a stream comes first, and shifts nothing behind it', () => {
    const streams = new Streams(startRandom(ZERO), { dice: [4, 0] });
    const dice = streams.stream('dice');
    expect(streams.knownYet).toEqual({ dice: [4, 0] });
    expect(dice.below(6)).toBe(4);
    expect(streams.knownYet).toEqual({ dice: [0] });
    expect(dice.below(6)).toBe(0);
    expect(Array.from({ length: 5 }, () => dice.below(WORD))).toEqual(words(ZERO, 'dice', 5));
    expect(streams.stream('deck').below(WORD)).toBe(words(ZERO, 'deck', 1)[0]);
  });

  test('a known draw that its die does not have is refused', () => {
    const dice = new Streams(startRandom(ZERO), { dice: [6] }).stream('dice');
    expect(() => dice.below(6)).toThrow('known draw');
  });

  test('all numbers below a limit are about equally likely', () => {
    const stream = new Streams(startRandom('5'.repeat(64))).stream('dice');
    const counts = new Array<number>(6).fill(0);
    for (let i = 0; i < 60_000; i++) counts[stream.below(6)]!++;
    const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chiSquare).toBeLessThan(20.5); // 5 degrees of freedom, one in a thousand
  });

  test('the ragged end of the words is drawn again, so that no number is favoured', () => {
    // Of 2³² words the upper quarter is rejected at this limit.
    const limit = 0xc000_0000;
    const state = startRandom(ZERO);
    const stream = new Streams(state).stream('');
    const raw = words(ZERO, '', 64);
    const kept = raw.filter((word) => word < limit).slice(0, 20);
    expect(Array.from({ length: 20 }, () => stream.below(limit))).toEqual(kept);
    expect(state.drawn['']).toBeGreaterThan(20);
  });

  test.each([0, -1, 1.5, NaN, Infinity])('below(%p) is a mistake', (limit) => {
    expect(() => new Streams(startRandom(ZERO)).stream('x').below(limit)).toThrow(RangeError);
  });

  test('a name that does not fit the nonce is a mistake', () => {
    expect(() => new Streams(startRandom(ZERO)).stream('thirteen-long').below(2)).toThrow('too long');
  });
});

describe('seeds', () => {
  test.each(['', 'a', 'A'.repeat(64), 'g'.repeat(64), '0'.repeat(63), '0'.repeat(65), undefined, 7])(
    '%p is not a seed',
    (value) => {
      expect(isSeed(value)).toBe(false);
    },
  );

  test('a match does not start from something that is not a seed', () => {
    expect(() => startRandom('hello')).toThrow('64 lower-case hexadecimal digits');
  });

  test('a seed can be drawn from any source of randomness', () => {
    expect(isSeed(seedFrom(quickRandom(1)))).toBe(true);
    expect(seedFrom(quickRandom(1))).not.toBe(seedFrom(quickRandom(2)));
  });
});

describe('shuffling and picking', () => {
  test('a shuffle keeps every item and leaves the list as it was', () => {
    const items = [1, 2, 3, 4, 5, 6, 7];
    const result = shuffled(items, quickRandom(3));
    expect([...result].sort()).toEqual(items);
    expect(items).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test('every order of three is about equally likely', () => {
    const random = quickRandom(9);
    const counts = new Map<string, number>();
    for (let i = 0; i < 12_000; i++) {
      const order = shuffled(['a', 'b', 'c'], random).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });

  test('the quick generator is fair enough and repeats for the same seed', () => {
    const random = quickRandom(4);
    const counts = new Array<number>(10).fill(0);
    for (let i = 0; i < 50_000; i++) counts[random.below(10)]!++;
    for (const count of counts) expect(Math.abs(count - 5000)).toBeLessThan(350);
    const [a, b] = [quickRandom(7), quickRandom(7)];
    for (let i = 0; i < 100; i++) expect(a.below(1000)).toBe(b.below(1000));
  });

  test('a pick is one of the items', () => {
    const random = quickRandom(5);
    const picked = new Set(Array.from({ length: 100 }, () => pick(['x', 'y', 'z'], random)));
    expect([...picked].sort()).toEqual(['x', 'y', 'z']);
  });
});
