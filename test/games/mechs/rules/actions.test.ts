import { scenario } from '../support/scenario';
import '../support/matchers';

const ARENA = `
  1e    2c    3e    1c    2e
  1b:A  2e    4m    1c    1b:B
  2c    1e    2e    3c    1e
`;

describe('M5 actions', () => {
  test.each([
    ['collect', true],
    ['purchase', 'energySword'],
    ['deployMine', { number: 1 }],
    ['deployTurret', {}],
    ['powerUp', { heal: 1 }],
  ] as const)('M5 the action of %s is optional', (card, answer) => {
    const s = scenario(ARENA, { A: { hp: 4, weapons: [] } });
    s.plays('A', card, 'west');
    expect(s).toOffer('A', card, answer);
    expect(s).toOffer('A', card, null);
    s.answers('A', card, null);
    expect(s).toHaveTracks('A', { hp: 4, energy: 3, credits: 3, mines: 4, turrets: 3 });
  });
});

describe('M5.1 Collect', () => {
  test('M5.1 takes one of each resource shown by each zone you control', () => {
    const s = scenario(`
      1e:at  2c:a1  3e:a2  1c    2e
      1b     2e:A   4m:at  1c    1b:B
      2c     1e     2e     3c    1e:bt
    `);
    s.plays('A', 'collect', 'west').answers('A', 'collect', true);
    // A2 and C2 energy, B2 credits, C3 and the base A3 both; values do not matter.
    expect(s).toHaveTracks('A', { energy: 7, credits: 6 });
  });

  test('M5.1 a zone counts once, however much of yours is in it', () => {
    const s = scenario(`
      1e    2c    3e    1c    2e
      1b:A  2e:at  4m    1c    1b:B
      2c    1e    2e    3c    1e
    `);
    s.plays('A', 'collect', 'east').answers('A', 'collect', true);
    expect(s).toHaveTracks('A', { energy: 4, credits: 3 });
  });

  test('M5.1 tracks stop at 9; the excess is lost', () => {
    const s = scenario(
      `
      1e:at  2c    3e:at  1c    2e
      1b:A   2e    4m     1c    1b:B
      2c     1e    2e     3c    1e
      `,
      { A: { energy: 8, credits: 9 } },
    );
    s.plays('A', 'collect', 'west').answers('A', 'collect', true);
    expect(s).toHaveTracks('A', { energy: 9, credits: 9 });
    expect(s).toHaveSeen({ type: 'resourcesCollected', seat: 0, energy: 1, credits: 0 });
  });
});

describe('R110 an action that would change nothing', () => {
  const collectAt = (energy: number, credits: number) =>
    scenario(ARENA, { A: { energy, credits } }).plays('A', 'collect', 'east'); // B3 gives energy

  test('R110 is not offered: a Collect while the tracks it would fill are full', () => {
    expect(collectAt(9, 0)).toBeAsked('B', 'adHocCard');
    expect(collectAt(8, 9)).toBeAsked('A', 'collect');
  });

  test('R110 nor Rampage’s choice of a type that is full, if nothing else is gained', () => {
    const s = scenario(ARENA, { A: { pilot: 'rampage', energy: 9, credits: 9 } }).plays(
      'A',
      'collect',
      'west',
    );
    expect(s).toBeAsked('B', 'adHocCard');
  });
});

describe('M5.2 Purchase', () => {
  const ROW = {
    row: ['warhammer', 'railgun', 'gatlingGun', 'crossbolt'],
    deck: ['flamethrower', 'autoTurret'],
  };
  const shop = (setup: object, options: object = ROW) =>
    scenario(ARENA, { A: { weapons: ['pulsePistol'], ...setup } }, options).plays('A', 'purchase', 'west');

  test('M5.2 the row and basic types you do not own are for sale', () => {
    const s = shop({ energy: 9, credits: 9 });
    expect(s.options('A', 'purchase')).toEqual([
      ...['warhammer', 'railgun', 'gatlingGun', 'crossbolt'],
      ...['energySword', 'grenadeLauncher', 'riotShield', null],
    ]);
  });

  test('M5.2 a card is paid in energy and credits and equipped; you may own any number', () => {
    const s = shop({ status: 'armor', energy: 4, credits: 4 }).answers('A', 'purchase', 'railgun');
    expect(s).toHaveTracks('A', { energy: 2, credits: 1 });
    expect(s.seat('A')).toMatchObject({
      weapons: [{ id: 'pulsePistol' }, { id: 'railgun', purchased: true }],
      equipped: ['pulsePistol', 'railgun'],
    });
  });

  test('M5.2 the row refills at once from the deck, in the same place', () => {
    const s = shop({ energy: 4, credits: 4 }).answers('A', 'purchase', 'railgun');
    expect(s.open.row).toEqual(['warhammer', 'autoTurret', 'gatlingGun', 'crossbolt']);
    expect(s.open.deckCount).toBe(1);
    expect(s).toHaveSeen({ type: 'rowRefilled', place: 1, weapon: 'autoTurret' });
  });

  test('M5.2 without a deck the place stays empty', () => {
    const s = shop({ energy: 4, credits: 4 }, { ...ROW, deck: [] }).answers('A', 'purchase', 'railgun');
    expect(s.open.row).toEqual(['warhammer', null, 'gatlingGun', 'crossbolt']);
  });

  test('M5.2 one of each basic type, and only while its pile lasts', () => {
    const s = shop({ weapons: ['energySword'] }, { piles: { pulsePistol: 0, riotShield: 1 } });
    expect(s.options('A', 'purchase')).toEqual(['grenadeLauncher', 'riotShield', null]);
    s.answers('A', 'purchase', 'riotShield');
    expect(s.open.piles.riotShield).toBe(0);
    expect(s.seat('A').equipped).toEqual(['energySword', 'riotShield']);
  });

  test('M5.2 R53 what you cannot pay is not offered', () => {
    const s = shop({ energy: 2, credits: 1 });
    expect(s.options('A', 'purchase')).toEqual(['energySword', 'grenadeLauncher', null]);
    expect(shop({ energy: 0, credits: 1 })).toBeAsked('B', 'adHocCard');
  });

  test('M5.2 a Pilot may buy an advanced weapon that it cannot carry yet', () => {
    const s = shop({ energy: 4, credits: 4 }).answers('A', 'purchase', 'warhammer');
    expect(s.seat('A').weapons.map((weapon) => weapon.id)).toEqual(['pulsePistol', 'warhammer']);
    expect(s.seat('A').equipped).toEqual(['pulsePistol']);
  });

  test('R19 with row and deck empty and no basic type left, Purchase has no effect', () => {
    const s = shop(
      { energy: 9, credits: 9, weapons: ['pulsePistol', 'riotShield'] },
      { piles: { energySword: 0, grenadeLauncher: 0 } },
    );
    expect(s).toBeAsked('B', 'adHocCard');
    expect(s).toHaveTracks('A', { energy: 9, credits: 9 });
  });
});

describe('M5.4 Power up', () => {
  const powerUp = (setup: object) =>
    scenario(ARENA, { A: { pilot: 'tank', ...setup } }).plays('A', 'powerUp', 'west');

  test('M5.4 Heal: 2 HP for each energy, any amount', () => {
    const s = powerUp({ status: 'armor', hp: 2, energy: 3 });
    expect(s.options('A', 'powerUp')).toEqual([{ heal: 1 }, { heal: 2 }, { heal: 3 }, null]);
    s.answers('A', 'powerUp', { heal: 2 });
    expect(s).toHaveTracks('A', { hp: 6, energy: 1 });
  });

  test('M5.4 Heal stops at the maximum', () => {
    const s = powerUp({ hp: 5, energy: 3 });
    s.answers('A', 'powerUp', { heal: 1 });
    expect(s).toHaveTracks('A', { hp: 6, energy: 2 });
  });

  test('R52 energy beyond full health cannot be paid', () => {
    const s = powerUp({ hp: 3, energy: 9 });
    expect(s.options('A', 'powerUp')).toEqual([{ heal: 1 }, { heal: 2 }, null]);
    expect(s.tries('A', 'powerUp', { heal: 3 })).toEqual({ ok: false, code: 'illegal' });
  });

  test('R52 a Heal restores at least 1 HP: none at full health, none for 0 energy', () => {
    expect(powerUp({ energy: 9 })).toBeAsked('B', 'adHocCard');
    expect(powerUp({ hp: 1, energy: 0 })).toBeAsked('B', 'adHocCard');
    expect(powerUp({ hp: 1, energy: 1 })).not.toOffer('A', 'powerUp', { heal: 0 });
  });

  test('M5.4 Upgrade: a Pilot pays 5 credits and becomes Power Armor at full health', () => {
    const s = powerUp({ hp: 2, energy: 0, credits: 6, weapons: ['pulsePistol', 'warhammer'] });
    s.answers('A', 'powerUp', { upgrade: true });
    expect(s).toHaveTracks('A', { status: 'armor', hp: 9, credits: 1, energy: 0 });
    expect(s.seat('A').equipped).toEqual(['pulsePistol', 'warhammer']);
  });

  test('M5.4 no Upgrade below 5 credits or in Power Armor', () => {
    expect(powerUp({ hp: 5, credits: 4 })).not.toOffer('A', 'powerUp', { upgrade: true });
    expect(powerUp({ hp: 5, status: 'armor', credits: 9 })).not.toOffer('A', 'powerUp', { upgrade: true });
  });

  test('M5.4 in the Mighty Mech the action has no effect', () => {
    const s = powerUp({ status: 'mech', hp: 2, energy: 9, credits: 9 });
    expect(s).toBeAsked('B', 'adHocCard');
    expect(s).toHaveTracks('A', { hp: 2, energy: 9, credits: 9, status: 'mech' });
  });
});
