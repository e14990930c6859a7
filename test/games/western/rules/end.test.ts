import type { BuildingId } from '../../../../shared/games/western';
import { west, type Setup } from '../support/scenario';

const atEnd = (setup: Setup) => west({ phase: 'roundEnd', ...setup });

describe('the end of a round', () => {
  test('W12.1 who bought nothing has the third posse in the next round, for that round only', () => {
    const s = west({
      phase: 'buy',
      A: { influence: '0/0/0' },
      B: { fresh: 'jail', influence: '0/0/0' },
    }).runsToRound(2);
    expect([s.seat('A').third, s.seat('B').third]).toEqual([true, false]);
    s.seat('A').fresh.push('mansion');
    s.seat('A').buildings.push('mansion');
    s.runsToRound(3);
    expect(s.seat('A')).toMatchObject({ third: false, ready: 2 });
  });

  test('W12.2 posses go home, wounds are healed, truces end', () => {
    const s = atEnd({ A: { posses: 'x1 porch, 2 porch', truce: true } });
    expect(s.open.posses).toEqual([]);
    expect(s.seat('A')).toMatchObject({ ready: 2, placed: 0, truce: false });
  });

  test('W12.3, S57 empty slots are refilled in order; a neutral porch building moves into its slot', () => {
    const s = atEnd({
      mats: 'bank:A saloon sheriff courthouse:B hideout',
      slots: '- jail - blacksmith -',
      porches: { 3: 'mansion' },
      deck: 'outhouse graveyard gunsmith landOffice appraiser',
    });
    expect([1, 2, 3, 4, 5].map((place) => s.mat(place).slot)).toEqual([
      ...['outhouse', 'jail', 'mansion', 'blacksmith', 'gunsmith'],
    ]);
    expect(s.mat(3).porch).toEqual(['graveyard']);
    expect(s.mat(5).porch).toEqual(['landOffice']); // an empty neutral porch: straight from the deck
  });

  test('W12.4 the dealer token passes clockwise', () => {
    expect(atEnd({ dealer: 'A', C: {} }).open.dealer).toBe(1);
    expect(atEnd({ dealer: 'C', C: {} }).open.dealer).toBe(0);
  });

  test('W13.1 the game ends after round 6, without a refill', () => {
    const s = atEnd({ round: 6, slots: '- - - - -' });
    expect(s.match.isOver).toBe(true);
    expect(s.mat(1).slot).toBeUndefined();
    expect(s.events('roundEnded')).toEqual([{ type: 'roundEnded', round: 6, early: false }]);
  });

  test('W13.1, S58 it ends at a refill that leaves a slot empty; an empty porch never ends it', () => {
    const s = atEnd({ round: 3, slots: '- jail blacksmith - mansion', onlyDeck: 'outhouse' });
    expect(s.match.isOver).toBe(true);
    expect(s.mat(1).slot).toBe('outhouse'); // all slots are tried first
    expect(s.events('roundEnded')[0]).toMatchObject({ early: true });
    const on = atEnd({
      slots: 'outhouse - jail graveyard gunsmith',
      porches: { 2: 'mansion' },
      onlyDeck: '',
    });
    expect([on.match.isOver, on.mat(2).slot, on.mat(2).porch]).toEqual([false, 'mansion', []]);
  });

  test('E30', () => {
    const s = atEnd({
      mats: 'bank:A saloon sheriff courthouse:B hideout',
      slots: '- jail - blacksmith graveyard',
      porches: { 3: 'mansion' },
      deck: 'outhouse gunsmith',
    });
    expect([s.mat(1).slot, s.mat(3).slot, s.mat(3).porch]).toEqual(['outhouse', 'mansion', ['gunsmith']]);
  });

  test('E31', () => {
    const round4 = {
      round: 4,
      mats: 'bank:A saloon:B sheriff courthouse hideout',
      porches: { 4: 'mansion' },
      onlyDeck: 'jail',
    };
    const s = atEnd({ ...round4, slots: '- outhouse gunsmith - graveyard' });
    expect([s.mat(1).slot, s.mat(4).slot, s.mat(4).porch, s.match.isOver]).toEqual([
      'jail',
      'mansion',
      [],
      false,
    ]);
    const t = atEnd({ ...round4, slots: '- - gunsmith outhouse graveyard' });
    expect([t.mat(2).slot, t.match.isOver]).toEqual([undefined, true]);
  });
});

/** Buildings by their icons: M three, R three, W three, M R W. */
const over = (setup: Setup) => atEnd({ round: 6, ...setup }).match.outcome!;
const pointsOf = (setup: Setup, industry: number) =>
  over(setup).seats.map(({ score }) => score.industries[industry]!.points);

describe('the score', () => {
  test('W13.2 VP on buildings, 2 for Wanted, and industries', () => {
    const { seats } = over({
      porches: { 1: 'mansion jail' },
      wanted: 'A',
      industries: { mining: 3, railway: 1, wagon: 2 },
    });
    expect(seats[0]!.score).toMatchObject({
      buildings: 4,
      wanted: 2,
      points: 4 + 2 + 1 + 3 + 2,
      bought: 2,
      icons: 5,
    });
    expect(seats[0]!.points).toBe(12);
    expect(seats[1]!.points).toBe(0);
  });

  test('W13.3, S60 majority and minority of a ranked industry; without a share nobody gets either', () => {
    const setup: Setup = {
      porches: { 1: 'collapsedMine', 2: 'mayorsOffice' },
      C: {},
      industries: { mining: 1 },
    };
    expect(pointsOf(setup, 0)).toEqual([5, 3, 0]);
    expect(pointsOf({ ...setup, porches: { 1: 'collapsedMine' } }, 0)).toEqual([5, 0, 0]);
    expect(over(setup).seats[1]!.score.industries[0]).toMatchObject({
      share: 'minority',
      shares: 2,
      rank: 1,
    });
  });

  test('W13.4, S61 all tied players get the full figure; a tie for majority leaves no minority', () => {
    const tied: Setup = {
      porches: { 1: 'collapsedMine', 2: 'mayorsOffice jail', 4: 'centralBank' },
      C: {},
      industries: { mining: 2 },
    };
    expect(pointsOf(tied, 0)).toEqual([3, 3, 0]);
    const minority: Setup = {
      porches: { 1: 'collapsedMine', 2: 'jail', 4: 'centralBank' },
      C: {},
      industries: { mining: 2 },
    };
    expect(pointsOf(minority, 0)).toEqual([3, 2, 2]);
  });

  test('S59 unranked industries score nothing; two tokens on one rank both score it', () => {
    const early: Setup = { porches: { 1: 'jail' }, C: {}, industries: { mining: 2, railway: 2, wagon: 0 } };
    expect([0, 1, 2].map((industry) => pointsOf(early, industry)[0])).toEqual([3, 3, 0]);
  });

  test('S62 with two players only majority scores, tied players both get it', () => {
    const two: Setup = { porches: { 1: 'collapsedMine', 4: 'mayorsOffice jail' }, industries: { mining: 1 } };
    expect(pointsOf(two, 0)).toEqual([3, 3]);
    expect(pointsOf({ ...two, porches: { 1: 'collapsedMine', 4: 'jail' } }, 0)).toEqual([3, 0]);
  });

  test('W13.5, S63, S100 ties: most buildings, then most icons, else shared; everybody has a place', () => {
    const places = (porches: Record<number, string>) =>
      over({ porches, C: {}, D: {} }).seats.map(({ place }) => place);
    const stacks: BuildingId[][] = [['jail', 'outhouse'], ['blacksmith'], ['cattleFarm'], []];
    expect(places({ 1: stacks[0]!.join(' '), 2: 'blacksmith', 4: 'cattleFarm' })).toEqual([1, 2, 2, 4]);
    expect(places({ 1: 'jail mansion', 2: 'blacksmith cattleFarm', 4: 'centralBank' })).toEqual([1, 2, 3, 4]);
    expect(over({ C: {} }).seats.map(({ place }) => place)).toEqual([1, 1, 1]);
  });

  test('W13.5 with as many points and icons the one who bought more is before the other', () => {
    const { seats } = over({
      porches: { 1: 'centralBank barberShop', 2: 'outhouse' },
      C: {},
      industries: { railway: 1 },
    });
    expect(seats.map(({ points, score }) => [points, score.icons])).toEqual([
      [6, 3],
      [6, 3],
      [0, 0],
    ]);
    expect(seats.map(({ place }) => place)).toEqual([1, 2, 3]);
  });

  test('the outcome names bosses as roles', () => {
    expect(over({ A: { boss: 'chief' } }).seats.map(({ role }) => role)).toEqual(['chief', 'gambler']);
  });

  test('E39', () => {
    const setup: Setup = {
      porches: {
        1: 'collapsedMine centralBank trainStation', // M 4, R 1
        2: 'mayorsOffice outhouse', // M 2, R 3
        4: 'appraiser miningCompany mansion', // M 2, R 3
        5: 'cattleFarm gamblingHall', // R 1, W 2
      },
      C: {},
      D: {},
      industries: { mining: 1, railway: 2, wagon: 3 },
    };
    const shares = over(setup).seats.map(({ score }) => score.industries.map((one) => one.shares));
    expect(shares).toEqual([
      [4, 1, 0],
      [2, 3, 0],
      [2, 3, 0],
      [0, 1, 2],
    ]);
    expect(pointsOf(setup, 0)).toEqual([5, 3, 3, 0]);
    expect(pointsOf(setup, 1)).toEqual([0, 3, 3, 0]);
    expect(pointsOf(setup, 2)).toEqual([0, 0, 0, 2]);
  });

  test('E40', () => {
    const setup: Setup = {
      porches: { 1: 'collapsedMine mansion', 4: 'centralBank trainStation telegraphOffice' },
      industries: { mining: 1, railway: 2, wagon: 3 },
    };
    expect([0, 1, 2].map((industry) => pointsOf(setup, industry))).toEqual([
      [3, 0],
      [2, 2],
      [0, 0],
    ]);
  });
});
