import { RIVAL, type CardId } from '../../../../shared/games/western';
import {
  duelOdds,
  FightOdds,
  fightTerms,
  valuesOf,
  withoutCard,
  type Fighter,
} from '../../../../shared/games/western/duelOdds';
import { cardWith, chanceOf, hallOdds, matOdds, spotOdds } from '../../../../shared/games/western/odds';
import {
  rivalDuelOdds,
  rivalFight,
  RivalFightOdds,
  type RivalFight,
} from '../../../../shared/games/western/rivalDuelOdds';
import { unseenCards } from '../../../../shared/games/western/unseen';
import { outlookOf, stand } from './outlook';

// g0 … g5; place 1 lies between g0 and g1, and so on, the Town Hall between g5 and g0.
const GAPS = '1T 3S 5H 5T 1K 4K';

describe('mats', () => {
  test('alone, the straight of E13 loses to the three higher twos only', () => {
    const outlook = outlookOf({ gaps: GAPS, card: '2K', given: '4S' });
    expect(unseenCards(outlook)).toHaveLength(12);
    expect(matOdds(outlook, 1)).toEqual({ wins: 9, total: 12 });
    outlook.own.given = ['2H'];
    expect(matOdds(outlook, 1)).toEqual({ wins: 10, total: 12 });
  });

  test('against two who hide their cards, none of which can be in two hands', () => {
    const outlook = outlookOf({ config: { seats: 3 }, gaps: GAPS, card: '2K', given: '4S' });
    stand(outlook, 1, 1);
    expect(matOdds(outlook, 1)).toEqual({ wins: 9, total: 12 });
    stand(outlook, 2, 1);
    expect(matOdds(outlook, 1)).toEqual({ wins: 9 * 8, total: 12 * 11 });
  });

  test('a card that was shown is counted as it is, and so is a look at the Rival', () => {
    const outlook = outlookOf({ gaps: GAPS, card: '2K' });
    stand(outlook, 1, 1);
    outlook.open.seats[1]!.card = '2H';
    expect(matOdds(outlook, 1)).toEqual({ wins: 0, total: 1 });
    outlook.open.seats[1]!.card = '5K';
    expect(matOdds(outlook, 1)).toEqual({ wins: 1, total: 1 });
    outlook.own.peeked = '2S';
    expect(chanceOf(matOdds(outlook, 1, { opponents: [RIVAL] }))).toBe(0);
  });

  test('another who stands on number plays a changed card', () => {
    const outlook = outlookOf({ gaps: GAPS, card: '2K', given: '4S' });
    stand(outlook, 1, 1);
    stand(outlook, 1, 3, 'number', 'up');
    // Now the ones make twos: 1H and 1S; 2K itself is mine, and the twos become threes.
    expect(matOdds(outlook, 1)).toEqual({ wins: 10, total: 12 });
  });

  test('in solo both cards of the Rival must be beaten', () => {
    const outlook = outlookOf({ config: { seats: 1 }, gaps: GAPS, card: '2K', given: '4S' });
    outlook.open.rival.shown = ['3H'];
    expect(matOdds(outlook, 1)).toEqual({ wins: 8, total: 11 });
    outlook.open.rival.shown = ['2H'];
    expect(matOdds(outlook, 1)).toEqual({ wins: 0, total: 11 });
  });

  test('what weighs nothing cannot be held', () => {
    const outlook = outlookOf({ gaps: GAPS, card: '2K', given: '4S' });
    const weigh = (_: number, card: CardId) => Number(card.startsWith('2'));
    expect(matOdds(outlook, 1, { weigh })).toEqual({ wins: 0, total: 3 });
  });
});

describe('Town Hall', () => {
  test('the best hand of all, wherever posses are', () => {
    // 4K and 1T: 4S makes a pair; better are 4H and 4T, and nothing else.
    const outlook = outlookOf({ gaps: GAPS, card: '4S', given: '2S' });
    expect(hallOdds(outlook)).toEqual({ wins: 10, total: 12 });
  });

  test('the Chief has the last word among hands of one rank (S73)', () => {
    const outlook = outlookOf({ gaps: GAPS, card: '4S', given: '2S' });
    outlook.open.seats[0]!.boss = 'chief';
    expect(chanceOf(hallOdds(outlook))).toBe(1);
    outlook.open.seats[0]!.boss = 'banker';
    outlook.open.seats[1]!.boss = 'chief';
    // Every pair of the Chief's is better now: 4H, 4T, 1H, 1S.
    expect(hallOdds(outlook)).toEqual({ wins: 8, total: 12 });
  });
});

test('number and suit: what they would make of the card (E4)', () => {
  const outlook = outlookOf({ gaps: GAPS, card: '1H' });
  expect(cardWith(outlook, 'number', 'down')).toBe('5H');
  expect(cardWith(outlook, 'suit', 'up')).toBe('1K');
  stand(outlook, 0, 3, 'suit', 'down');
  expect(cardWith(outlook, 'number', 'up')).toBe('2T');
  const [up] = spotOdds(outlook);
  // 2T at place 1 (1T 3S) is a straight that 2H alone can beat; 2T itself may still be somebody's, and ties win.
  expect(up).toMatchObject({ spot: 'number', side: 'up', card: '2T' });
  expect(up?.odds[1]).toEqual({ wins: 12, total: 13 });
});

describe('duels', () => {
  const bare: Fighter = { die: 0, added: 0, rerolls: 0 };

  test('dice alone: the attacker must roll more', () => {
    expect(new FightOdds(true).beforeRolls(bare, bare)).toBeCloseTo(15 / 36, 12);
    expect(new FightOdds(false).beforeRolls(bare, bare)).toBeCloseTo(21 / 36, 12);
  });

  test('one reroll of the attacker', () => {
    expect(new FightOdds(true).beforeRolls({ ...bare, rerolls: 1 }, bare)).toBeCloseTo(125 / 216, 12);
  });

  test('a five in hand loses to nothing but one against six', () => {
    const five = { ...bare, card: valuesOf(['5H']) };
    expect(new FightOdds(true).beforeRolls(five, bare)).toBeCloseTo(35 / 36, 12);
  });

  test('a hidden card is averaged over what it may be', () => {
    const enemy = { ...bare, card: [1, 1, 1, 1, 1] };
    expect(new FightOdds(true).beforeRolls(bare, enemy)).toBeCloseTo(4 / 36, 12);
  });

  test('what the other did not add is ruled out', () => {
    // Ahead by one, the other rerolls rather than add a card that would do: it has none.
    const me = { ...bare, die: 3 };
    const enemy = { ...bare, die: 2, rerolls: 1, card: [1, 0, 0, 0, 0] };
    // As attacker, 3 against 2 + 1: the one is added at once, and the attacker is lost.
    expect(new FightOdds(true).of(me, enemy)).toBe(0);
    // As defender, 3 against 2 + 1 is not behind: the other rerolls first. 4 to 6 win at once, 3 by the card.
    expect(new FightOdds(false).of(me, enemy)).toBeCloseTo(2 / 6, 12);
  });

  test('E15: the last attacker cannot do anything', () => {
    expect(new FightOdds(true).of({ ...bare, die: 5, added: 2 }, { ...bare, die: 6, added: 4 })).toBe(0);
  });

  test('steps of the one behind, as a seat sees them', () => {
    const outlook = outlookOf({ gaps: GAPS, card: '2K' });
    const { open } = outlook;
    open.seats[0]!.influence.force = 1;
    open.seats[1]!.influence.law = 0;
    open.seats[1]!.card = '3H';
    const fight = {
      place: 1,
      spot: 'porch' as const,
      attacker: { player: 0, die: 3 },
      defender: { player: 1, die: 4 },
    };
    const terms = fightTerms(outlook, 1, { isAttacker: true, fight });
    const { steps, chance } = duelOdds(outlook, terms);
    // The card puts it ahead for good; a reroll wins by 5 or 6, and by 3 or 4 with the card.
    expect(steps).toMatchObject({ stop: 0, addCard: 1 });
    expect(steps.reroll).toBeCloseTo(4 / 6, 12);
    expect(chance).toBe(1);
    expect(duelOdds(outlook, withoutCard(terms)).chance).toBeCloseTo(2 / 6, 12);
    expect(duelOdds(outlook, terms, { reroll: 0, card: 0.5 }).chance).toBeCloseTo(0.5, 12);
  });
});

describe('duels with the Rival', () => {
  const fight: RivalFight = {
    ...{ isAttacker: true, die: 0, added: 0, card: 0, rivalDie: 0, rivalCard: 0, own: 0, other: 0 },
    unseen: [0, 0, 9, 0, 0],
    pile: 8,
  };

  test('dice and one card of its', () => {
    expect(new RivalFightOdds().beforeRolls(fight)).toBeCloseTo(3 / 36, 12);
    expect(new RivalFightOdds().beforeRolls({ ...fight, card: 3 })).toBeCloseTo(15 / 36, 12);
    expect(new RivalFightOdds().beforeRolls({ ...fight, isAttacker: false, card: 3 })).toBeCloseTo(
      21 / 36,
      12,
    );
  });

  test('E42: one influence, 5 against 3 and a four: what each step is worth', () => {
    const e42 = { ...fight, isAttacker: false, die: 5, rivalDie: 3, rivalCard: 4, other: 1 };
    const unseen = [3, 2, 2, 2, 2];
    const steps = new RivalFightOdds().steps({ ...e42, unseen });
    // It draws 1 or 2: five of eleven; or it rolls 1: one of six.
    expect(steps.rivalDraws).toBeCloseTo(5 / 11, 12);
    expect(steps.rivalRerolls).toBeCloseTo(1 / 6, 12);
    expect(steps.reroll).toBeUndefined();
  });

  test('no card is drawn twice', () => {
    const two = { ...fight, die: 1, rivalDie: 1, rivalCard: 5, other: 2, isAttacker: false, pile: 2 };
    // One of two cards helps; with two payments, and only these two to draw, it comes for sure.
    const odds = new RivalFightOdds();
    expect(odds.of({ ...two, die: 2, unseen: [1, 0, 0, 0, 1] })).toBe(1);
    expect(odds.of({ ...two, die: 2, other: 1, unseen: [1, 0, 0, 0, 1] })).toBe(0.5);
  });

  test('as a seat sees it', () => {
    const outlook = outlookOf({ config: { seats: 1 }, gaps: GAPS, card: '5K' });
    const seen = rivalFight(outlook, { isAttacker: true });
    expect(seen).toMatchObject({ own: 1, other: 2, card: 5, pile: 9, die: 0 });
    expect(seen.unseen.reduce((sum, count) => sum + count)).toBe(12);
    const { chance } = rivalDuelOdds(outlook, seen);
    expect(chance).toBeGreaterThan(0.8);
    expect(chance).toBeLessThan(1);
    expect(rivalDuelOdds(outlook, seen, { payments: 0 }).chance).toBeLessThan(chance);
  });
});
