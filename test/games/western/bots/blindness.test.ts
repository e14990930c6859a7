import { copyOf, Match, pick, quickRandom, type Random, type Seat } from '../../../../shared/core';
import { western } from '../../../../shared/games/western';
import { BOTS, type WesternBot } from '../../../../shared/games/western/bots';
import { newMatch, type WesternMatch } from '../support/play';
import { giveThought, quickAce, thoughtOf } from './support';

/** All that a seat does not know is drawn anew: others' cards and bosses, the Rival's, the piles, the seed. */
function withOtherSecrets(match: WesternMatch, seat: Seat, random: Random): WesternMatch {
  const twin = Match.resume(western, match.config, copyOf(western.sample(match.knowledge(seat), random)));
  for (const other of match.state.open.seats.keys()) {
    if (other === seat || !match.heldBy(other)) continue;
    const { id, question } = twin.question(other)!;
    twin.submit({ type: 'answer', seat: other, id, answer: western.randomAnswer(question, random) });
  }
  return twin;
}

const secretsOfOthers = ({ state }: WesternMatch, seat: Seat) =>
  JSON.stringify([state.secrets.filter((_, other) => other !== seat), state.hidden]);

/** Plays a match and asks the same question again with other things hidden. */
function check(bot: WesternBot, seed: number, every: number): number {
  const seats = ([2, 3, 4, 1] as const)[seed % 4]!;
  const match = newMatch({ config: { seats }, seed });
  const random = quickRandom(seed);
  let compared = 0;
  let count = 0;
  while (!match.isOver) {
    for (const seat of match.waitingFor()) {
      const thought = thoughtOf(bot, match, seat);
      if (count++ % every === 0) {
        const twin = withOtherSecrets(match, seat, random);
        if (secretsOfOthers(twin, seat) !== secretsOfOthers(match, seat)) compared++;
        // The log is public, and a resumed match has only the part since its boundary.
        const { events, eventsAtBoundary } = match.knowledge(seat);
        expect(thoughtOf(bot, twin, seat, { log: { events, eventsAtBoundary } })).toEqual(thought);
      }
      giveThought(match, seat, thought);
    }
  }
  return compared;
}

describe('the same view gives the same choice, whatever is hidden', () => {
  test('Rookie', () => {
    let compared = 0;
    for (let seed = 1; seed <= 4; seed++) compared += check(BOTS.rookie, seed, 1);
    expect(compared).toBeGreaterThan(150);
  });

  test('Veteran', () => {
    let compared = 0;
    for (let seed = 9; seed <= 11; seed++) compared += check(BOTS.veteran, seed, 2);
    expect(compared).toBeGreaterThan(60);
  });

  test('Ace', () => {
    expect(check(quickAce, 20, 4)).toBeGreaterThan(10);
  });
});

test('the same match is played the same way again', () => {
  for (const bot of [BOTS.rookie, BOTS.veteran, quickAce]) {
    const [one, two] = [1, 2].map(() => newMatch({ config: { seats: 2 }, seed: 31 }));
    for (let answers = 0; answers < 30 && !one!.isOver; answers++) {
      const seat = pick(one!.waitingFor(), quickRandom(answers));
      const thought = thoughtOf(bot, one!, seat);
      expect(thoughtOf(bot, two!, seat)).toEqual(thought);
      giveThought(one!, seat, thought);
      giveThought(two!, seat, thought);
    }
  }
});
