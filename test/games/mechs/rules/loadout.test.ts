import type { WeaponId } from '../../../../shared/games/mechs';
import { scenario, type SeatSetup } from '../support/scenario';
import '../support/matchers';

const ARENA = `
  1e    2c    3e    1c    2e
  1b:A  2e    4m    1c    1b:B
  2c    1e    2e    3c    1e
`;
const BASICS: WeaponId[] = ['energySword', 'pulsePistol', 'grenadeLauncher'];
const ADVANCED: WeaponId[] = ['warhammer', 'railgun', 'crossbolt', 'empMace', 'gaussRifle'];

const inOrder = (...weapons: WeaponId[]) => weapons.map((weapon) => ({ weapon, stowed: false }));
const equippedWith = (setup: SeatSetup) => scenario(ARENA, { A: setup }).seat('A').equipped;

describe('M6 weapons and status', () => {
  test('M6.1 a Pilot carries 2 basic weapons and no advanced one', () => {
    expect(equippedWith({ weapons: ['warhammer', ...BASICS] })).toEqual(['energySword', 'pulsePistol']);
  });

  test('M6.1 Power Armor carries 2 basic and 2 advanced weapons', () => {
    expect(equippedWith({ status: 'armor', weapons: [...BASICS, ...ADVANCED] })).toEqual([
      ...['energySword', 'pulsePistol', 'warhammer', 'railgun'],
    ]);
  });

  test('M6.1 the Mighty Mech carries 4 advanced weapons only', () => {
    expect(equippedWith({ status: 'mech', weapons: [...BASICS, ...ADVANCED] })).toEqual(ADVANCED.slice(0, 4));
  });

  test('M6.2 a new order takes effect at the start of your turn', () => {
    const s = scenario(ARENA, { B: { weapons: BASICS } });
    s.arranges('B', inOrder('grenadeLauncher', 'pulsePistol', 'energySword'));
    expect(s.seat('B').equipped).toEqual(['energySword', 'pulsePistol']);
    s.plays('A', 'doubleJump', 'west');
    expect(s).toBeAsked('B', 'adHocCard');
    expect(s.seat('B').equipped).toEqual(['grenadeLauncher', 'pulsePistol']);
  });

  test('M6.2 and at the end of your turn', () => {
    const s = scenario(ARENA, { A: { weapons: BASICS } }).plays('A', 'collect', 'west');
    s.arranges('A', inOrder('grenadeLauncher', 'pulsePistol', 'energySword'));
    expect(s.seat('A').equipped).toEqual(['energySword', 'pulsePistol']);
    s.answers('A', 'collect', null);
    expect(s.seat('A').equipped).toEqual(['grenadeLauncher', 'pulsePistol']);
    expect(s).toHaveSeen({ type: 'weaponsEquipped', seat: 0, weapons: ['grenadeLauncher', 'pulsePistol'] });
  });

  test('M6.2 and when you buy a weapon', () => {
    const s = scenario(ARENA, { A: { weapons: ['energySword'] } }).plays('A', 'purchase', 'west');
    s.answers('A', 'purchase', 'pulsePistol');
    const order = s.news().map((event) => event.type);
    expect(order.indexOf('weaponsEquipped')).toBe(order.indexOf('weaponPurchased') + 1);
    expect(s.seat('A').equipped).toEqual(['energySword', 'pulsePistol']);
  });

  test('M6.2 and when your status changes', () => {
    const s = scenario(ARENA, { A: { weapons: [...BASICS, ...ADVANCED], credits: 5 } });
    s.plays('A', 'powerUp', 'west').answers('A', 'powerUp', { upgrade: true });
    expect(s.seat('A').equipped).toEqual(['energySword', 'pulsePistol', 'warhammer', 'railgun']);
    const order = s.news().map((event) => event.type);
    expect(order.indexOf('weaponsEquipped')).toBe(order.indexOf('armorUpgraded') + 1);
  });

  test('M6.2 between those moments what is equipped stays, also when an enemy attacks', () => {
    const s = scenario(
      `
      1e    2c    3e    1c    2e
      1b:A  2e:B  4m    1c    1b
      2c    1e    2e    3c    1e
      `,
      { A: { weapons: ['pulsePistol', 'energySword'] }, B: { weapons: BASICS } },
    );
    s.arranges('B', inOrder('grenadeLauncher', 'pulsePistol', 'energySword'));
    s.plays('A', 'collect', 'east').attacks('A', 'pulsePistol');
    expect(s.options('B', 'attack').map((attack) => attack.weapon)).toEqual(['energySword', 'pulsePistol']);
  });

  test('M6.2 never during your own combat; others may go on arranging', () => {
    const s = scenario(
      `
      ..    2c    1b:C  1c    ..
      1e    2c    3e    1c    2e
      1b:A  2e:B  4m    1c    1b
      2c    1e    2e    3c    1e
      `,
      { A: { weapons: BASICS }, B: { weapons: BASICS }, C: { weapons: BASICS } },
    );
    s.plays('A', 'collect', 'east');
    expect(s.open.combat).toBeDefined();
    const reversed = inOrder('grenadeLauncher', 'pulsePistol', 'energySword');
    expect(s.arranges('A', reversed)).toEqual({ ok: false, code: 'illegal' });
    expect(s.arranges('B', reversed)).toEqual({ ok: false, code: 'illegal' });
    expect(s.arranges('C', reversed)).toMatchObject({ ok: true });
    expect(s.secret('A').order).toEqual(inOrder(...BASICS));
  });

  test('M6.2 the standing order is secret', () => {
    const seen = (weapons: WeaponId[]) => {
      const s = scenario(ARENA, { B: { weapons: BASICS } });
      expect(s.arranges('B', inOrder(...weapons)).ok).toBe(true);
      return [s.match.view(0), s.match.view('spectator'), s.match.events];
    };
    expect(seen(['grenadeLauncher', 'pulsePistol', 'energySword'])).toEqual(seen(BASICS));
  });

  test('M6.2 a stowed weapon is left out and makes room for the next', () => {
    const s = scenario(ARENA, { A: { weapons: BASICS } });
    s.arranges('A', [{ weapon: 'energySword', stowed: true }, ...inOrder('pulsePistol', 'grenadeLauncher')]);
    s.plays('A', 'doubleJump', 'west');
    expect(s.seat('A').equipped).toEqual(['pulsePistol', 'grenadeLauncher']);
    expect(equippedWith({ weapons: BASICS, stowed: ['energySword', 'pulsePistol'] })).toEqual([
      'grenadeLauncher',
    ]);
  });

  test.each([
    ['a weapon is missing', inOrder('energySword', 'pulsePistol'), 'illegal'],
    ['a weapon is named twice', inOrder('energySword', 'pulsePistol', 'pulsePistol'), 'illegal'],
    ['a weapon is named once too often', inOrder(...BASICS, 'pulsePistol'), 'illegal'],
    ['a weapon is not owned', inOrder('energySword', 'pulsePistol', 'railgun'), 'illegal'],
    ['it is no list of places', [{ weapon: 'energySword' }], 'malformed'],
  ])('M6.2 an order in which %s is refused', (_, order, code) => {
    const s = scenario(ARENA, { A: { weapons: BASICS } });
    expect(s.arranges('A', order as ReturnType<typeof inOrder>)).toEqual({ ok: false, code });
    expect(s.secret('A').order).toEqual(inOrder(...BASICS));
  });

  test('M6.3 with everything stowed one weapon that the status can carry stays equipped', () => {
    expect(equippedWith({ weapons: ['warhammer', ...BASICS], stowed: ['warhammer', ...BASICS] })).toEqual([
      'energySword',
    ]);
    expect(
      equippedWith({ status: 'mech', weapons: ['energySword', 'warhammer'], stowed: ['warhammer'] }),
    ).toEqual(['warhammer']);
  });

  test('M6.3 a Pilot that owns advanced weapons only carries none', () => {
    expect(equippedWith({ weapons: ['warhammer'] })).toEqual([]);
  });

  test('M6.4 a knock-out costs no weapon, and what is carried follows the new status', () => {
    const s = scenario(
      `
      1e    2c     3e    1c    2e
      1b:A  2e:b4  4m    1c    1b:B
      2c    1e     2e    3c    1e
      `,
      {
        A: {
          pilot: 'kitty',
          energy: 0,
          status: 'armor',
          hp: 1,
          weapons: [...ADVANCED.slice(0, 2), ...BASICS],
        },
      },
    );
    expect(s.seat('A').equipped).toEqual(['warhammer', 'railgun', 'energySword', 'pulsePistol']);
    s.plays('A', 'doubleJump', 'west').plays('B', 'doubleJump', 'east').plays('A', 'collect', 'east');
    expect(s).toHaveSeen({ type: 'knockedOut', seat: 0 });
    expect(s.seat('A').weapons).toHaveLength(5);
    expect(s.seat('A').equipped).toEqual(['energySword', 'pulsePistol']);
  });

  test('R53 the standing order starts as the order of acquisition', () => {
    const s = scenario(ARENA, { A: { weapons: ['riotShield', 'energySword'], kept: 'riotShield' } });
    s.plays('A', 'purchase', 'west').answers('A', 'purchase', 'pulsePistol');
    expect(s.secret('A').order).toEqual(inOrder('riotShield', 'energySword', 'pulsePistol'));
    expect(s.seat('A').equipped).toEqual(['riotShield', 'energySword']);
  });

  test('R53 a decision with one legal answer is not asked', () => {
    const s = scenario(
      `
      1e    2c    3e    1c    2e
      1b:A  2e:B  4m    1c    1b
      2c    1e    2e    3c    1e
      `,
      { A: { weapons: ['riotShield'], energy: 0 }, B: { weapons: ['energySword'] } },
    );
    s.plays('A', 'collect', 'east'); // one weapon each, one line each
    expect(s.news().filter((event) => event.type === 'weaponUsed')).toHaveLength(2);
    expect(s).toBeAsked('A', 'refuge');
  });

  test('R53 but it is where skipping it would tell something hidden: everybody is asked for a program', () => {
    const s = scenario(ARENA, {}, { phase: 'program' });
    expect(s.match.waitingFor()).toEqual([0, 1]);
  });
});
