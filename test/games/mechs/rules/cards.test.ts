import {
  ADVANCED_WEAPONS,
  BASIC_WEAPONS,
  MECH_SIDES,
  PILOTS,
  HOUSE_VALUES,
  PUBLISHED_FIGURES as FIGURES,
  WEAPON_TABLE,
  WEAPONS,
  parseRuleset,
  programCards,
  type WeaponId,
} from '../../../../shared/games/mechs';
import { PAID_ABILITIES } from '../../../../shared/games/mechs/catalog/figures';
import { PAID_WEAPONS } from '../../../../shared/games/mechs/catalog/weapons';
import { mechsKit } from '../../../../shared/games/mechs/kit';
import { chapter, tableIn } from '../support/rulebook';

/** docs/games/mechs/cards.md is the truth: every figure in it is held against the catalog. */
interface PrintedWeapon {
  id: WeaponId;
  basic: boolean;
  type: string;
  isHouseType: boolean;
  vp: number;
  energy: number;
  credits: number;
  normal: number;
  power: number;
  isHouseNormal: boolean;
  isHousePower: boolean;
}

const PRINTED: PrintedWeapon[] = tableIn('Weapons').map(([name, type, vp, e, c, n, , p]) => ({
  id: name!.split(' ')[0] as WeaponId,
  basic: name!.endsWith('(basic)'),
  type: type!.split(' ')[0]!,
  isHouseType: !type!.endsWith('(P)'),
  vp: Number(vp),
  energy: Number(e),
  credits: Number(c),
  normal: parseInt(n!),
  power: parseInt(p!),
  isHouseNormal: !n!.endsWith('(P)'),
  isHousePower: !p!.endsWith('(P)'),
}));

describe('the weapons of the table', () => {
  test('are the twenty of the catalog, four of them basic', () => {
    expect(PRINTED.map(({ id }) => id)).toEqual([...WEAPONS]);
    expect(Object.keys(WEAPON_TABLE).sort()).toEqual([...WEAPONS].sort());
    expect(PRINTED.filter(({ basic }) => basic).map(({ id }) => id)).toEqual([...BASIC_WEAPONS]);
    expect(ADVANCED_WEAPONS).toHaveLength(16);
  });

  test.each(PRINTED)('$id has the figures of the table', (printed) => {
    const { basic, type, house, vp, energy, credits, normal, power } = WEAPON_TABLE[printed.id];
    expect({
      id: printed.id,
      basic,
      type,
      isHouseType: house ?? false,
      vp,
      energy,
      credits,
      normal: normal.damage,
      power: power.damage,
      isHouseNormal: normal.house ?? false,
      isHousePower: power.house ?? false,
    }).toEqual(printed);
  });

  test.each(PRINTED)('$id costs its points and one more', ({ id }) => {
    const { vp, energy, credits } = WEAPON_TABLE[id];
    expect(energy + credits).toBe(vp + 1);
  });

  test.each(PRINTED)('$id: a host may replace its house values and nothing else', (printed) => {
    const { id, type, normal, power, isHouseNormal, isHousePower, isHouseType } = printed;
    const isTaken = (figures: object) => {
      const changed = { normal, power, type, ...figures };
      try {
        parseRuleset({ name: 'changed', weapons: { [id]: changed } });
        return true;
      } catch {
        return false;
      }
    };
    expect(isTaken({})).toBe(true);
    expect(isTaken({ normal: normal + 1 })).toBe(isHouseNormal);
    expect(isTaken({ power: power + 1 })).toBe(isHousePower);
    expect(isTaken({ type: type === 'area' ? 'ranged' : 'area' })).toBe(isHouseType);
    expect(isTaken({ vp: 9 })).toBe(false);
  });
});

describe('what the published texts do not say of the weapons', () => {
  test('is every type but those of Warhammer and Lightning Coil', () => {
    const printed = WEAPONS.filter((id) => !WEAPON_TABLE[id].house);
    expect(printed).toEqual(['warhammer', 'lightningCoil']);
    expect(HOUSE_VALUES).toContain('weapons');
  });

  test('is the resource in the effects that the table marks', () => {
    const marked = tableIn('Weapons')
      .filter((cells) => cells.some((cell) => /\b[EC] \(H\)/.test(cell)))
      .map(([name]) => name!.split(' ')[0]);
    expect(marked).toEqual([...PAID_WEAPONS]);
    for (const id of PAID_WEAPONS) {
      const letter = tableIn('Weapons')
        .find(([name]) => name!.startsWith(id))!
        .flatMap((cell) => /\b([EC]) \(H\)/.exec(cell)?.[1] ?? [])[0];
      const asked = [WEAPON_TABLE[id].normal.effect, WEAPON_TABLE[id].power.effect].flatMap((effect) =>
        effect && 'resource' in effect ? [effect.resource] : [],
      );
      expect(new Set(asked)).toEqual(new Set([letter === 'E' ? 'energy' : 'credits']));
    }
    expect(HOUSE_VALUES).toContain('weaponResources');
  });

  test('is which of the two prices is energy', () => {
    expect(chapter('Weapons')).toMatch(/which of the two columns is energy and which credits H/);
    expect(HOUSE_VALUES).toContain('priceColumns');
  });

  test('the list of house values is in the kit', () => {
    expect(mechsKit.table.houseValues).toEqual(HOUSE_VALUES);
  });
});

describe('the tracks', () => {
  const rows = new Map(tableIn('Tracks').map(([what, value, source]) => [what, { value, source }]));
  const { health, startEnergy, startCredits, trackMaximum, mineNumbers, turrets } = FIGURES;
  const { rounds, cardsPerRound, upgradeCost, healPerEnergy, takeMechPoints, holdMechPoints } = FIGURES;

  test.each([
    ['HP: Pilot / Power Armor / Mighty Mech', `${health.pilot} / ${health.armor} / ${health.mech}`],
    ['E and C: start / maximum', `${startEnergy} / ${trackMaximum}`],
    ['E and C: start / maximum', `${startCredits} / ${trackMaximum}`],
    ['mines, turrets a player', `${mineNumbers.length} (${mineNumbers.join(', ')}), ${turrets}`],
    ['rounds, cards a round', `${rounds}, ${cardsPerRound}`],
    ['upgrade to Power Armor', `${upgradeCost} C`],
    ['heal', `1 E → ${healPerEnergy} HP`],
    ['take the Mech / hold it at a scoring', `${takeMechPoints} VP / ${holdMechPoints} VP`],
  ])('%s: %s', (what, value) => {
    expect(rows.get(what)?.value).toBe(value);
  });

  test('the health of a Pilot and the end of the tracks are house values, and nothing else', () => {
    const house = [...rows].filter(([, { source }]) => source!.includes('H'));
    expect(house.map(([what]) => what)).toEqual([
      'HP: Pilot / Power Armor / Mighty Mech',
      'E and C: start / maximum',
    ]);
    expect(house[0]![1].source).toMatch(/^H .*\/ P \/ P$/);
    expect(house[1]![1].source).toBe('P / H');
    expect(HOUSE_VALUES).toEqual(expect.arrayContaining(['pilotHealth', 'trackMaximum']));
  });
});

describe('the zones', () => {
  const rows = tableIn('Zones').map(([zone, count, value, gives, source]) => ({
    zone: zone!,
    count: count!,
    value: Number(value),
    gives: gives!,
    source: source!,
  }));

  test('resource zones have the counts and values of the table, 16 in all', () => {
    const printed = rows
      .filter(({ zone, gives }) => zone === 'resource' && gives === 'E / C')
      .map(({ count, value }) => {
        const [energy, credits] = count.split(' + ').map(Number);
        return { value, energy, credits };
      });
    expect(FIGURES.zones.resource).toEqual(printed);
    expect(printed.reduce((sum, { energy, credits }) => sum + energy! + credits!, 0)).toBe(16);
  });

  test('bases and the Mech zone have the values of the table', () => {
    const valueOf = (name: string) => rows.find(({ zone }) => zone === name)?.value;
    expect(FIGURES.zones.baseValue).toBe(valueOf('base'));
    expect(FIGURES.zones.mechValue).toBe(valueOf('Mech zone'));
  });

  test('all of them are house values', () => {
    expect(rows.every(({ source }) => source.endsWith('H'))).toBe(true);
    expect(HOUSE_VALUES).toContain('zones');
  });
});

describe('program cards, pilots and sides', () => {
  test('eight program cards with Collect twice, which is a house value', () => {
    const [, list] = chapter('Program cards').split('\n');
    const printed = list!
      .replace(/ \([^)]*\)/, '')
      .replace('Collect ×2', 'Collect, Collect2')
      .replace('.', '')
      .split(', ')
      .map(
        (name) => name[0]!.toLowerCase() + name.slice(1).replace(/ (\w)/g, (_, c: string) => c.toUpperCase()),
      );
    expect(new Set(programCards(FIGURES.doubledCard))).toEqual(new Set(printed));
    expect(printed).toHaveLength(8);
    expect(HOUSE_VALUES).toContain('doubledCard');
  });

  test('pilots and Mech sides are those of the tables, and the same ones have a house resource', () => {
    const pilots = tableIn('Pilots');
    const sides = tableIn('Mighty Mech sides');
    expect(pilots.map(([id]) => id)).toEqual([...PILOTS]);
    expect(sides.map(([id]) => id)).toEqual([...MECH_SIDES]);
    const house = [...pilots, ...sides].filter(([, , source]) => source!.endsWith('H'));
    expect(house.map(([id]) => id)).toEqual([...PAID_ABILITIES]);
    expect(HOUSE_VALUES).toContain('abilities');
  });

  test('Force Field as a whole is a house value', () => {
    const sparta = tableIn('Mighty Mech sides').find(([id]) => id === 'sparta')!;
    expect(sparta[2]).toBe('H');
    expect(sparta[1]).toContain(
      `pay up to ${FIGURES.forceField.most} E, ${FIGURES.forceField.each} less damage`,
    );
    expect(HOUSE_VALUES).toContain('forceField');
  });

  test('abilities are paid in the resource that the tables name', () => {
    const paid = [...tableIn('Pilots'), ...tableIn('Mighty Mech sides')].flatMap(([id, text]) => {
      const found = /(?:pay(?: up to)?|for) \d ([EC])\b/.exec(text!);
      return found ? [[id, found[1] === 'E' ? 'energy' : 'credits']] : [];
    });
    expect(FIGURES.abilityResource).toEqual(Object.fromEntries(paid));
  });
});
