import { contest, quickRandom } from '../../../../shared/core';
import { mechs, type WeaponId } from '../../../../shared/games/mechs';
import { BOT_NAMES, botName } from '../../../../shared/protocol/botNames';
import { bestLine, imaginedDuel } from '../../../../shared/games/mechs/bots/duel';
import { playOut } from '../../../../shared/games/mechs/bots/rollout/playOut';
import { strike } from '../../../../shared/games/mechs/bots/strike';
import { at } from '../support/drawing';
import { scenario, type Scenario, type SeatSetup } from '../support/scenario';
import { newMatch, veteranAnswer } from './support';

/** A at B3 with B to the east, and valuable zones around them. */
const ARENA = `
  1e    2c    3e    1c    2e
  1b    2e:A  4m:B  1c    1b
  2c    1e    3e    3c    1e:M
`;

function meet(A: SeatSetup, B: SeatSetup, arena = ARENA): Scenario {
  const s = scenario(arena, { A: { status: 'armor', ...A }, B });
  return s.plays('A', 'collect', 'east');
}

describe('choices in a combat', () => {
  test('Crossbolt readies the weapon with which the rest of the combat brings most', () => {
    const weapons: WeaponId[] = ['riotShield', 'energySword', 'warhammer', 'crossbolt'];
    const B: SeatSetup = {
      status: 'armor',
      weapons: ['riotShield', 'energySword', 'vorpalSpiker'],
      energy: 0,
    };
    const s = meet({ weapons, energy: 0 }, B);
    s.attacks('A', 'riotShield').attacks('B', 'riotShield');
    s.attacks('A', 'warhammer').attacks('B', 'energySword').attacks('A', 'crossbolt', 'power');
    expect(s.options('A', 'readyWeapon')).toEqual(['riotShield', 'warhammer', null]);
    expect(veteranAnswer(s, 'A')).toBe('warhammer');
  });

  test('EMP Mace is paid for when the enemy’s weapon would hurt', () => {
    const s = meet(
      { weapons: ['empMace'], energy: 2 },
      { status: 'armor', weapons: ['rocketBattery', 'shockKnuckles'] },
    );
    expect(s.options('A', 'exhaustWeapon')).toEqual(['rocketBattery', 'shockKnuckles', null]);
    expect(veteranAnswer(s, 'A')).not.toBeNull();
  });

  test('EMP Mace is not paid for when the enemy would retreat from a knock-out', () => {
    const s = meet(
      { weapons: ['empMace', 'warhammer'], energy: 2 },
      { hp: 3, energy: 0, weapons: ['riotShield'] },
    );
    s.attacks('A', 'empMace');
    expect(s.options('A', 'exhaustWeapon')).toEqual(['riotShield', null]);
    expect(veteranAnswer(s, 'A')).toBeNull();
  });

  test('Auto Turret moves a turret to a better zone, and only then', () => {
    const A: SeatSetup = { weapons: ['autoTurret'], energy: 0 };
    const jump = (arena: string) => {
      const s = scenario(arena, { A: { status: 'armor', ...A }, B: { status: 'armor' } }, { round: 2 });
      return s.plays('A', 'doubleJump', 'east');
    };
    const poor = jump(`
      1e:at 2c    3e    1c    2e
      1b:A  2e    4m:B  1c    1b
      2c    1e:at 3e    1c:at 1e:M
    `);
    const moved = veteranAnswer(poor, 'A') as { zone: number; from: number };
    expect([at('C2'), at('C4')]).toContain(moved.zone);
    expect(poor.open.zones[moved.from]!.value).toBe(1);
    const rich = jump(`
      4e:at 2c    1e    1c    2e
      1b:A  1e    4m:B  1c    1b
      2c    3e:at 1e    3c:at 1e:M
    `);
    expect(veteranAnswer(rich, 'A')).toBeNull();
  });
});

describe('the model of a combat', () => {
  const duelOf = (setups: { A?: SeatSetup; B?: SeatSetup }) =>
    imaginedDuel(
      { config: { seats: 2 }, open: scenario(ARENA, setups).open },
      { seat: 0, enemy: 1 },
      { zone: at('C3'), attacks: true, jumped: true },
    );

  test('R137 what the Energy Sword takes away counts also with a knock-out blow', () => {
    const sword = { weapon: 'energySword', line: 'power' } as const;
    const A: SeatSetup = { weapons: ['energySword'] };
    expect(strike(duelOf({ A, B: { hp: 6 } }), 0, sword).sides[1].points).toBe(-1);
    expect(strike(duelOf({ A, B: { hp: 2 } }), 0, sword).sides[1].points).toBe(-1);
  });

  test('R135 falling to the own weapon gives the enemy nothing', () => {
    const battery = { weapon: 'rocketBattery', line: 'normal' } as const;
    const theirs = (hp: number) => {
      const duel = duelOf({ A: { status: 'armor', hp, weapons: ['rocketBattery'] }, B: { hp: 6 } });
      return bestLine(strike(duel, 0, battery)).theirs;
    };
    expect(theirs(1)).toBe(0);
  });

  test('Plasma Cannon deals 2 more right after an Area weapon', () => {
    const duel = duelOf({ A: { status: 'armor', weapons: ['plasmaCannon'] }, B: { hp: 6 } });
    const cannon = { weapon: 'plasmaCannon', line: 'normal' } as const;
    const after = (last: WeaponId) => {
      const enemy = { ...duel.sides[1], last };
      return strike({ ...duel, sides: [duel.sides[0], enemy] }, 0, cannon).sides[1].hp;
    };
    expect(after('grenadeLauncher')).toBe(6 - 4);
    expect(after('energySword')).toBe(6 - 2);
  });

  test('R42, R137 Crossbolt readies the strongest weapon, but not over a fallen enemy', () => {
    const crossbolt = { weapon: 'crossbolt', line: 'power' } as const;
    const weapons: WeaponId[] = ['riotShield', 'warhammer', 'crossbolt'];
    const readyAfter = (hp: number) => {
      const duel = duelOf({ A: { status: 'armor', weapons }, B: { hp } });
      const order = duel.sides[0].weapons;
      const bolt = order.indexOf('crossbolt');
      const me = { ...duel.sides[0], ready: 1 << bolt }; // the others are used
      const { ready } = strike({ ...duel, sides: [me, duel.sides[1]] }, bolt, crossbolt).sides[0];
      return order.filter((_, i) => ready & (1 << i));
    };
    expect(readyAfter(6)).toEqual(['warhammer']);
    expect(readyAfter(1)).toEqual([]);
  });
});

describe('a play-out', () => {
  test('says so when the answer to be tried is against the rules', () => {
    const match = newMatch(2, 3);
    const position = mechs.sample(match.knowledge(0), quickRandom(1));
    const tried = () => playOut(match.config, { position, programs: [] }, 0, 'nobody');
    expect(tried).toThrow('A play-out answered pilot wrongly: illegal.');
  });
});

describe('a contest of options', () => {
  const terms = {
    options: ['first', 'second'],
    favour: 1,
    budget: 30,
    random: quickRandom(1),
    imagine: () => 0,
    trial: (_: number, option: string) => (option === 'second' ? 5 : 0),
  };

  test('finds the one that fares better', () => {
    expect(contest({ ...terms, hasTime: () => true })).toEqual({ best: 'second', cutOff: false });
  });

  test('without any time keeps what was thought best', () => {
    expect(contest({ ...terms, hasTime: () => false })).toEqual({ best: 'first', cutOff: true });
  });

  test('cut off later it says what has fared best so far', () => {
    let asked = 0;
    expect(contest({ ...terms, hasTime: () => asked++ < 1 })).toEqual({ best: 'second', cutOff: true });
  });
});

describe('names of bots', () => {
  test('are not given twice at a table', () => {
    const [first, second] = BOT_NAMES.ace;
    expect(botName('ace', [])).toBe(first);
    expect(botName('ace', [first!])).toBe(second);
  });

  test('are numbered when all are taken', () => {
    const taken = [...BOT_NAMES.rookie];
    expect(botName('rookie', taken)).toBe('Pip 2');
    expect(botName('rookie', [...taken, 'Pip 2'])).toBe('Pip 3');
  });
});
