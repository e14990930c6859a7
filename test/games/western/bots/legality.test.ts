import type { WesternConfig } from '../../../../shared/games/western';
import { BOTS, type WesternBot } from '../../../../shared/games/western/bots';
import { answerForAbsent } from '../../../../shared/games/western/standIn';
import { CONFIGS, newMatch } from '../support/play';
import { giveThought, playBots, quickAce, thoughtOf } from './support';

const GAMES: {
  readonly name: string;
  readonly bot: WesternBot;
  readonly other: WesternBot;
  readonly games: number;
}[] = [
  { name: 'Rookie', bot: BOTS.rookie, other: BOTS.rookie, games: 12 },
  { name: 'Veteran', bot: BOTS.veteran, other: BOTS.veteran, games: 4 },
  { name: 'Ace', bot: quickAce, other: BOTS.rookie, games: 4 },
];
const TABLES: readonly WesternConfig[] = [{ seats: 4 }, { seats: 2 }, { seats: 1 }, { seats: 3 }, ...CONFIGS];

describe('every decision is answered legally', () => {
  const seen = new Set<string>();

  for (const { name, bot, other, games } of GAMES) {
    test(`by ${name}, at tables for one to four`, () => {
      for (let game = 0; game < games; game++) {
        const config = TABLES[game % TABLES.length]!;
        const match = newMatch({ config, seed: 300 + game });
        playBots(
          match,
          Array.from({ length: config.seats }, (_, seat) => (seat === 0 ? bot : other)),
          (kind) => seen.add(kind),
        );
        expect(match.outcome?.seats).toHaveLength(config.seats);
      }
    });
  }

  test('and the games had hardly a kind of decision that they did not ask', () => {
    expect(seen.size).toBeGreaterThan(16);
  });
});

test('Rookie fights at least as one who is away would (W15.3)', () => {
  let fights = 0;
  for (let seed = 1; seed <= 8; seed++) {
    const match = newMatch({ config: { seats: 3 }, seed });
    while (!match.isOver) {
      for (const seat of match.waitingFor()) {
        const decision = match.decision(seat)!;
        const bot = decision.kind === 'place' ? BOTS.veteran : BOTS.rookie;
        const thought = thoughtOf(bot, match, seat);
        if (decision.kind === 'duel') {
          fights++;
          expect(thought.answer).toEqual(answerForAbsent(match.config, match.view(seat), decision));
        }
        giveThought(match, seat, thought);
      }
    }
  }
  expect(fights).toBeGreaterThan(10);
});

test('Ace answers at once when there is no time, and says so', () => {
  const match = newMatch({ config: { seats: 2 }, seed: 5 });
  while (match.decision(match.waitingFor()[0]!)?.kind !== 'place')
    for (const seat of match.waitingFor()) giveThought(match, seat, thoughtOf(BOTS.rookie, match, seat));
  const seat = match.waitingFor()[0]!;
  const hurried = thoughtOf(BOTS.ace, match, seat, { hasTime: () => false });
  expect(hurried).toEqual({ answer: thoughtOf(BOTS.veteran, match, seat).answer, cutOff: true });
});
