import { WEAPONS, type WeaponId } from '../../../../shared/games/mechs';
import { jumpIn, walkIn } from '../support/duel';
import { at } from '../support/drawing';
import { tableIn } from '../support/rulebook';
import { scenario, type Scenario, type SeatLetter } from '../support/scenario';
import '../support/matchers';

const TYPES = new Map(tableIn('Weapons').map(([id, type]) => [id!.split(' ')[0], type!.split(' ')[0]]));
const COUNTERED_BY = new Map([
  ['ranged', 'area'],
  ['melee', 'ranged'],
  ['area', 'melee'],
]);

/** M8.4 with the two cards that say otherwise, from the table of the cards. */
function shouldCounter(mine: WeaponId, theirs: WeaponId): boolean {
  if (theirs === 'shockKnuckles') return false;
  return mine === 'riotShield' || COUNTERED_BY.get(TYPES.get(theirs)!) === TYPES.get(mine);
}

function linesOffered(s: Scenario, letter: SeatLetter, weapon: WeaponId): string[] {
  const lines = s
    .options(letter, 'attack')
    .flatMap((attack) => (attack.weapon === weapon ? [attack.line] : []));
  return [...new Set(lines)];
}

/** A attacks with one weapon, and lets its effect go the default way; then it is B's attack. */
function attackedWith(theirs: WeaponId, mine: WeaponId): Scenario {
  const other = (weapon: WeaponId): WeaponId => (weapon === 'energySword' ? 'pulsePistol' : 'energySword');
  const s = walkIn({ A: { weapons: [theirs, other(theirs)] }, B: { weapons: [mine, other(mine)] } });
  s.attacks('A', theirs);
  while (s.asked('A')) s.everyoneFallsBack();
  return s;
}

describe('M8.4 counters', () => {
  test.each<[mine: WeaponId, theirs: WeaponId, why: string]>([
    ['grenadeLauncher', 'pulsePistol', 'area counters ranged'],
    ['pulsePistol', 'energySword', 'ranged counters melee'],
    ['energySword', 'grenadeLauncher', 'melee counters area'],
  ])('%s after %s: %s', (mine, theirs) => {
    expect(linesOffered(attackedWith(theirs, mine), 'B', mine)).toEqual(['normal', 'power']);
  });

  test.each<[mine: WeaponId, theirs: WeaponId, why: string]>([
    ['pulsePistol', 'pulsePistol', 'its own type is not countered'],
    ['energySword', 'pulsePistol', 'melee does not counter ranged'],
    ['grenadeLauncher', 'energySword', 'area does not counter melee'],
    ['pulsePistol', 'grenadeLauncher', 'ranged does not counter area'],
  ])('%s after %s: %s', (mine, theirs) => {
    expect(linesOffered(attackedWith(theirs, mine), 'B', mine)).toEqual(['normal']);
  });

  test.each(WEAPONS)('every weapon after %s offers the lines of its type', (theirs) => {
    const offered = WEAPONS.map((mine) => [mine, linesOffered(attackedWith(theirs, mine), 'B', mine)]);
    const expected = WEAPONS.map((mine) => [
      mine,
      shouldCounter(mine, theirs) ? ['normal', 'power'] : ['normal'],
    ]);
    expect(offered).toEqual(expected);
  });

  test('Riot Shield may use its power line after an attack of any type', () => {
    for (const theirs of ['energySword', 'pulsePistol', 'grenadeLauncher'] as const)
      expect(linesOffered(attackedWith(theirs, 'riotShield'), 'B', 'riotShield')).toEqual([
        'normal',
        'power',
      ]);
  });

  test('Shock Knuckles cannot be countered, not even by the Riot Shield', () => {
    expect(linesOffered(attackedWith('shockKnuckles', 'pulsePistol'), 'B', 'pulsePistol')).toEqual([
      'normal',
    ]);
    expect(linesOffered(attackedWith('shockKnuckles', 'riotShield'), 'B', 'riotShield')).toEqual(['normal']);
  });

  test('Shock Knuckles’ power line cannot be countered either', () => {
    const s = jumpIn({
      A: { weapons: ['shockKnuckles', 'energySword'] },
      B: { weapons: ['pulsePistol', 'riotShield'] },
    });
    s.attacks('A', 'shockKnuckles', 'power');
    expect(linesOffered(s, 'B', 'pulsePistol')).toEqual(['normal']);
    expect(linesOffered(s, 'B', 'riotShield')).toEqual(['normal']);
  });

  test('a counter is told as one', () => {
    const s = attackedWith('energySword', 'pulsePistol').attacks('B', 'pulsePistol', 'power');
    expect(s).toHaveSeen({ type: 'weaponUsed', seat: 1, line: 'power', countered: true });
  });
});

describe('R4 the power line', () => {
  test('R4 is a choice for one who counters: the normal line may be used', () => {
    const s = attackedWith('energySword', 'pulsePistol');
    s.attacks('B', 'pulsePistol', 'normal');
    expect(s).toHaveSeen({ type: 'weaponUsed', seat: 1, weapon: 'pulsePistol', line: 'normal' });
  });

  test('R4, M4.4 is compulsory on the first attack after a jump', () => {
    const s = jumpIn({ A: { weapons: ['energySword', 'pulsePistol'] } });
    expect(s.options('A', 'attack')).toEqual([
      { weapon: 'energySword', line: 'power' },
      { weapon: 'pulsePistol', line: 'power' },
    ]);
    s.attacks('A', 'energySword', 'power');
    expect(s).toHaveSeen({ type: 'weaponUsed', seat: 0, line: 'power', countered: false });
  });

  test('M4.4 a jump gives nothing to the later attacks, nor to the defender', () => {
    const s = jumpIn({ A: { weapons: ['energySword', 'pulsePistol', 'crossbolt'] } });
    s.attacks('A', 'pulsePistol', 'power');
    expect(linesOffered(s, 'B', 'energySword')).toEqual(['normal']);
    expect(linesOffered(s, 'B', 'pulsePistol')).toEqual(['normal']);
    s.attacks('B', 'pulsePistol');
    expect(linesOffered(s, 'A', 'energySword')).toEqual(['normal']);
    expect(linesOffered(s, 'A', 'crossbolt')).toEqual(['normal']);
  });
});

describe('R36 what was just used', () => {
  test('R36 the first attack of a combat counters nothing', () => {
    const s = walkIn({ A: { weapons: ['riotShield', 'pulsePistol'] } });
    expect(linesOffered(s, 'A', 'riotShield')).toEqual(['normal']);
    expect(linesOffered(s, 'A', 'pulsePistol')).toEqual(['normal']);
  });

  test('R36 a new combat does not remember the weapons of the one before', () => {
    const s = walkIn({
      A: { weapons: ['grenadeLauncher', 'riotShield'] },
      B: { weapons: ['energySword', 'pulsePistol'] },
    });
    s.attacks('A', 'riotShield').attacks('B', 'energySword'); // each has one attack left, then A retreats
    expect(s).toHaveSeen({ type: 'weaponUsed', seat: 0, weapon: 'grenadeLauncher' });
    s.answers('A', 'refuge', at('A3'));
    s.plays('B', 'collect', 'west');
    expect(linesOffered(s, 'B', 'energySword')).toEqual(['normal']);
    expect(linesOffered(s, 'B', 'pulsePistol')).toEqual(['normal']);
  });

  test('R36 only the enemy’s last attack counts, not an earlier one', () => {
    const s = walkIn({
      A: { weapons: ['energySword', 'grenadeLauncher', 'crossbolt'] },
      B: { weapons: ['pulsePistol', 'energySword', 'warhammer'] },
    });
    s.attacks('A', 'energySword').attacks('B', 'warhammer').attacks('A', 'grenadeLauncher');
    expect(linesOffered(s, 'B', 'pulsePistol')).toEqual(['normal']);
    expect(linesOffered(s, 'B', 'energySword')).toEqual(['normal', 'power']);
  });

  test('R36 an attack that dealt 0 can be countered', () => {
    const s = walkIn({ A: { weapons: ['riotShield', 'energySword'] } }).attacks('A', 'riotShield');
    expect(s).toHaveTracks('B', { hp: 9 });
    expect(linesOffered(s, 'B', 'pulsePistol')).toEqual(['normal', 'power']);
  });

  test('R36 so can one that acted instead of damage', () => {
    const s = scenario(
      `
        1e:A  2c:b1  3e   1c  2e
        1b    2e:B   4m   1c  1b
        2c    1e     2e   3c  1e
      `,
      { A: { weapons: ['grenadeLauncher'] }, B: { weapons: ['pulsePistol', 'energySword'] } },
    );
    s.plays('A', 'diagonalJump', 'southEast');
    s.attacks('A', 'grenadeLauncher', 'power', { remove: at('B2') });
    expect(linesOffered(s, 'B', 'energySword')).toEqual(['normal', 'power']);
    expect(linesOffered(s, 'B', 'pulsePistol')).toEqual(['normal']);
  });
});
