import { Match, quickRandom, seedFrom, situationFrom, thinkSafely, playAgain } from '../../../../shared/core';
import { mechs, type DecisionKind } from '../../../../shared/games/mechs';
import { BOTS, type MechsBot } from '../../../../shared/games/mechs/bots';
import { newMatch, playBots, quickAce } from './support';

const GAMES: { readonly name: string; readonly bot: MechsBot; readonly games: number }[] = [
  { name: 'Rookie', bot: BOTS.rookie, games: 30 },
  { name: 'Veteran', bot: BOTS.veteran, games: 6 },
  { name: 'Ace', bot: quickAce, games: 3 },
];

describe('every decision is answered legally', () => {
  const seen = new Set<DecisionKind>();

  for (const { name, bot, games } of GAMES) {
    test(`by ${name}, at tables for two, three and four`, () => {
      for (let game = 0; game < games; game++) {
        const seats = ([2, 3, 4] as const)[game % 3]!;
        const match = playBots(
          newMatch(seats, 500 + game),
          Array.from({ length: seats }, () => bot),
          ({ kind }) => {
            seen.add(kind);
          },
        );
        expect(match.outcome?.seats).toHaveLength(seats);
      }
    });
  }

  for (const { name, bot } of GAMES) {
    test(`by ${name}, for a person who left a solo game`, () => {
      const match = Match.create(mechs, { seats: 3, solo: true }, seedFrom(quickRandom(9)));
      expect(playBots(match, [bot, bot, bot]).outcome?.seats).toHaveLength(3);
    });
  }

  test('and the games had hardly a kind of decision that they did not ask', () => {
    expect(seen.size).toBeGreaterThan(20);
  });
});

test('a bot that throws plays the fallback', () => {
  const match = newMatch(2, 1);
  const decision = match.decision(0)!;
  const failing: Pick<MechsBot, 'think'> = {
    think() {
      throw new Error('out of ideas');
    },
  };
  const thinking = { random: { below: () => 0 }, hasTime: () => true };
  const thought = thinkSafely(failing, situationFrom(match, decision, thinking));
  expect(thought).toMatchObject({ answer: decision.fallback, cutOff: false });
  expect(thought.failure).toBeInstanceOf(Error);
});

test('a game of bots is a record like any other', () => {
  const match = playBots(newMatch(3, 77), [BOTS.rookie, BOTS.veteran, BOTS.rookie]);
  expect(playAgain(mechs, match.record()).outcome).toEqual(match.outcome);
});
