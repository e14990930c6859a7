import { PILOTS, zoneName } from '../../../../shared/games/mechs';
import { at } from '../support/drawing';
import { newMatch, type Scenario, type SeatLetter } from '../support/scenario';
import '../support/matchers';

const LETTERS: SeatLetter[] = ['A', 'B', 'C', 'D'];

function keepFirstPilots(s: Scenario): Scenario {
  s.open.seats.forEach((_, seat) =>
    s.answers(LETTERS[seat]!, 'pilot', s.match.state.secrets[seat]!.dealt[0]!),
  );
  return s;
}

describe('M2 set-up', () => {
  test('M2.1 everybody starts with 6 HP, 3 energy, 3 credits, no points, 3 turrets and 4 mines', () => {
    const s = newMatch(4);
    for (const letter of LETTERS) {
      expect(s).toHaveTracks(letter, {
        status: 'pilot',
        hp: 6,
        energy: 3,
        credits: 3,
        vp: 0,
        turrets: 3,
        mines: 4,
      });
      expect(s.secret(letter).supply).toEqual([1, 2, 3, 4]);
    }
  });

  test('M2.1 everybody holds eight program cards, Collect twice', () => {
    const s = newMatch(2);
    while (s.asked('A') !== 'program') s.everyoneFallsBack();
    expect(s.match.decision(0)!.about).toEqual({
      cards: [
        ...['collect', 'collect2', 'purchase', 'deployMine', 'deployTurret', 'powerUp'],
        ...['diagonalJump', 'doubleJump'],
      ],
    });
  });

  test('M2.2 everybody is dealt two different pilots and keeps one of these', () => {
    const s = newMatch(4);
    const dealt = LETTERS.flatMap((letter) => s.options(letter, 'pilot'));
    expect(dealt.slice().sort()).toEqual([...PILOTS].sort());
    expect(s.tries('A', 'pilot', dealt[2])).toEqual({ ok: false, code: 'illegal' });
    s.answers('A', 'pilot', dealt[1]!);
    s.everyoneFallsBack();
    expect(s.seat('A').pilot).toBe(dealt[1]);
  });

  test('M2.2 R18 pilots are revealed together; the card not kept is never shown to others', () => {
    const s = newMatch(2);
    const [kept, other] = s.options('A', 'pilot') as [string, string];
    s.answers('A', 'pilot', kept as 'tank');
    expect(JSON.stringify(s.match.view(1).open)).not.toContain(kept);
    expect(JSON.stringify(s.match.events)).not.toContain(kept);
    s.everyoneFallsBack();
    expect(s).toHaveSeen({ type: 'pilotsRevealed', pilots: [kept as 'tank', s.seat('B').pilot!] });
    expect(JSON.stringify([s.match.view(1), s.match.view('spectator'), s.match.events])).not.toContain(other);
    expect(s.match.view(0).own!.dealt).toEqual([kept, other]);
  });

  test('R143 pilots are chosen before anybody can know the arena or the starting player', () => {
    const shown = (seed: string) => {
      const { match } = newMatch(4, seed.repeat(64));
      return { open: match.view('spectator').open, hidden: match.state.hidden.robots, events: match.events };
    };
    const seeds = [...'0123456789abcdef'];
    for (const seed of seeds) expect(shown(seed)).toEqual(shown('0'));
    expect(shown('0').open.zones.filter((zone) => zone?.kind === 'resource')).toEqual([]);
    const s = newMatch(4);
    for (const letter of ['A', 'B', 'C'] as const) s.answers(letter, 'pilot', s.secret(letter).dealt[0]!);
    expect(s.open.zones.filter((zone) => zone?.kind === 'resource')).toEqual([]);
    s.news();
    s.answers('D', 'pilot', s.secret('D').dealt[0]!);
    const { zones, starter } = s.open;
    expect(zones.filter((zone) => zone?.kind === 'resource')).toHaveLength(16);
    expect(s.news().slice(0, 2)).toMatchObject([
      { type: 'pilotsRevealed' },
      { type: 'arenaDealt', starter, zones },
    ]);
  });

  test('R143 what is dealt later follows from the seed alone, whatever pilots are chosen', () => {
    const dealt = (choice: 0 | 1) => {
      const s = newMatch(3);
      for (const letter of ['A', 'B', 'C'] as const)
        s.answers(letter, 'pilot', s.secret(letter).dealt[choice]!);
      return [s.open.zones, s.open.starter];
    };
    expect(dealt(1)).toEqual(dealt(0));
  });

  test('M2.3 the starting player is drawn at random', () => {
    const starters = new Set(
      '0123456789abcdef'
        .split('')
        .map((digit) => keepFirstPilots(newMatch(4, digit.repeat(64))).open.starter),
    );
    expect([...starters].sort()).toEqual([0, 1, 2, 3]);
  });

  test('M2.3 bases go counter-clockwise from the starter’s right, the starter takes what is left', () => {
    const s = keepFirstPilots(newMatch(4));
    const { starter } = s.open;
    const order = [1, 2, 3, 4].map((i) => LETTERS[(starter + 4 - i) % 4]!);
    expect(s).toOfferZones(order[0]!, 'base', 'C1', 'E3', 'C5', 'A3');
    expect(order.slice(1).map((letter) => s.asked(letter))).toEqual([undefined, undefined, undefined]);
    s.answers(order[0]!, 'base', at('C5'));
    expect(s).toOfferZones(order[1]!, 'base', 'C1', 'E3', 'A3');
    s.answers(order[1]!, 'base', at('A3'));
    expect(s).toOfferZones(order[2]!, 'base', 'C1', 'E3');
    s.answers(order[2]!, 'base', at('C1'));
    expect(order[3]).toBe(LETTERS[starter]);
    expect(s.seat(order[3]!)).toMatchObject({ base: at('E3'), zone: at('E3') });
    expect(s).toHavePilotAt(order[0]!, 'C5');
  });

  test('M2.3 three seats have the north, east and west bases, two only east and west', () => {
    for (const [seats, bases] of [
      [3, ['A3', 'C1', 'E3']],
      [2, ['A3', 'E3']],
    ] as const) {
      const s = keepFirstPilots(newMatch(seats));
      const first = LETTERS[(s.open.starter + seats - 1) % seats]!;
      expect(s.options(first, 'base').map(zoneName).sort()).toEqual(bases);
    }
  });

  test('M2.4 R18 everybody puts a secret mine on their base, all at once', () => {
    const s = toBaseMines();
    for (const letter of ['A', 'B'] as const) expect(s.options(letter, 'baseMine')).toEqual([1, 2, 3, 4]);
    s.answers('A', 'baseMine', 3);
    expect(s.open.tokens).toEqual([]);
    s.answers('B', 'baseMine', 1);
    expect(s.open.tokens.map(({ kind, seat, zone }) => ({ kind, seat, zone }))).toEqual([
      { kind: 'mine', seat: 0, zone: s.seat('A').base },
      { kind: 'mine', seat: 1, zone: s.seat('B').base },
    ]);
    expect(s).toHaveTracks('A', { mines: 3, credits: 3 });
    expect(s.match.view(0).own).toMatchObject({ supply: [1, 2, 4], placed: { [s.open.tokens[0]!.id]: 3 } });
    expect(Object.keys(s.open.tokens[0]!).sort()).toEqual(['id', 'kind', 'seat', 'zone']);
  });

  test('M2.4 what is public is the same whichever mine was chosen', () => {
    const seenAfter = (number: number) => {
      const s = toBaseMines().answers('A', 'baseMine', number).answers('B', 'baseMine', 2);
      return { view: s.match.view(1), spectator: s.match.view('spectator'), events: s.match.events };
    };
    expect(seenAfter(1)).toEqual(seenAfter(4));
  });

  test('M2.5 R18 basic weapons are kept in secret, revealed together and equipped', () => {
    const s = toBaseMines().everyoneFallsBack();
    expect(s.options('A', 'firstWeapon')).toEqual([
      'energySword',
      'pulsePistol',
      'grenadeLauncher',
      'riotShield',
    ]);
    s.answers('A', 'firstWeapon', 'riotShield');
    expect(s.seat('A').equipped).toEqual([]);
    expect(s.match.view(1)).toMatchObject({ open: { seats: [{ weapons: [] }, {}] } });
    s.answers('B', 'firstWeapon', 'grenadeLauncher');
    expect(s).toHaveSeen({ type: 'firstWeaponsRevealed', weapons: ['riotShield', 'grenadeLauncher'] });
    expect(s.seat('A')).toMatchObject({
      weapons: [{ id: 'riotShield', purchased: false }],
      equipped: ['riotShield'],
      energy: 3,
      credits: 3,
    });
  });

  test('M2.5 each pile starts with one card a seat less those kept', () => {
    const s = newMatch(3);
    while (s.asked('A') !== 'firstWeapon') s.everyoneFallsBack();
    s.answers('A', 'firstWeapon', 'energySword');
    s.answers('B', 'firstWeapon', 'energySword');
    s.answers('C', 'firstWeapon', 'riotShield');
    expect(s.open.piles).toEqual({ energySword: 1, pulsePistol: 3, grenadeLauncher: 3, riotShield: 2 });
  });

  test('M2.6 four advanced weapons lie open, twelve in the face-down deck', () => {
    const s = toRoundOne();
    const { row, deckCount } = s.open;
    expect(deckCount).toBe(12);
    expect(new Set([...row, ...s.match.state.hidden.deck]).size).toBe(16);
    for (const viewer of [0, 1, 'spectator'] as const) {
      const seen = JSON.stringify(s.match.view(viewer));
      expect(row.every((weapon) => seen.includes(weapon!))).toBe(true);
      expect(s.match.state.hidden.deck.some((weapon) => seen.includes(weapon))).toBe(false);
    }
  });

  test('M2.7 the Mech stands empty in the centre and round 1 begins with the starting player', () => {
    const s = toRoundOne();
    expect(s.open.mech).toEqual({ zone: at('C3') });
    expect(s.open).toMatchObject({ phase: 'program', round: 1 });
    expect(s).toHaveSeen({ type: 'roundStarted', round: 1, starter: s.open.starter });
    for (const letter of ['A', 'B'] as const) expect(s).toBeAsked(letter, 'program');
  });
});

function toBaseMines(): Scenario {
  const s = newMatch(2);
  while (s.asked('A') !== 'baseMine') s.everyoneFallsBack();
  return s;
}

function toRoundOne(): Scenario {
  const s = newMatch(2);
  while (s.open.phase !== 'program') s.everyoneFallsBack();
  return s;
}
