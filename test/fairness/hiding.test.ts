import { hashOfHidden, type Hidden } from './support/hidden';
import { mechsKit } from '../../shared/games/mechs/kit';
import { Match, quickRandom, seedFrom } from '../../shared/core';
import { canonical, Notary, seedCommitment, matchSeed, type Opener } from '../../shared/fairness';
import { hashOf } from '../../shared/fairness/hash';
import {
  directionsOf,
  kindOf,
  mechs,
  programCards,
  PUBLISHED_FIGURES,
  type ProgrammedCard,
} from '../../shared/games/mechs';
import { playOne } from '../games/mechs/support/play';
import { uniformPlayer } from '../games/mechs/support/players';

const random = quickRandom(12);
const opener = (): Opener => ({ matchId: 'a match', serverSeed: seedFrom(random) });
const MINES = PUBLISHED_FIGURES.mineNumbers;

/** Every program that somebody could lock, made one after the other. */
function* programs(length = 4, before: ProgrammedCard[] = []): Generator<ProgrammedCard[]> {
  if (before.length === length) {
    yield before;
    return;
  }
  for (const card of programCards(PUBLISHED_FIGURES.doubledCard)) {
    if (before.some((earlier) => earlier.card === card)) continue;
    for (const direction of directionsOf(kindOf(card)))
      yield* programs(length, [...before, { card, direction }]);
  }
}

const PROGRAM = programs().next().value as ProgrammedCard[];

describe('a commitment hides', () => {
  test('always the same length, whatever it is about', () => {
    const one = opener();
    for (const program of [PROGRAM, [...PROGRAM].reverse(), PROGRAM.slice(1)])
      expect(hashOfHidden(one, { kind: 'program', round: 1, seat: 0, program })).toMatch(/^[0-9a-f]{64}$/);
    for (const number of MINES)
      expect(hashOfHidden(one, { kind: 'mine', token: 1, seat: 0, number })).toMatch(/^[0-9a-f]{64}$/);
  });

  test('the same program in another round, seat or match, and the same mine again, are not to be recognised', () => {
    const one = opener();
    const seen = new Set<string>();
    for (const by of [one, opener(), { ...one, matchId: 'another' }]) {
      for (let which = 1; which <= 6; which++)
        for (let seat = 0; seat < 4; seat++) {
          seen.add(hashOfHidden(by, { kind: 'program', round: which, seat, program: PROGRAM }));
          seen.add(hashOfHidden(by, { kind: 'mine', token: which, seat, number: 1 }));
        }
    }
    expect(seen.size).toBe(3 * 6 * 4 * 2);
  });

  test('with other salts the same thing gives another hash, and the same again gives the same', () => {
    const one = opener();
    const mine: Hidden = { kind: 'mine', token: 3, seat: 1, number: 2 };
    expect(hashOfHidden(one, mine)).toEqual(hashOfHidden({ ...one }, mine));
    expect(hashOfHidden(one, mine)).not.toBe(hashOfHidden(opener(), mine));
  });

  test('whoever tries everything without the salt finds nothing', () => {
    const one = opener();
    const guesses = [new Uint8Array(0), new Uint8Array(32)];
    const tries = new Set<string>();
    const hash = hashOfHidden(one, { kind: 'mine', token: 1, seat: 0, number: MINES[0]! });
    for (const number of MINES)
      for (const salt of guesses)
        tries.add(hashOf('commitment', salt, canonical({ kind: 'mine', token: 1, seat: 0, number })));
    expect(tries.has(hash)).toBe(false);
    const committed = hashOfHidden(one, { kind: 'program', round: 1, seat: 0, program: PROGRAM });
    const wrong = opener();
    let count = 0;
    for (const program of programs()) {
      // A walk through all of them takes minutes; every hundredth stands for the rest, and the right one is the first.
      if (count++ % 100 > 0) continue;
      const text = canonical({ kind: 'program', round: 1, seat: 0, program });
      for (const salt of guesses) expect(hashOf('commitment', salt, text)).not.toBe(committed);
      if (count % 1000 === 1)
        expect(hashOfHidden(wrong, { kind: 'program', round: 1, seat: 0, program })).not.toBe(committed);
      if (count > 150_000) break;
    }
    expect(count).toBeGreaterThan(100_000);
  });

  test('the same search finds it at once with the salt', () => {
    const one = opener();
    const hash = hashOfHidden(one, { kind: 'mine', token: 1, seat: 0, number: MINES[1]! });
    const found = MINES.filter(
      (number) => hashOfHidden(one, { kind: 'mine', token: 1, seat: 0, number }) === hash,
    );
    expect(found).toEqual([MINES[1]]);
  });
});

test('nothing is committed to before the last seat has locked, and nothing that is taken back', () => {
  const match = Match.create(mechs, { seats: 3 }, seedFrom(random));
  const notary = new Notary(mechsKit, opener());
  notary.look(match);
  for (let count = 0; match.state.open.phase !== 'program'; count++) {
    playOne(match, { player: uniformPlayer }, random, count);
    notary.look(match);
  }
  const mines = notary.commitments.length;
  expect(mines).toBe(3);
  const lock = (seat: number) => {
    const { id } = match.decision(seat)!;
    const answer = uniformPlayer(match.decision(seat)!, match.view(seat), random);
    expect(match.submit({ type: 'answer', seat, id, answer }).ok).toBe(true);
    notary.look(match);
    return { id, answer };
  };
  const { id } = lock(0);
  lock(1);
  expect(match.submit({ type: 'retract', seat: 0, id }).ok).toBe(true);
  notary.look(match);
  expect(notary.commitments).toHaveLength(mines);
  lock(2);
  expect(notary.commitments).toHaveLength(mines);
  lock(0);
  expect(notary.commitments.slice(mines, mines + 3)).toMatchObject(
    [0, 1, 2].map((seat) => ({ kind: 'program', round: 1, seat })),
  );
});

describe('the seed', () => {
  const origin = {
    serverSeed: seedFrom(random),
    salt: seedFrom(random),
    contributions: [seedFrom(random), null, seedFrom(random)],
  };

  test('hangs on everything that was added, and on where', () => {
    const [a, , c] = origin.contributions;
    const lists = [[a, null, c], [a, c, null], [a, c], [c, null, a], [null, null, c], [a, null, null], []];
    const seeds = lists.map((contributions) =>
      matchSeed({ ...origin, contributions: contributions as string[] }),
    );
    expect(new Set(seeds).size).toBe(lists.length);
    for (const seed of seeds) expect(seed).toMatch(/^[0-9a-f]{64}$/);
  });

  test('is committed to for one match alone', () => {
    const commitment = seedCommitment('a', origin);
    expect(commitment).not.toBe(seedCommitment('b', origin));
    expect(commitment).not.toBe(seedCommitment('a', { ...origin, salt: seedFrom(random) }));
    expect(commitment).not.toBe(seedCommitment('a', { ...origin, serverSeed: seedFrom(random) }));
  });
});

describe('canonical text', () => {
  test('is the same for the same data however it was put together', () => {
    const a = { b: 1, a: [undefined, { d: 'x', c: null }], gone: undefined };
    const b = { a: [null, { c: null, d: 'x', also: undefined }], b: 1 };
    expect(canonical(a)).toBe('{"a":[null,{"c":null,"d":"x"}],"b":1}');
    expect(canonical(b)).toBe(canonical(a));
    expect(canonical(JSON.parse(JSON.stringify(a)))).toBe(canonical(a));
  });

  test('refuses what would not come back from a file', () => {
    for (const value of [NaN, Infinity, 1n, () => 0, Symbol('x')])
      expect(() => canonical({ value })).toThrow(TypeError);
  });
});
