import { Match, quickRandom, shuffled } from '../../../../shared/core';
import { CARDS, western, type Kind } from '../../../../shared/games/western';
import { drawsFor } from '../../../../shared/games/western/sampleCards';
import { viewersOf } from '../support/play';
import { west, type Scenario } from '../support/scenario';
import { checkInvariants } from './invariants';

/** Moments that random play hardly ever meets, at which a sample must still look just as the match does. */
function looksTheSame({ match }: Scenario): void {
  for (const viewer of viewersOf(match)) {
    for (let seed = 0; seed < 8; seed++) {
      const imagined = Match.resume(
        western,
        match.config,
        western.sample(match.knowledge(viewer), quickRandom(seed)),
      );
      checkInvariants(imagined);
      expect(JSON.stringify(imagined.view(viewer))).toBe(JSON.stringify(match.view(viewer)));
      expect(imagined.events).toEqual(match.events.slice(match.knowledge(viewer).eventsAtBoundary));
    }
  }
}

const solo = {
  config: { seats: 1 } as const,
  gaps: '1T 2T 3T 4T 5T 1K',
  rival: { cards: '2K 3K', posses: '4 influence right' },
};

test('S87 a duel with the Rival in which the draw pile was made anew, twice', () => {
  const s = west({
    ...solo,
    dice: [1, 6],
    draw: '5H 4H',
    discard: '',
    used: '2S 3H 5S 2H 1S 3S 4K 5K',
    A: { influence: '6/6/6', card: '1H', shown: true, given: '4S' },
  });
  s.places('A', '4 influence left');
  for (let steps = 0; s.asked('A') === 'duel' && steps < 16; steps++) {
    const pay = (['law', 'force', 'gold'] as Kind[]).find((kind) => s.seat('A').influence[kind] > 0);
    if (!pay) break;
    s.duels('A', 'rivalDraws', pay);
    if (s.asked('A') === 'duel') looksTheSame(s);
  }
  expect(s.events('drawPileReshuffled').length).toBe(2);
});

test('S74 in the middle of a swap, for its player and for the others', () => {
  const s = west({
    porches: { 3: 'gamblingHall' },
    A: { card: '2T', given: '3T' },
    B: { given: '4K' },
  }).places('A', '3 porch');
  looksTheSame(s);
  looksTheSame(s.answers('A', 'swap', 'draw'));
  s.answers('A', 'swap', '2T');
  looksTheSame(s);
});

test('S75 after a look at the Rival’s card', () => {
  const s = west({ porches: { 3: 'telegraphOffice' }, A: { given: '3T' }, B: { given: '4K' } }).places(
    'A',
    '3 porch',
  );
  looksTheSame(s);
  s.takes('A', 'law');
  looksTheSame(s);
  for (let seed = 0; seed < 5; seed++) {
    const { state } = western.sample(s.match.knowledge(1), quickRandom(seed));
    expect(state.secrets[0]!.peeked).toBe(state.hidden.rival[0]); // whoever looked knows what lies there
  }
});

test('S53 while buildings are shown', () => {
  const s = west({
    porches: { 3: 'auctionHouse' },
    deck: 'jail mansion',
    A: { influence: '6/6/6', given: '3T' },
    B: { given: '4K' },
  });
  looksTheSame(s.places('A', '3 porch').answers('A', 'auction', ['gold']));
});

test('W6.5 in the middle of a duel, with dice and cards that were seen', () => {
  const s = west({
    A: { influence: '2/3/0', given: '3T' },
    B: { posses: '4 porch', influence: '2/0/0', given: '4K' },
    dice: [2, 5, 3],
  });
  looksTheSame(s.places('A', '4 porch'));
  looksTheSame(s.duels('A', 'reroll'));
  looksTheSame(s.duels('A', 'addCard'));
});

test('drawsFor finds the draws that lead to an order', () => {
  for (let seed = 0; seed < 20; seed++) {
    const order = shuffled(CARDS, quickRandom(seed));
    const draws = drawsFor(CARDS, order);
    expect(shuffled(CARDS, { below: () => draws.shift()! })).toEqual(order);
  }
});
