import { at, tokensIn } from '../support/drawing';
import { jumpIn, walkIn } from '../support/duel';
import { scenario, type SeatSetup } from '../support/scenario';
import '../support/matchers';

const SPIKER: SeatSetup = { status: 'armor', weapons: ['vorpalSpiker', 'energySword'] };
const ARMOR: SeatSetup = { status: 'armor', weapons: ['pulsePistol', 'energySword'] };

describe('Vorpal Spiker', () => {
  test('normal: 1 damage, then both pilots move to an adjacent zone of the user’s choice', () => {
    const s = walkIn({ A: SPIKER }).attacks('A', 'vorpalSpiker');
    expect(s).toHaveTracks('B', { hp: 8 });
    expect(s).toOfferZones('A', 'spikerZone', 'B2', 'C3', 'B4', 'A3');
    s.answers('A', 'spikerZone', at('B2'));
    expect(s).toHavePilotAt('A', 'B2');
    expect(s).toHavePilotAt('B', 'B2');
    expect(s).toHaveScored('A', 1 + 1, 'combat');
    expect(s).toBeAsked('B', 'attack');
  });

  test('power: 3 damage and the same', () => {
    const s = jumpIn({ A: SPIKER }).attacks('A', 'vorpalSpiker', 'power');
    expect(s).toHaveTracks('B', { hp: 6 });
    s.answers('A', 'spikerZone', at('C3'));
    expect(s).toHavePilotAt('A', 'C3');
    expect(s).toHavePilotAt('B', 'C3');
    expect(s).toHaveScored('A', 1 + 3, 'combat');
  });

  test('the defender’s Spiker moves both as well, by the defender’s choice', () => {
    const s = walkIn({ B: { weapons: ['vorpalSpiker', 'pulsePistol'] } });
    s.attacks('A', 'pulsePistol').attacks('B', 'vorpalSpiker');
    s.answers('B', 'spikerZone', at('B4'));
    expect(s).toHavePilotAt('A', 'B4');
    expect(s).toHavePilotAt('B', 'B4');
  });

  test('note: the Mech moves with its pilot', () => {
    const s = walkIn({ A: SPIKER, B: { status: 'mech', weapons: ['crossbolt', 'railgun'] } });
    s.attacks('A', 'vorpalSpiker').answers('A', 'spikerZone', at('B2'));
    expect(s.open.mech).toEqual({ zone: at('B2'), holder: 1 });
  });

  test('R137 it moves nobody when its damage has knocked the enemy out', () => {
    const s = walkIn({ A: SPIKER, B: { hp: 1 } }).attacks('A', 'vorpalSpiker');
    expect(s).toHavePilotAt('A', 'B3');
    expect(s).toBeAsked('B', 'refuge');
    expect(s).not.toHaveSeen({ type: 'pilotDisplaced', reason: 'spiker' });
  });
});

describe('Vorpal Spiker among others', () => {
  test('R16 a zone with another enemy pilot cannot be chosen', () => {
    const s = scenario(
      `
        ..    2e:C  1b    3c  ..
        1e:A  3c:B  2e:D  1c  2c
        1b    2e    4m    1c  1b
        2c    1e    2e    3c  1e
        ..    1c    1b    2c  ..
      `,
      { A: SPIKER, B: ARMOR },
    );
    s.plays('A', 'collect', 'east').attacks('A', 'vorpalSpiker');
    expect(s).toOfferZones('A', 'spikerZone', 'A2', 'B3');
    expect(s.tries('A', 'spikerZone', at('B1'))).toMatchObject({ ok: false, code: 'illegal' });
  });

  test('note: where no zone qualifies nobody moves, and the combat goes on', () => {
    const s = scenario(
      `
        ..    2e:A  1b  3c  ..
        1e:B  3c:C  2e  1c  2c
        1b:D  2e    4m  1c  1b
        2c    1e    2e  3c  1e
        ..    1c    1b  2c  ..
      `,
      { A: SPIKER, B: ARMOR },
    );
    s.plays('A', 'diagonalJump', 'southWest').attacks('A', 'vorpalSpiker', 'power');
    expect(s).toHaveTracks('B', { hp: 6 });
    expect(s).toHavePilotAt('A', 'A2');
    expect(s).toHavePilotAt('B', 'A2');
    expect(s).toBeAsked('B', 'attack');
  });
});

describe('Vorpal Spiker and tokens', () => {
  const ARENA = `
    1e    2c:b4  3e     1c  2e
    1b:A  2e:Bbt 4m:at  1c  1b
    2c    1e     2e     3c  1e
  `;
  const enterWithSpiker = (B: SeatSetup = {}) =>
    scenario(ARENA, { A: SPIKER, B: { ...ARMOR, ...B } })
      .plays('A', 'collect', 'east')
      .attacks('A', 'vorpalSpiker');

  test('R8 arriving triggers no mine: it is removed without damage, back to its owner’s supply', () => {
    const s = enterWithSpiker().answers('A', 'spikerZone', at('B2'));
    expect(s).toHaveTracks('A', { hp: 9 });
    expect(s).toHaveTracks('B', { hp: 8, mines: 4 });
    expect(s).toHaveSeen({ type: 'tokenRemoved', owner: 1, kind: 'mine', zone: at('B2'), by: 0 });
    expect(s).not.toHaveSeen({ type: 'mineExploded' });
    expect(s.secret('B').supply).toEqual([1, 2, 3, 4]);
    expect(tokensIn(s.open)).toEqual(['at C3', 'bt B3']);
  });

  test('R43 the user’s own token in the new zone is removed as well', () => {
    const s = enterWithSpiker().answers('A', 'spikerZone', at('C3'));
    expect(s).toHaveTracks('A', { turrets: 3 });
    expect(s).toHaveTracks('B', { hp: 8 });
    expect(s).not.toHaveSeen({ type: 'turretFired' });
    expect(tokensIn(s.open)).toEqual(['bm B2', 'bt B3']);
  });

  test('R43 the old zone’s turret neither fires nor leaves when the combat is over', () => {
    const s = enterWithSpiker({ weapons: ['energySword'] }).answers('A', 'spikerZone', at('B2'));
    s.everyoneFallsBack(); // B has attacked with all there is, and retreats
    expect(s).toHaveSeen({ type: 'combatEnded', winner: 0 });
    expect(s).not.toHaveSeen({ type: 'turretFired' });
    expect(tokensIn(s.open)).toContain('bt B3');
  });

  test('R8 arriving starts no other combat, and R30 does not offer the empty Mech', () => {
    const s = scenario(ARENA, { A: SPIKER, B: { ...ARMOR, weapons: ['riotShield'] } });
    s.plays('A', 'collect', 'east').attacks('A', 'vorpalSpiker').answers('A', 'spikerZone', at('C3'));
    while (s.asked('B') === 'refuge' || s.asked('B') === 'attack') s.everyoneFallsBack();
    expect(s).toHavePilotAt('A', 'C3');
    expect(s.match.events.filter(({ type }) => type === 'combatStarted')).toHaveLength(1);
    expect(s).not.toHaveSeen({ type: 'mechTaken' });
    expect(s).not.toBeAsked('A', 'takeMech');
    expect(s).toBeAsked('B', 'adHocCard'); // the next turn: A took no action either (M8.8)
  });
});

describe('R30 the empty Mech after a Spiker', () => {
  test('R30 it is not offered to an attacker whom a second Spiker brought back to its zone', () => {
    const arena = `
      1e  2c    3e    1c  2e
      1b  2e:A  4m:B  1c  1b
      2c  1e    2e    3c  1e
    `;
    const s = scenario(arena, {
      A: { ...SPIKER, pilot: 'magma' },
      B: { ...ARMOR, weapons: ['vorpalSpiker'] },
    });
    s.plays('A', 'collect', 'east').attacks('A', 'vorpalSpiker').answers('A', 'spikerZone', at('B3'));
    s.answers('A', 'powerShield', true).answers('B', 'spikerZone', at('C3'));
    s.answers('B', 'refuge', at('D3')); // A's sword was the last attack
    expect(s).toHavePilotAt('A', 'C3');
    expect(s).toHaveTracks('A', { status: 'armor', hp: 9 });
    expect(s).toBeAsked('B', 'adHocCard');
  });
});

describe('R43 after a move everything refers to the new zone', () => {
  test('R43 the value that Flamethrower adds', () => {
    const s = walkIn({ A: SPIKER, B: { weapons: ['flamethrower', 'energySword'] } });
    s.attacks('A', 'vorpalSpiker').answers('A', 'spikerZone', at('C3'));
    s.attacks('B', 'flamethrower');
    expect(s).toHaveTracks('A', { hp: 9 - (1 + 4) });
  });

  test('R43 the zone from which a retreat counts', () => {
    const s = walkIn({ A: SPIKER, B: { weapons: ['energySword'] } });
    s.attacks('A', 'vorpalSpiker').answers('A', 'spikerZone', at('C3'));
    expect(s).toOfferZones('B', 'refuge', 'C2', 'D3', 'C4', 'B3');
  });

  test('R43 the zones next to it, for a Grenade Launcher', () => {
    const s = scenario(
      `
        1e    2c    3e:at  1c  2e
        1b:A  2e:B  4m     1c  1b
        2c    1e:a1 2e     3c  1e
      `,
      {
        A: { ...SPIKER, weapons: ['vorpalSpiker', 'pulsePistol'] },
        B: { ...ARMOR, weapons: ['grenadeLauncher', 'riotShield'] },
      },
    );
    s.plays('A', 'collect', 'east').attacks('A', 'vorpalSpiker').answers('A', 'spikerZone', at('C3'));
    s.attacks('B', 'riotShield').attacks('A', 'pulsePistol', 'power');
    expect(s).toOffer('B', 'attack', { weapon: 'grenadeLauncher', line: 'power', remove: at('C2') });
    expect(s).not.toOffer('B', 'attack', { weapon: 'grenadeLauncher', line: 'power', remove: at('B4') });
  });
});
