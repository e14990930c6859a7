import type { WeaponId } from '../../../../shared/games/mechs';
import { scenario, type SeatSetup } from '../support/scenario';
import '../support/matchers';

const ARENA = `
  1e    2c    3e    1c    2e
  1b:A  2e    4m    1c    1b:B
  2c    1e    2e    3c    1e
`;
const MEETING = ARENA.replace('2e    4m    1c    1b:B', '2e:B  4m    1c    1b');
const ROW: WeaponId[] = ['gaussRifle', 'empMace', 'laserBlaster', 'sniperRifle'];
const BASICS: WeaponId[] = ['energySword', 'pulsePistol', 'grenadeLauncher'];
const RICH = { energy: 9, credits: 9 };

const inOrder = (...weapons: WeaponId[]) => weapons.map((weapon) => ({ weapon, stowed: false }));
const shop = (setup: SeatSetup) =>
  scenario(ARENA, { A: { ...RICH, ...setup } }, { row: ROW }).plays('A', 'purchase', 'west');
const offersOf = (setup: SeatSetup, weapon: WeaponId) =>
  shop(setup)
    .options('A', 'purchase')
    .filter((offer) => offer === weapon || (typeof offer === 'object' && offer?.weapon === weapon));

describe('R140 a weapon that is bought with full slots may displace another', () => {
  const ARMED: SeatSetup = { status: 'armor', weapons: ['warhammer', 'railgun', 'pulsePistol', 'crossbolt'] };

  test('R140 each of those that are carried in such slots is offered, and to displace none', () => {
    expect(offersOf(ARMED, 'empMace')).toEqual([
      'empMace',
      { weapon: 'empMace', instead: 'warhammer' },
      { weapon: 'empMace', instead: 'railgun' },
    ]);
    expect(offersOf({ weapons: BASICS }, 'riotShield')).toEqual([
      'riotShield',
      { weapon: 'riotShield', instead: 'energySword' },
      { weapon: 'riotShield', instead: 'pulsePistol' },
    ]);
    expect(
      offersOf(
        { status: 'mech', weapons: ['warhammer', 'railgun', 'crossbolt', 'lightningCoil'] },
        'empMace',
      ),
    ).toHaveLength(5);
  });

  test.each<[string, SeatSetup, WeaponId]>([
    ['there is room', { status: 'armor', weapons: ['warhammer', 'pulsePistol'] }, 'empMace'],
    ['what is carried is stowed, and leaves room', { ...ARMED, stowed: ['railgun', 'crossbolt'] }, 'empMace'],
    ['the status has no such slots: a Pilot', { weapons: BASICS }, 'empMace'],
    ['the status has no such slots: the Mech', { status: 'mech', weapons: ['warhammer'] }, 'riotShield'],
  ])('R140 nothing is displaced where %s', (_, setup, weapon) => {
    expect(offersOf(setup, weapon)).toEqual([weapon]);
  });

  test('R140 the next player already meets the new weapon; what is displaced stays owned, at the end of the order', () => {
    const s = shop(ARMED);
    s.news();
    s.answers('A', 'purchase', { weapon: 'empMace', instead: 'warhammer' });
    expect(s.seat('A').equipped).toEqual(['empMace', 'railgun', 'pulsePistol']);
    expect(s.secret('A').order).toEqual(
      inOrder('empMace', 'railgun', 'pulsePistol', 'crossbolt', 'warhammer'),
    );
    expect(s.seat('A').weapons.map(({ id }) => id)).toEqual([...ARMED.weapons!, 'empMace']);
    expect(s.news().map(({ type }) => type)).toEqual([
      ...['weaponPurchased', 'weaponsEquipped', 'turnStarted'],
    ]);
    expect(s).toBeAsked('B', 'adHocCard');
  });

  test('R140 without a word on it the order stays, and the new weapon waits at its end', () => {
    const s = shop(ARMED).answers('A', 'purchase', 'empMace');
    expect(s.seat('A').equipped).toEqual(['warhammer', 'railgun', 'pulsePistol']);
    expect(s.secret('A').order).toEqual(inOrder(...ARMED.weapons!, 'empMace'));
  });

  test.each<[string, unknown]>([
    ['one that is owned but not carried', { weapon: 'empMace', instead: 'crossbolt' }],
    ['one of the other slots', { weapon: 'empMace', instead: 'pulsePistol' }],
    ['one that somebody else has', { weapon: 'empMace', instead: 'lightningCoil' }],
    ['itself', { weapon: 'empMace', instead: 'empMace' }],
    ['what cannot be paid for', { weapon: 'vorpalSpiker', instead: 'warhammer' }],
  ])('R140 to displace %s is refused', (_, answer) => {
    expect(shop(ARMED).tries('A', 'purchase', answer)).toEqual({ ok: false, code: 'illegal' });
  });

  test('R140 an order that comes while the purchase is asked changes what can be displaced', () => {
    const s = shop(ARMED);
    expect(s.arranges('A', inOrder('crossbolt', 'railgun', 'warhammer', 'pulsePistol')).ok).toBe(true);
    expect(s.tries('A', 'purchase', { weapon: 'empMace', instead: 'warhammer' })).toEqual({
      ok: false,
      code: 'illegal',
    });
    s.answers('A', 'purchase', { weapon: 'empMace', instead: 'crossbolt' });
    expect(s.seat('A').equipped).toEqual(['empMace', 'railgun', 'pulsePistol']);
  });

  test('R140 when time runs out, what has the most points takes the place of what has fewer', () => {
    const fallback = (row: WeaponId, ...weapons: WeaponId[]) => {
      const A: SeatSetup = { ...RICH, status: 'armor', weapons };
      return scenario(ARENA, { A }, { row: [row] })
        .plays('A', 'purchase', 'west')
        .match.decision(0)!.fallback;
    };
    expect(fallback('gaussRifle', 'warhammer')).toBe('gaussRifle');
    expect(fallback('gaussRifle', 'railgun', 'empMace')).toEqual({
      weapon: 'gaussRifle',
      instead: 'empMace',
    });
    expect(fallback('gaussRifle', 'railgun', 'warhammer')).toBe('gaussRifle');
  });
});

describe('R141 the beginning of one’s own turn', () => {
  test('R141 an order that is given before the first own answer of the turn counts at once', () => {
    const s = scenario(ARENA, { A: { weapons: BASICS } });
    s.news();
    expect(s.arranges('A', inOrder('grenadeLauncher', 'energySword', 'pulsePistol')).ok).toBe(true);
    expect(s.seat('A').equipped).toEqual(['grenadeLauncher', 'energySword']);
    expect(s.news()).toEqual([
      { type: 'weaponsEquipped', seat: 0, weapons: ['grenadeLauncher', 'energySword'] },
    ]);
  });

  test('R141 as often as it likes, and an order that carries the same tells nobody anything', () => {
    const s = scenario(ARENA, { A: { weapons: BASICS } });
    s.arranges('A', inOrder('grenadeLauncher', 'energySword', 'pulsePistol'));
    s.arranges('A', inOrder('energySword', 'pulsePistol', 'grenadeLauncher'));
    expect(s.seat('A').equipped).toEqual(['energySword', 'pulsePistol']);
    s.news();
    s.arranges('A', [...inOrder('energySword', 'pulsePistol'), { weapon: 'grenadeLauncher', stowed: true }]);
    expect(s.news()).toEqual([]);
  });

  test('R141 the combat that the card then leads into is fought with it', () => {
    const s = scenario(MEETING, { A: { weapons: BASICS }, B: { weapons: ['pulsePistol'] } });
    s.arranges('A', inOrder('grenadeLauncher', 'energySword', 'pulsePistol'));
    s.plays('A', 'collect', 'east');
    expect(new Set(s.options('A', 'attack').map(({ weapon }) => weapon))).toEqual(
      new Set(['grenadeLauncher', 'energySword']),
    );
  });

  test('R141 so does one that a programmed card has led into, before anybody has struck', () => {
    const s = scenario(MEETING, {
      A: { weapons: BASICS, program: 'collect east' },
      B: { weapons: ['pulsePistol', 'riotShield'] },
    });
    expect(s).toBeAsked('A', 'attack');
    expect(s.arranges('A', inOrder('grenadeLauncher', 'energySword', 'pulsePistol')).ok).toBe(true);
    expect(new Set(s.options('A', 'attack').map(({ weapon }) => weapon))).toEqual(
      new Set(['grenadeLauncher', 'energySword']),
    );
    expect(s.tries('A', 'attack', { weapon: 'pulsePistol', line: 'normal' })).toMatchObject({ ok: false });
    s.attacks('A', 'energySword');
    expect(s.arranges('A', inOrder(...BASICS))).toEqual({ ok: false, code: 'illegal' });
    expect(s.arranges('B', inOrder('riotShield', 'pulsePistol'))).toEqual({ ok: false, code: 'illegal' });
  });

  test('R141 not when somebody has decided something in that combat before', () => {
    const s = scenario(MEETING, {
      A: { weapons: BASICS, program: 'collect east' },
      B: { pilot: 'maverick', ...RICH, weapons: ['pulsePistol', 'riotShield'] },
    });
    s.answers('B', 'weaponsExpert', false);
    expect(s).toBeAsked('A', 'attack');
    expect(s.arranges('A', inOrder('grenadeLauncher', 'energySword', 'pulsePistol'))).toEqual({
      ok: false,
      code: 'illegal',
    });
  });

  test('R141 the one who is attacked never may', () => {
    const s = scenario(MEETING, { A: { weapons: ['pulsePistol', 'riotShield'] }, B: { weapons: BASICS } });
    s.plays('A', 'collect', 'east');
    expect(s.arranges('B', inOrder('grenadeLauncher', 'energySword', 'pulsePistol')).ok).toBe(false);
  });

  test('R141 after the first answer of the turn it waits for the end of the turn', () => {
    const s = scenario(ARENA, { A: { weapons: BASICS } }).plays('A', 'collect', 'west');
    s.arranges('A', inOrder('grenadeLauncher', 'energySword', 'pulsePistol'));
    expect(s.seat('A').equipped).toEqual(['energySword', 'pulsePistol']);
    s.answers('A', 'collect', null);
    expect(s.seat('A').equipped).toEqual(['grenadeLauncher', 'energySword']);
  });

  test('R141 in somebody else’s turn it waits for the own one', () => {
    const s = scenario(ARENA, { B: { weapons: BASICS } });
    s.arranges('B', inOrder('grenadeLauncher', 'energySword', 'pulsePistol'));
    expect(s.seat('B').equipped).toEqual(['energySword', 'pulsePistol']);
  });

  test('R141 of another’s order only what shows is known: a position that fits carries the same', () => {
    const s = scenario(ARENA, { A: { weapons: [...BASICS, 'riotShield'] } });
    s.arranges('A', inOrder('grenadeLauncher', 'energySword', 'riotShield', 'pulsePistol'));
    const { since } = s.match.knowledge(1);
    expect(since).toEqual([
      {
        type: 'arrange',
        seat: 0,
        arrangement: inOrder('grenadeLauncher', 'energySword', 'pulsePistol', 'riotShield'),
      },
    ]);
    expect(s.match.knowledge(0).since[0]).toMatchObject({
      arrangement: inOrder('grenadeLauncher', 'energySword', 'riotShield', 'pulsePistol'),
    });
  });
});

describe('R142 a pilot that has fallen', () => {
  /** B falls by the first blow, and two zones are equally close. */
  const fallen = () => {
    const s = scenario(MEETING, {
      A: { ...RICH, status: 'armor', weapons: ['warhammer', 'pulsePistol'] },
      B: { status: 'armor', hp: 1, weapons: BASICS },
    });
    s.plays('A', 'collect', 'east').attacks('A', 'warhammer');
    expect(s).toBeAsked('B', 'refuge');
    return s;
  };

  test('R142 an order that comes while it is asked for its refuge counts at once', () => {
    const s = fallen();
    s.news();
    expect(s.arranges('B', inOrder('grenadeLauncher', 'energySword', 'pulsePistol')).ok).toBe(true);
    expect(s.seat('B').equipped).toEqual(['grenadeLauncher', 'energySword']);
    expect(s.news()).toEqual([
      { type: 'weaponsEquipped', seat: 1, weapons: ['grenadeLauncher', 'energySword'] },
    ]);
  });

  test('R142 the order of anybody else waits meanwhile', () => {
    const s = fallen();
    s.arranges('A', inOrder('pulsePistol', 'warhammer'));
    expect(s.seat('A').equipped).toEqual(['warhammer', 'pulsePistol']);
  });

  test('R142 a retreat is no fall: the order waits', () => {
    const s = scenario(MEETING, {
      A: { weapons: ['pulsePistol', 'riotShield', 'energySword'] },
      B: { weapons: ['grenadeLauncher', 'energySword', 'pulsePistol'], status: 'armor' },
    });
    s.plays('A', 'collect', 'east');
    while (s.match.waitingFor().length > 0 && !['A', 'B'].some((one) => s.asked(one as 'A') === 'refuge'))
      s.everyoneFallsBack();
    const retreated = s.asked('A') === 'refuge' ? 'A' : 'B';
    const before = s.seat(retreated).equipped;
    const { order } = s.secret(retreated);
    s.arranges(retreated, [...order].reverse());
    expect(s.seat(retreated).equipped).toEqual(before);
  });
});
