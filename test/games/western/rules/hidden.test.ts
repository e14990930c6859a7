import { isSame } from '../../../../shared/core';
import type { Witnessed } from '../../../../shared/games/kit';
import { look, western } from '../../../../shared/games/western';
import { STREAMS } from '../../../../shared/games/western/piles';
import { publicAnswer } from '../../../../shared/games/western/redact';
import { playMatch, playSome } from '../support/play';
import { newMatch, west } from '../support/scenario';

const CARDS = {
  A: { card: '2T' as const, given: '1S' },
  B: { card: '5K' as const, given: '3S' },
  gaps: '1H 2H 3H 4H 5H 1T',
};
const seen = (s: ReturnType<typeof west>, viewer: number | 'spectator') =>
  JSON.stringify([s.match.view(viewer), s.match.knowledge(viewer)]);

describe('what is hidden from whom', () => {
  test('W16.1 all see the table: mats, gaps, influence, posses, piles’ sizes, how many cards were dealt, the Rival’s open card', () => {
    const s = west({ ...CARDS, rival: { cards: '2K 5S' }, config: { seats: 1 } });
    const { open } = s.match.view('spectator');
    expect(open).toBe(s.open);
    for (const key of [
      'mats',
      'gaps',
      'seats',
      'posses',
      'industries',
      'deckCount',
      'drawCount',
      'discardCount',
      'dealer',
    ])
      expect(open).toHaveProperty(key);
    expect(open.rival.shown).toEqual(['5S']);
    expect(open.seats[0]!.dealt).toBe(2);
  });

  test('W16.2 a kept card is its player’s alone, until it is added or Resolution begins', () => {
    const s = west({ ...CARDS, B: { ...CARDS.B, posses: '4 porch' }, dice: [1, 6] });
    expect(seen(s, 0)).toContain('"2T"');
    for (const viewer of [1, 'spectator'] as const) expect(seen(s, viewer)).not.toContain('"2T"');
    s.places('A', '4 porch').duels('A', 'addCard');
    for (const viewer of [1, 'spectator'] as const) expect(seen(s, viewer)).toContain('"2T"');
  });

  test('W16.3 the cards not kept are their player’s alone', () => {
    const s = west(CARDS);
    expect(seen(s, 0)).toContain('"1S"');
    for (const viewer of [1, 'spectator'] as const) expect(seen(s, viewer)).not.toContain('"1S"');
    expect(publicAnswer('keep', '2T')).toBeUndefined();
  });

  test('W16.4 the Rival’s card is nobody’s, except a player’s who has looked', () => {
    const s = west({ ...CARDS, rival: { cards: '2K' }, porches: { 3: 'telegraphOffice' } });
    for (const viewer of [0, 1, 'spectator'] as const) expect(seen(s, viewer)).not.toContain('"2K"');
    s.places('A', '3 porch');
    expect(seen(s, 0)).toContain('"2K"');
    for (const viewer of [1, 'spectator'] as const) expect(seen(s, viewer)).not.toContain('"2K"');
  });

  test('W16.5 of a swap all see that cards were drawn, not which nor what was kept', () => {
    const s = west({ ...CARDS, draw: '4S 4T', porches: { 3: 'gamblingHall' } })
      .places('A', '3 porch')
      .answers('A', 'swap', 'draw');
    for (const viewer of [1, 'spectator'] as const) expect(seen(s, viewer)).not.toMatch(/"4S"|"4T"/);
    s.answers('A', 'swap', '4S');
    for (const viewer of [1, 'spectator'] as const) expect(seen(s, viewer)).not.toMatch(/"4S"|"4T"/);
    expect([publicAnswer('swap', '4S'), publicAnswer('swap', 'draw'), publicAnswer('swap', null)]).toEqual([
      undefined,
      'draw',
      null,
    ]);
  });

  test('W16.6 nobody sees the order of piles, nor the seed', () => {
    const s = west(CARDS);
    const top = s.match.state.hidden.deck.at(-1)!;
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(seen(s, viewer)).not.toContain(`"${top}"`);
      expect(seen(s, viewer)).not.toContain(s.match.state.random.seed);
    }
  });

  test('W16.7 the bosses offered are their player’s alone; the one not kept stays so', () => {
    const s = newMatch({ seats: 2 });
    const [kept, other] = s.options('A', 'boss');
    expect(seen(s, 1)).not.toContain(`"${kept}"`);
    s.answers('A', 'boss', kept!);
    expect(seen(s, 1)).not.toContain(`"${kept}"`); // S77
    s.answers('B', 'boss', s.fallback('B', 'boss'));
    expect(seen(s, 1)).toContain(`"${kept}"`);
    expect(seen(s, 1)).not.toContain(`"${other}"`);
  });

  test('W16.8 dice, auctioned buildings and the Rival’s duel cards are seen by all', () => {
    const auction = { porches: { 3: 'auctionHouse' }, deck: 'jail mansion', A: { influence: '2/2/2' } };
    const s = west(auction).places('A', '3 porch').answers('A', 'auction', ['gold']);
    expect(s.match.view('spectator').open.auction).toEqual(['jail', 'mansion']);
    const rival = { rivalDice: [6], dice: [3, 5], draw: '4K' };
    const t = west({ ...rival, A: { influence: '1/0/2', ready: 2 }, config: { seats: 1 } }).places(
      'A',
      '3 number up',
    );
    expect(t.match.view('spectator').open.duel).toMatchObject({
      attacker: { die: 3, card: '4K' },
      defender: { die: 5 },
    });
  });

  test('W16.9 a face-down card has no id at all: what is open of it is that there is one', () => {
    const a = west(CARDS);
    const b = west({ ...CARDS, A: { card: '3K', given: '1S' } });
    expect(JSON.stringify(a.match.view(1))).toBe(JSON.stringify(b.match.view(1)));
    expect(JSON.stringify(a.match.view('spectator'))).toBe(JSON.stringify(b.match.view('spectator')));
  });

  test('W16.10 when the match is over the record opens everything', () => {
    const match = playMatch({ config: { seats: 2 }, seed: 3 });
    const { seed, config } = match.record();
    const { state } = newMatch(config, seed).match;
    expect(state.secrets.map(({ bosses }) => bosses)).toEqual(
      match.state.secrets.map(({ bosses }) => bosses),
    );
  });
});

describe('what is committed to', () => {
  const ids = (committed: readonly Witnessed[]) => committed.map(({ id }) => id);

  test('W17.1 every shuffle and roll has its own stream', () => {
    expect(new Set(Object.values(STREAMS)).size).toBe(8);
    const match = playSome({ config: { seats: 3 }, seed: 5 }, 60);
    const drawn = Object.keys(match.state.random.drawn);
    expect(drawn).toEqual(
      expect.arrayContaining(['mats', 'bosses', 'dealer', 'buildings', 'poker1', 'poker2']),
    );
  });

  test('W17.2 the Rival’s cards from the deal on, until they are shown', () => {
    const s = newMatch({ seats: 2, bosses: 'random' });
    expect(look(s.match)).toEqual([
      { id: 'rival/1', named: { kind: 'rival', round: 1 }, hidden: { cards: s.match.state.hidden.rival } },
    ]);
    s.runsToPhase('resolution', 'buy');
    expect(ids(look(s.match))).not.toContain('rival/1');
    const solo = newMatch({ seats: 1, bosses: 'random' });
    expect(look(solo.match)[0]!.hidden.cards).toHaveLength(2);
  });

  test('W17.3 every kept card when the last player has locked in, and anew after a swap', () => {
    const s = newMatch({ seats: 2, bosses: 'random' });
    s.answers('A', 'keep', s.fallback('A', 'keep'));
    expect(ids(look(s.match))).toEqual(['rival/1']);
    s.answers('B', 'keep', s.fallback('B', 'keep'));
    expect(ids(look(s.match))).toEqual(['rival/1', 'kept/1/0/0', 'kept/1/1/0']);
    expect(look(s.match)[1]!.hidden.cards).toEqual([s.match.state.secrets[0]!.card]);
    const swap = west({ ...CARDS, porches: { 3: 'gamblingHall' } })
      .places('A', '3 porch')
      .answers('A', 'swap', 'draw');
    swap.answers('A', 'swap', '2T'); // the same card: a new hash all the same
    expect(ids(look(swap.match))).toEqual(['rival/1', 'kept/1/0/1', 'kept/1/1/0']);
  });

  test('W17.4 the bosses offered, while they are chosen', () => {
    const s = newMatch({ seats: 2 });
    expect(ids(look(s.match))).toEqual(['bosses/0', 'bosses/1']);
    expect(look(s.match)[0]!.hidden.bosses).toEqual(s.match.state.secrets[0]!.bosses);
  });

  test('W17.5 an id is used once, and what it hides never changes under it', () => {
    const known = new Map<string, unknown>();
    for (const config of [{ seats: 3 }, { seats: 1 }] as const) {
      known.clear();
      playMatch({ config, seed: 7 }, (match) => {
        for (const { id, hidden } of look(match)) {
          if (known.has(id)) expect(isSame(known.get(id), hidden)).toBe(true);
          known.set(id, hidden);
        }
      });
      expect(known.size).toBeGreaterThanOrEqual(13);
    }
    expect(western.id).toBe('western');
  });
});
