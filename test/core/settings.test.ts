import { orderFrom, settingsFrom } from '../../shared/protocol';
import { games } from '../../shared/games';

const TABLE = { clock: 'standard', waits: false, spectators: true, public: false, rated: false };

describe('settings of a table', () => {
  test('name a game and its options; without one it is the first', () => {
    expect(settingsFrom(games, {})).toEqual({
      game: 'mechs',
      options: { solo: false },
      seats: 2,
      ...TABLE,
    });
    expect(settingsFrom(games, { game: 'western', seats: 4 })).toEqual({
      game: 'western',
      options: { solo: false, difficulty: 'learner' },
      seats: 4,
      ...TABLE,
    });
  });

  test('are read as they were written before there was a second game', () => {
    const { options, seats } = settingsFrom(games, { seats: 3, solo: true, ...TABLE })!;
    expect({ options, seats }).toEqual({ options: { solo: true }, seats: 3 });
  });

  test('are read as this version writes them', () => {
    for (const given of [
      {},
      { solo: true },
      { game: 'western', options: { solo: true, difficulty: 'hard' } },
    ]) {
      const settings = settingsFrom(games, given)!;
      expect(settingsFrom(games, JSON.parse(JSON.stringify(settings)))).toEqual(settings);
    }
  });

  test('of another game, or with options or seats that it does not have, are none', () => {
    for (const given of [
      { game: 'chess' },
      { options: { difficulty: 'hard' } },
      { options: { solo: 'yes' } },
      { game: 'western', options: { difficulty: 'none' } },
      { seats: 1 },
      { seats: 5 },
      { solo: true, seats: 2 },
      { game: 'western', solo: true, seats: 2 },
      { weather: 1 },
      { waits: true },
      { waits: true, clock: 'relaxed', rated: true },
    ])
      expect(settingsFrom(games, given)).toBeUndefined();
  });
});

describe('an order', () => {
  const seatsFor = (order: object) => orderFrom(games, order)?.settings.seats;

  test('has as many seats as its bots and one person need, and alone those that the game says', () => {
    expect(seatsFor({})).toBe(2);
    expect(seatsFor({ bots: ['ace', 'rookie', 'ace'] })).toBe(4);
    expect(seatsFor({ solo: true })).toBe(3);
    expect(seatsFor({ game: 'western', options: { solo: true } })).toBe(1);
  });

  test('leaves a person a seat, and alone has neither bots nor a rating', () => {
    const bots = ['ace', 'rookie', 'ace', 'rookie'];
    for (const order of [
      { seats: 2, bots: bots.slice(2) },
      { bots },
      { solo: true, bots: ['rookie'] },
      { solo: true, rated: true },
      { game: 'western', solo: true, bots: ['rookie'] },
    ])
      expect(orderFrom(games, order)).toBeUndefined();
  });
});
