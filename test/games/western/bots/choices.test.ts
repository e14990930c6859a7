import type { WesternDecisions } from '../../../../shared/games/western';
import { BOTS } from '../../../../shared/games/western/bots';
import { ACE_BUDGET, aceWith } from '../../../../shared/games/western/bots/ace';
import { west, type Letter, type Scenario } from '../support/scenario';
import { thoughtOf } from './support';

/** Situations in which the right answer is plain: Veteran's reckoning finds it, and Ace does not talk itself out of it. */
function answerOf<K extends keyof WesternDecisions>(s: Scenario, letter: Letter, kind: K) {
  expect(s.asked(letter)).toBe(kind);
  const seat = 'ABCD'.indexOf(letter);
  const usual = thoughtOf(BOTS.veteran, s.match, seat);
  const tried = thoughtOf(
    aceWith({ place: ACE_BUDGET.place / 2, other: ACE_BUDGET.other / 2 }),
    s.match,
    seat,
  );
  expect([usual.failure, tried.failure]).toEqual([undefined, undefined]);
  return [usual.answer, tried.answer] as WesternDecisions[K]['answer'][];
}

const CHEAP = 'jail outhouse graveyard wheelwright bountyOffice';

describe('where to place', () => {
  test('the mat of the straight flush, and its right side', () => {
    // 3H 4H at place 1 and 5H in hand; nothing is made of it elsewhere.
    const s = west({
      gaps: '3H 4H 1K 2S 1T 1S',
      mats: 'hideout:A bank sheriff courthouse:B saloon',
      slots: CHEAP,
      A: { card: '5H', influence: '1/1/1' },
      B: { posses: '4 influence left, 2 porch', ready: 0 },
    });
    for (const answer of answerOf(s, 'A', 'place')) expect(answer).toMatchObject({ place: 1 });
  });

  test('no spot for which it would have to fight at ten per cent', () => {
    const s = west({
      gaps: '1H 3T 5K 2S 4H 5T',
      A: { card: '1K', shown: true, influence: '2/0/2' },
      B: { card: '5S', influence: '6/6/6', posses: '1 influence left, 4 influence left', ready: 0 },
    });
    for (const answer of answerOf(s, 'A', 'place'))
      expect(['1 influence', '4 influence']).not.toContain(`${answer.place} ${answer.spot}`);
  });
});

describe('duels', () => {
  const fight = {
    dice: [2, 4],
    mats: 'saloon:A bank sheriff courthouse:B hideout',
    porches: { 2: 'generalStore' },
  };

  test('the card is added where it wins for good', () => {
    const s = west({
      ...fight,
      A: { card: '5H', influence: '1/0/1' },
      B: { card: '1K', shown: true, influence: '0/1/1', posses: '4 influence right' },
    }).places('A', '4 influence right');
    for (const answer of answerOf(s, 'A', 'duel')) expect(answer).toEqual({ act: 'addCard' });
  });

  describe('a reroll is paid for by what it costs elsewhere', () => {
    const tightFor = (influence: string) =>
      west({
        ...fight,
        round: 6,
        slots: 'grandHotel jail outhouse mayorsOffice graveyard',
        A: { card: '1H', shown: true, influence, posses: '1 porch', ready: 1 },
        B: { card: '1K', shown: true, influence: '0/0/0', posses: '4 influence left', ready: 0 },
      }).places('A', '4 influence left');

    test('not with the force that buys the Grand Hotel', () => {
      for (const answer of answerOf(tightFor('0/3/3'), 'A', 'duel')) expect(answer).toEqual({ act: 'stop' });
    });

    test('with force that nothing else needs', () => {
      for (const answer of answerOf(tightFor('0/6/3'), 'A', 'duel'))
        expect(answer).toEqual({ act: 'reroll' });
    });
  });

  test('nothing is paid for a fight that cannot be won', () => {
    const s = west({
      ...fight,
      dice: [1, 6],
      A: { card: '1H', shown: true, influence: '0/2/0' },
      B: { card: '5K', influence: '6/1/1', posses: '4 porch' },
    }).places('A', '4 porch');
    for (const answer of answerOf(s, 'A', 'duel')) expect(answer).toEqual({ act: 'stop' });
  });
});

describe('buying', () => {
  const buying = { phase: 'buy' as const, gaps: '2H 3K 5T 1S 4T 4K' };

  test('what it can pay for: most points in the last round', () => {
    const s = west({
      ...buying,
      round: 6,
      slots: 'grandHotel jail outhouse graveyard mansion',
      A: { card: '3T', influence: '2/3/3', posses: '1 porch, 5 porch' },
      B: { card: '5K', posses: '4 porch' },
    });
    for (const answer of answerOf(s, 'A', 'buy')) expect(answer).toEqual({ place: 1 });
  });

  test('something rather than nothing', () => {
    const s = west({
      ...buying,
      round: 6,
      slots: 'grandHotel jail outhouse graveyard mansion',
      A: { card: '3T', influence: '1/2/0', posses: '2 porch, 1 porch' },
      B: { card: '5K', posses: '4 porch' },
    });
    for (const answer of answerOf(s, 'A', 'buy')) expect(answer).toEqual({ place: 2 });
  });

  test('the industry of which it has the majority is advanced', () => {
    const s = west({
      ...buying,
      round: 6,
      industries: { mining: 2, railway: 3, wagon: 2 },
      porches: { 1: 'wheelwright', 4: 'collapsedMine' },
      slots: 'grandHotel mansion railYard danceHall assayOffice',
      A: { card: '3T', influence: '0/0/0', posses: '1 porch' },
      B: { card: '5K', influence: '0/0/0', posses: '4 porch' },
    }).runsToKind('advance');
    for (const answer of answerOf(s, 'A', 'advance')) expect(answer).toBe('wagon');
  });
});

test('influence of a kind that it needs for what it could buy', () => {
  const s = west({
    gaps: '2H 3K 5T 1S 4T 4K',
    mats: 'saloon:A bank sheriff courthouse:B hideout',
    slots: 'jail mansion railYard danceHall assayOffice',
    round: 6,
    A: { card: '1S', influence: '1/1/3', ready: 1 },
    B: { posses: '4 influence left, 5 porch', ready: 0 },
  }).places('A', '1 influence left');
  for (const answer of answerOf(s, 'A', 'wild')) expect(answer).toEqual(['force']);
});
