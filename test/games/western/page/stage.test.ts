import { sceneNow } from '../../../../client/games/western/model/stage';
import { fromBest, inOrder, reasonsFor } from '../../../../client/games/western/model/why';
import { RIVAL, type CardId, type ShownHand } from '../../../../shared/games/western';
import { rankOf } from '../../../../shared/games/western/hand';
import { west, type Scenario } from '../support/scenario';

/** What is shown large when everything that has happened was told. */
const scene = (s: Scenario, isShowing = true) => sceneNow(s.match.events, s.open, isShowing);

describe('a duel on the stage', () => {
  const start = () =>
    west({
      A: { card: '2T', influence: '1/1/1' },
      B: { card: '4S', influence: '1/1/1', posses: '1 influence left' },
      dice: [3, 5, 5, 6],
    }).places('A', '1 influence right');

  it('stays for as long as it lasts, also for a page that came in its midst', () => {
    const s = start();
    expect(scene(s, false)).toMatchObject({
      type: 'duel',
      duel: { attacker: { die: 3 }, defender: { die: 5 } },
    });
    expect(sceneNow([], s.open, false)).toMatchObject({ type: 'duel', moments: [] });
  });

  it('tells its steps in order: rolls, rerolls, cards', () => {
    const s = start().duels('A', 'reroll').duels('A', 'addCard');
    const shown = scene(s);
    const steps = shown?.type === 'duel' ? shown.moments : [];
    expect(
      steps.map(({ player, isReroll, event }) => `${player} ${event.type}${isReroll ? ' again' : ''}`),
    ).toEqual(['0 dieRolled', '1 dieRolled', '0 dieRolled again', '0 cardShown']);
  });

  it('E15 shows how it ended while that is played back, and no longer', () => {
    const s = start().duels('A', 'reroll').duels('A', 'addCard').duels('B', 'reroll').duels('B', 'addCard');
    expect(scene(s)).toMatchObject({
      type: 'duel',
      settled: { winner: 1, loser: 0 },
      duel: { attacker: { player: 0, die: 5, card: '2T' }, defender: { player: 1, die: 6, card: '4S' } },
    });
    expect(scene(s, false)).toBeUndefined();
  });
});

describe('the showdown on the stage', () => {
  const town = () =>
    west({
      config: { seats: 3 },
      mats: 'saloon:A bank:B sheriff courthouse:C hideout',
      gaps: '2S 4K 3H 1S 5H 3K',
      phase: 'reveal',
      A: { card: '4T', posses: '1 porch' },
      B: { card: '5T', posses: '1 influence left, 3 number down' },
      C: { card: '2H', posses: '4 porch' },
      rival: { cards: '5K' },
    });

  it('E11 shows the mat that was resolved last, both winners, and stays while the pot is chosen', () => {
    const s = town();
    expect(s.asked('A')).toBe('wild');
    expect(scene(s)).toMatchObject({ type: 'mat', place: 1, order: [0, 1], before: [] });
    s.takes('A', 'law').takes('B', 'gold');
    const { events } = s.match;
    const told = events.slice(0, events.findIndex(({ type }) => type === 'hallCompared') + 1);
    const shown = sceneNow(told, s.open, true);
    // W10.2: A and B both count as 4T; A's natural card makes the straight, too, B's does not.
    expect(shown).toMatchObject({ type: 'hall', order: [0, 1, 2] });
    expect(shown?.type === 'hall' && shown.before.map(({ place }) => place)).toEqual([1, 3, 4]);
  });
});

describe('why a hand wins', () => {
  const hand = (player: number, card: CardId, left: CardId, right: CardId): ShownHand => ({
    player,
    card,
    rank: rankOf(card, left, right),
  });
  const why = (left: CardId, right: CardId, ...cards: CardId[]) =>
    reasonsFor(
      fromBest(
        cards.map((card, player) => hand(player, card, left, right)),
        left,
        right,
      ),
      false,
    ).map(({ by }) => by);

  it('W9.1 by its rank, W9.2 by the own value, then by the own suit, E8, E9', () => {
    expect(why('2S', '4K', '4T', '2H', '5H', '1H')).toEqual(['value', 'rank', 'value']);
    expect(why('2S', '5K', '3T', '3H')).toEqual(['suit']);
  });

  it('W9.3 exact equals tie, S36 with the Rival, too', () => {
    expect(why('2S', '4K', '4T', '4T')).toEqual(['alike']);
    const hands = [hand(0, '4T', '2S', '4K'), hand(RIVAL, '4T', '2S', '4K')];
    expect(reasonsFor(hands, false)[0]!.by).toBe('alike');
  });

  it('E12 at the Town Hall natural cards part equals, E37 the Chief goes first of its rank', () => {
    const equals = [hand(0, '4T', '3H', '1S'), hand(1, '4T', '3H', '1S')];
    expect(reasonsFor(inOrder(equals, [1, 0]), true).map(({ better, by }) => [better.player, by])).toEqual([
      [1, 'natural'],
    ]);
    const chief = [hand(0, '4H', '3S', '4S'), hand(1, '3K', '3S', '4S'), hand(2, '5T', '3S', '4S')];
    expect(reasonsFor(inOrder(chief, [2, 1, 0]), true).map(({ by }) => by)).toEqual(['rank', 'boss']);
  });
});
