import { quickRandom, seedFrom } from '../../../../shared/core';
import { CARDS, PLACES, RIVAL, type Difficulty, type WesternConfig } from '../../../../shared/games/western';
import { leftCard, rightCard } from '../../../../shared/games/western/ring';
import { newMatch, west } from '../support/scenario';

const seeds = Array.from({ length: 60 }, (_, seed) => seedFrom(quickRandom(seed)));
const starts = (config: WesternConfig) => seeds.map((seed) => newMatch(config, seed));

describe('the table', () => {
  test('W1.1 Town Hall, Sheriff opposite, the four locations between', () => {
    for (const { open } of starts({ seats: 3 })) {
      expect(open.mats.map(({ id }) => id)).toHaveLength(6);
      expect([open.mats[0]!.id, open.mats[3]!.id]).toEqual(['townHall', 'sheriff']);
      const locations = [1, 2, 4, 5].map((place) => open.mats[place]!.id);
      expect(locations.toSorted()).toEqual(['bank', 'courthouse', 'hideout', 'saloon']);
    }
  });

  test('W1.2 a mat is shouldered by the gaps before and after it, the Town Hall by g5 and g0', () => {
    const { open } = west({ gaps: '1H 2H 3H 4H 5H 1T' });
    expect([leftCard(open, 0), rightCard(open, 0)]).toEqual(['1T', '1H']);
    expect([leftCard(open, 1), rightCard(open, 1)]).toEqual(['1H', '2H']);
    expect([leftCard(open, 5), rightCard(open, 5)]).toEqual(['5H', '1T']);
  });

  test('W1.3 colour mats have an influence spot and a porch, grey ones a porch, the Sheriff four spots', () => {
    const s = west();
    expect(s.spots('A')).toEqual([
      ...['1 influence left', '1 influence right', '1 porch', '2 porch'],
      ...['3 porch', '3 leftover', '3 number up', '3 number down', '3 suit up', '3 suit down'],
      ...['4 influence left', '4 influence right', '4 porch', '5 porch'],
    ]);
  });

  test('W1.4, S3 every mat but the Town Hall has one building for sale', () => {
    for (const { open } of starts({ seats: 2 })) {
      expect(open.mats.map(({ slot }) => slot !== undefined)).toEqual([false, true, true, true, true, true]);
    }
  });

  test('W1.5, S4 neutral porches have one building that is nobody’s, colour porches none', () => {
    for (const { open } of starts({ seats: 2 })) {
      for (const place of PLACES) {
        const { owner, porch } = open.mats[place]!;
        expect(porch).toHaveLength(owner === undefined ? 1 : 0);
      }
      expect(open.seats.flatMap(({ buildings }) => buildings)).toEqual([]);
    }
  });

  test('W1.5 only the top building of a stack can be used', () => {
    const s = west({ porches: { 1: 'grandHotel generalStore' }, B: { influence: '2/0/0' }, active: 'B' });
    s.places('B', '1 porch');
    expect(s.about('B', 'convert').building).toBe('generalStore');
  });

  test('W1.6, S12 a spot on which only wounded posses lie is free', () => {
    const s = west({ A: { posses: 'x4 influence left' }, B: { posses: 'x4 influence right' } });
    s.places('A', '4 influence left');
    expect(s.events('duelStarted')).toEqual([]);
    expect(s.posses('A')).toEqual(['x4 influence left', '4 influence left']);
  });

  test('W1.7 influence ends at 6, and what exceeds it is lost', () => {
    const s = west({ A: { influence: '1/6/5' }, mats: 'hideout:A bank sheriff courthouse:B saloon' });
    s.places('A', '4 influence left');
    expect(s.influence('A')).toBe('1/6/5');
    expect(s.events('influenceGained')).toEqual([]);
  });
});

describe('set-up', () => {
  test('W2.1, S1, S5 seats take their mats in clockwise order from a random one', () => {
    for (const seats of [2, 3, 4] as const) {
      const firsts = new Set<number>();
      for (const { open } of starts({ seats })) {
        const places = open.seats.map(({ place }) => place);
        expect(open.seats.map(({ place }) => open.mats[place]!.owner)).toEqual(
          open.seats.map((_, seat) => seat),
        );
        expect(open.mats.filter(({ owner }) => owner !== undefined)).toHaveLength(seats);
        const turned = places.toSorted((a, b) => a - b);
        const at = turned.indexOf(places[0]!);
        expect(places).toEqual([...turned.slice(at), ...turned.slice(0, at)]);
        firsts.add(places[0]!);
      }
      expect(firsts.size).toBe(4);
    }
  });

  test('W2.2 the industries are unranked', () => {
    expect(newMatch({ seats: 2 }).open.industries).toEqual({ mining: 0, railway: 0, wagon: 0 });
  });

  test('W2.3 everybody has 1 of each, two posses ready and a third one resting', () => {
    const s = newMatch({ seats: 3 });
    expect(s.influence('C')).toBe('1/1/1');
    expect(s.seat('C')).toMatchObject({ ready: 2, third: false, placed: 0 });
  });

  test('W2.4, S77 two bosses each, chosen at once; they are shown when the last choice is in', () => {
    const s = newMatch({ seats: 2 });
    const [mine, other] = s.options('A', 'boss');
    const dealt = s.match.state.secrets.flatMap(({ bosses }) => bosses);
    expect(new Set(dealt).size).toBe(4);
    expect(s.fallback('A', 'boss')).toBe(mine);
    s.answers('A', 'boss', other!);
    expect(s.seat('A').boss).toBeUndefined();
    const theirs = s.fallback('B', 'boss');
    s.answers('B', 'boss', theirs);
    expect([s.seat('A').boss, s.seat('B').boss]).toEqual([other, theirs]);
    expect(s.events('bossesRevealed')).toEqual([{ type: 'bossesRevealed', bosses: [other, theirs] }]);
  });

  test('S2 with bosses at random one is dealt and nobody is asked', () => {
    const s = newMatch({ seats: 4, bosses: 'random' });
    expect(s.open.phase).toBe('keep');
    expect(new Set(s.open.seats.map(({ boss }) => boss)).size).toBe(4);
  });

  test.each([
    [4, 24],
    [3, 23],
    [2, 22],
  ] as const)('W2.5 with %i players %i buildings are left in the deck', (seats, left) => {
    const { open, match } = newMatch({ seats });
    expect(open.deckCount).toBe(left);
    expect(match.state.hidden.deck).toHaveLength(left);
  });

  test('W2.5 slots of places 1 to 5 first, then the Sheriff’s porch, then grey porches clockwise', () => {
    const { open, match } = newMatch({ seats: 2 });
    const dealt = [
      ...PLACES.map((place) => open.mats[place]!.slot),
      open.mats[3]!.porch[0],
      ...[1, 2, 4, 5].flatMap((place) => open.mats[place]!.porch),
    ];
    const all = [...match.state.hidden.deck, ...dealt.toReversed()];
    expect(new Set(all).size).toBe(30);
    expect(dealt).toHaveLength(8);
    const other = newMatch({ seats: 4 }); // the same shuffle: only how many are dealt differs
    expect(PLACES.map((place) => other.mat(place).slot)).toEqual(dealt.slice(0, 5));
    expect(other.mat(3).porch).toEqual([dealt[5]]);
    expect(other.match.state.hidden.deck.toReversed().slice(0, 2)).toEqual(dealt.slice(6));
  });

  test('W2.6 a random player is the first dealer; nobody has Wanted; round 1 begins', () => {
    const dealers = new Set(starts({ seats: 4 }).map(({ open }) => open.dealer));
    expect(dealers).toEqual(new Set([0, 1, 2, 3]));
    const s = newMatch({ seats: 2, bosses: 'random' });
    expect([s.open.wanted, s.open.round]).toEqual([undefined, 1]);
  });
});

describe('solo', () => {
  test.each([
    ['learner', 0],
    ['beginner', 1],
    ['medium', 2],
    ['hard', 3],
    ['epic', 4],
  ] as [Difficulty, number][])('W14.1 at %s the Rival begins with %i buildings', (difficulty, count) => {
    const { open } = newMatch({ seats: 1, difficulty });
    const home = open.mats[open.rival.place!]!;
    expect(home.owner).toBe(RIVAL);
    expect(home.porch).toEqual(open.rival.buildings);
    expect(open.rival.buildings).toHaveLength(count);
    expect(open.deckCount).toBe(30 - 8 - count);
  });

  test('E5 at Hard the deck is 19', () => {
    expect(newMatch({ seats: 1, difficulty: 'hard' }).open.deckCount).toBe(19);
  });

  test('W14.1 set up as for two players; S104 the human is the dealer, the last building is the top one', () => {
    for (const { open, match } of starts({ seats: 1, difficulty: 'epic' })) {
      expect(open.mats.filter(({ owner }) => owner !== undefined)).toHaveLength(2);
      expect(open.dealer).toBe(0);
      expect(match.waitingFor()).toEqual([0]);
      const dealt = match.events.flatMap((event) =>
        event.type === 'buildingDealt' && event.place === open.rival.place && event.to === 'porch'
          ? [event.building]
          : [],
      );
      expect(open.rival.buildings).toEqual(dealt);
    }
  });

  test('W14.1 without a difficulty it is Learner', () => {
    expect(newMatch({ seats: 1 }).open.rival.buildings).toEqual([]);
  });
});

test('W3.2 all twenty cards are in the game', () => {
  expect(CARDS).toHaveLength(20);
});
