import type { MechsEvent, WeaponId } from '../../../../shared/games/mechs';
import { scenario, type Scenario } from '../support/scenario';
import '../support/matchers';

const THREE_SEATS = `
  ..    2c  1b:B  1c  ..
  1e    2c  3e    1c  2e
  1b:A  2e  4m    1c  1b:C
  2c    1e  2e    3c  1e
`;
const TWO_SEATS = `
  1e    2c  3e  1c  2e
  1b:A  2e  4m  1c  1b:B
  2c    1e  2e  3c  1e
`;
/** Along the edges, without an action that asks anything: nobody meets anybody. */
const JUMPS = 'doubleJump west, diagonalJump northWest, deployMine west, deployTurret west';
const POOR = { energy: 0, credits: 0 };

const THREE_BASICS: WeaponId[] = ['energySword', 'pulsePistol', 'riotShield'];

const inOrder = (...weapons: WeaponId[]) => weapons.map((weapon) => ({ weapon, stowed: false }));
const typesIn = (events: readonly MechsEvent[]) => events.map((event) => event.type);
const turnsOf = (events: readonly MechsEvent[]) =>
  events.flatMap((event) => (event.type === 'turnStarted' ? [`${event.turn}${'ABCD'[event.seat]}`] : []));

/** Plays the cards of everybody, with the fallback wherever something is asked. */
function playRound(s: Scenario): Scenario {
  const { round } = s.open;
  while (!s.match.isOver && s.open.round === round) s.everyoneFallsBack();
  return s;
}

describe('M3 round', () => {
  test('M3.1 four turns for each seat, clockwise from the starting player', () => {
    const s = scenario(
      THREE_SEATS,
      { A: { program: JUMPS, ...POOR }, B: { program: '' }, C: { program: '' } },
      { phase: 'program', starter: 'B' },
    );
    playRound(s);
    expect(turnsOf(s.match.events).join(' ')).toBe('1B 1C 1A 2B 2C 2A 3B 3C 3A 4B 4C 4A');
  });

  test('M3.1 scoring comes after rounds 2, 4 and 6, and the sixth ends the match', () => {
    const s = scenario(TWO_SEATS, {}, { phase: 'program' });
    for (let round = 1; round <= 6; round++) playRound(s);
    const log = s.match.events.flatMap((event) =>
      event.type === 'roundEnded' || event.type === 'roundScored' ? [`${event.type} ${event.round}`] : [],
    );
    expect(log).toEqual([
      'roundEnded 1',
      ...['roundScored 2', 'roundEnded 2', 'roundEnded 3'],
      ...['roundScored 4', 'roundEnded 4', 'roundEnded 5'],
      ...['roundScored 6', 'roundEnded 6'],
    ]);
    expect(s.match.isOver).toBe(true);
    expect(s.match.waitingFor()).toEqual([]);
  });

  test('M3.2 all program at once; others see who has locked in, but nothing of the program', () => {
    const seenAfter = (program: string) => {
      const s = scenario(TWO_SEATS, {}, { phase: 'program' }).programs('A', program);
      return { view: s.match.view(1), spectator: s.match.view('spectator'), events: s.match.events };
    };
    const seen = seenAfter('collect east, purchase east, powerUp south, doubleJump west');
    expect(seen).toEqual(seenAfter(JUMPS));
    expect(seen.view.waitingFor).toEqual([1]);
    expect(seen.view.decision?.kind).toBe('program');
  });

  test('M3.2 a program may be changed until the last seat has locked in', () => {
    const s = scenario(TWO_SEATS, {}, { phase: 'program' });
    s.programs('A', 'collect east, purchase east, powerUp south, doubleJump west');
    expect(s.asked('A')).toBeUndefined();
    expect(s.retracts('A')).toEqual({ ok: true, repeat: false });
    s.programs('A', JUMPS).programs('B', JUMPS);
    expect(s).toHaveSeen({
      type: 'cardRevealed',
      seat: 0,
      card: { kind: 'doubleJump', direction: 'west' },
    });
    expect(s.retracts('A').ok).toBe(false);
  });

  test('M3.3 the next card is revealed on its turn; those to come stay secret', () => {
    const s = scenario(TWO_SEATS, {
      A: { program: 'collect east, doubleJump west, powerUp north, purchase north' },
      B: { program: 'powerUp west, collect north, purchase north, doubleJump west', hp: 3 },
    });
    expect(s.news().filter((event) => event.type === 'cardRevealed')).toEqual([
      { type: 'cardRevealed', seat: 0, card: { kind: 'collect', direction: 'east' }, adHoc: false },
    ]);
    s.answers('A', 'collect', true);
    expect(s.news().filter((event) => event.type === 'cardRevealed')).toEqual([
      { type: 'cardRevealed', seat: 1, card: { kind: 'powerUp', direction: 'west' }, adHoc: false },
    ]);
    expect(s.open.seats.map((seat) => seat.revealed.length)).toEqual([1, 1]);
    expect(s.match.view(1).own!.program).toHaveLength(4);
    expect(JSON.stringify(s.match.view(1).open)).not.toContain('doubleJump');
  });

  test('M3.3 first the move, then what you run into, then the action', () => {
    const s = scenario(
      `
      1e    2c     3e  1c  2e
      1b:A  1e:bt  4m  1c  1b:B
      2c    1e     2e  3c  1e
      `,
      { A: { pilot: 'kitty', energy: 0 } },
    );
    s.plays('A', 'collect', 'east').answers('A', 'collect', true);
    expect(typesIn(s.news()).slice(1, 8)).toEqual([
      ...['cardRevealed', 'pilotMoved', 'turretFired', 'damageDealt', 'tokenRemoved'],
      ...['resourcesCollected', 'turnStarted'],
    ]);
  });

  test('M3.3 no action after a fight or a knock-out', () => {
    const fought = scenario(
      `
      1e    2c    3e  1c  2e
      1b:A  1e:B  4m  1c  1b
      2c    1e    2e  3c  1e
      `,
      { A: { weapons: ['energySword'] }, B: { weapons: [] } },
    );
    fought.plays('A', 'collect', 'east').everyoneFallsBack(); // B has no weapon and retreats
    expect(fought).toHaveSeen({ type: 'pilotRetreated', seat: 1 });
    expect(fought).toBeAsked('B', 'adHocCard');
    expect(fought).toHaveTracks('A', { energy: 3, credits: 3 });

    const fallen = scenario(
      `
      1e    2c     3e  1c  2e
      1b:A  1e:b4  4m  1c  1b:B
      2c    1e     2e  3c  1e
      `,
      { A: { pilot: 'kitty', hp: 1, energy: 0 } },
    );
    fallen.plays('A', 'collect', 'east');
    expect(fallen).toHavePilotAt('A', 'A3');
    expect(fallen).toBeAsked('B', 'adHocCard');
    expect(fallen).toHaveTracks('A', { energy: 2, credits: 3 });
  });

  test('M3.4 at the end of a round the starting token passes, cards are taken back, Ad Hoc mode ends', () => {
    const s = scenario(
      THREE_SEATS,
      { A: { program: 'doubleJump west' }, B: { adHoc: 'on' }, C: { adHoc: 'first' } },
      { turn: 4, starter: 'B', active: 'A' },
    );
    expect(s).toHaveSeen({ type: 'roundEnded', round: 1 });
    expect(s).toHaveSeen({ type: 'roundStarted', round: 2, starter: 2 });
    for (const letter of ['A', 'B', 'C'] as const) {
      expect(s).toBeAsked(letter, 'program');
      expect(s.seat(letter)).toMatchObject({ adHoc: 'off', revealed: [] });
      expect(s.secret(letter).program).toEqual([]);
      expect(s.match.decision('ABC'.indexOf(letter))!.about).toMatchObject({
        cards: expect.arrayContaining(['collect', 'doubleJump']) as unknown,
      });
    }
  });

  test('R24 a turn runs: equip, reveal, Kitty’s offer, move, action, equip', () => {
    const s = scenario(TWO_SEATS, { B: { pilot: 'kitty', program: 'collect north', weapons: THREE_BASICS } });
    s.arranges('B', inOrder('riotShield', 'pulsePistol', 'energySword')); // for the start of B's turn
    s.plays('A', 'doubleJump', 'west');
    expect(typesIn(s.news()).slice(-3)).toEqual(['turnStarted', 'weaponsEquipped', 'cardRevealed']);
    s.answers('B', 'gyroscope', 'left');
    s.arranges('B', inOrder(...THREE_BASICS)); // for its end
    s.answers('B', 'collect', true);
    expect(typesIn(s.news()).slice(0, 6)).toEqual([
      ...['resourcePaid', 'cardTurned', 'pilotMoved', 'resourcesCollected', 'weaponsEquipped', 'turnStarted'],
    ]);
    expect(s).toHavePilotAt('B', 'D3');
  });

  test('R24 equip comes before Tsunami’s offer, and that before the card is revealed', () => {
    const s = scenario(
      TWO_SEATS,
      { B: { pilot: 'tsunami', program: 'doubleJump east', weapons: THREE_BASICS } },
      { turn: 4 },
    );
    s.arranges('B', inOrder('riotShield', 'pulsePistol', 'energySword'));
    s.plays('A', 'doubleJump', 'west');
    expect(s).toBeAsked('B', 'impulse');
    expect(typesIn(s.news()).slice(-2)).toEqual(['turnStarted', 'weaponsEquipped']);
    s.answers('B', 'impulse', false);
    expect(typesIn(s.news())[0]).toBe('cardRevealed');
  });

  test.each([
    ['three cards', 'collect east, purchase east, powerUp south'],
    ['five cards', 'collect east, purchase east, powerUp south, deployMine south, doubleJump west'],
    ['a card twice', 'collect east, collect west, powerUp south, doubleJump west'],
    ['a diagonal for a plain card', 'collect northEast, purchase east, powerUp south, doubleJump west'],
    ['a straight Diagonal Jump', 'collect east, purchase east, powerUp south, diagonalJump west'],
    ['an unknown card', 'collect east, purchase2 east, powerUp south, doubleJump west'],
    ['no direction', 'collect east, purchase east, powerUp south, doubleJump'],
  ])('R29 a program of %s is refused', (_, text) => {
    const s = scenario(TWO_SEATS, {}, { phase: 'program' });
    const program = text.split(', ').map((part) => {
      const [card, direction] = part.split(' ');
      return { card, direction };
    });
    expect(s.tries('A', 'program', program)).toEqual({ ok: false, code: 'illegal' });
    expect(s).toBeAsked('A', 'program');
  });

  test.each([
    ['text for a card', 'collect east'],
    ['nothing for a card', null],
    ['a card and more', { card: 'collect', direction: 'east', twice: true }],
  ])('R29 a program with %s is refused', (_, entry) => {
    const s = scenario(TWO_SEATS, {}, { phase: 'program' });
    const rest = ['purchase', 'powerUp', 'deployMine'].map((card) => ({ card, direction: 'east' }));
    expect(s.tries('A', 'program', [entry, ...rest])).toEqual({ ok: false, code: 'illegal' });
    expect(s).toBeAsked('A', 'program');
  });

  test('R29 the two Collects are two cards', () => {
    const s = scenario(TWO_SEATS, {}, { phase: 'program' });
    s.programs('A', 'collect east, collect2 east, powerUp south, doubleJump west');
    expect(s.match.waitingFor()).toEqual([1]);
  });

  test('R18 programs take effect together, when the last one is in', () => {
    const s = scenario(TWO_SEATS, {}, { phase: 'program' });
    s.programs('A', JUMPS);
    expect(s.secret('A').program).toEqual([]);
    expect(s.match.events.some((event) => event.type === 'programsLocked')).toBe(false);
    s.programs('B', JUMPS);
    expect(s).toHaveSeen({ type: 'programsLocked' });
  });
});
