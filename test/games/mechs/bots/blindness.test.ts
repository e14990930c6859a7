import {
  copyOf,
  Match,
  pick,
  quickRandom,
  shuffled,
  type Position,
  type Random,
  type Seat,
} from '../../../../shared/core';
import { mechs, type MechsTypes } from '../../../../shared/games/mechs';
import { BOTS, type MechsBot } from '../../../../shared/games/mechs/bots';
import { giveThought, newMatch, quickAce, thoughtOf, type MechsMatch } from './support';

/** All that a seat does not know is drawn anew: others' mines, programs, orders and dealt pilots, the deck, the seed. */
function withOtherSecrets(match: MechsMatch, seat: Seat, random: Random): MechsMatch | undefined {
  const sampled = mechs.sample(match.knowledge(seat), random);
  const position: Position<MechsTypes> = { ...sampled, state: copyOf(sampled.state) };
  position.state.hidden.deck = shuffled(position.state.hidden.deck, random);
  try {
    return Match.resume(mechs, match.config, position);
  } catch {
    return undefined;
  }
}

function secretsOfOthers(match: MechsMatch, seat: Seat): unknown {
  return [match.state.secrets.filter((_, other) => other !== seat), match.state.hidden];
}

/** Plays a match and asks the same question again and again with other things hidden. */
function check(bot: MechsBot, seed: number, every: number): number {
  const seats = ([2, 3, 4] as const)[seed % 3]!;
  const match = newMatch(seats, seed);
  const random = quickRandom(seed);
  let compared = 0;
  let count = 0;
  while (!match.isOver) {
    for (const seat of match.waitingFor()) {
      const thought = thoughtOf(bot, match, seat);
      const other = count++ % every === 0 ? withOtherSecrets(match, seat, random) : undefined;
      if (other?.decision(seat) && JSON.stringify(other.view(seat)) === JSON.stringify(match.view(seat))) {
        const before = JSON.stringify(secretsOfOthers(match, seat));
        if (JSON.stringify(secretsOfOthers(other, seat)) !== before) compared++;
        // The log is public, and a resumed match has only the part since its boundary.
        const { events, eventsAtBoundary } = match.knowledge(seat);
        expect(thoughtOf(bot, other, seat, { log: { events, eventsAtBoundary } })).toEqual(thought);
      }
      giveThought(match, seat, thought);
    }
  }
  return compared;
}

describe('the same view gives the same choice, whatever is hidden', () => {
  test('Rookie', () => {
    let compared = 0;
    for (let seed = 1; seed <= 3; seed++) compared += check(BOTS.rookie, seed, 1);
    expect(compared).toBeGreaterThan(150);
  });

  test('Veteran', () => {
    expect(check(BOTS.veteran, 11, 2)).toBeGreaterThan(30);
  });

  test('Ace', () => {
    expect(check(quickAce, 23, 4)).toBeGreaterThan(10);
  });
});

test('the same match is played the same way again', () => {
  for (const bot of [BOTS.rookie, BOTS.veteran, quickAce]) {
    const [one, two] = [newMatch(2, 31), newMatch(2, 31)];
    for (let answers = 0; answers < 24 && !one.isOver; answers++) {
      const seat = pick(one.waitingFor(), quickRandom(answers));
      const thought = thoughtOf(bot, one, seat);
      expect(thoughtOf(bot, two, seat)).toEqual(thought);
      giveThought(one, seat, thought);
      giveThought(two, seat, thought);
    }
  }
});

test('another match gets other choices: the whim is seeded by match and decision', () => {
  const match = newMatch(2, 5);
  while (match.decision(0)?.kind !== 'program') {
    for (const seat of match.waitingFor()) giveThought(match, seat, thoughtOf(BOTS.rookie, match, seat));
  }
  const programs = new Set(
    ['a', 'b', 'c', 'd'].map((key) => JSON.stringify(thoughtOf(BOTS.rookie, match, 0, { key }))),
  );
  expect(programs.size).toBeGreaterThan(1);
});
