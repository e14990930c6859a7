import { Match, quickRandom, seedFrom, playAgain } from '../../../../shared/core';
import {
  figuresOf,
  HOUSE_VALUES,
  mechs,
  PUBLISHED_FIGURES,
  WEAPON_TABLE,
  type Ruleset,
} from '../../../../shared/games/mechs';
import { parseRuleset, RulesetError } from '../../../../shared/games/mechs/rulesetForm';
import { playMatch } from '../support/play';
import { keenPlayer } from '../support/players';
import { scenario, type SeatSetup } from '../support/scenario';
import '../support/matchers';

const PUBLISHED_ZONES = PUBLISHED_FIGURES.zones;

/** The sentence with which a ruleset is refused. */
function refusalOf(raw: unknown): string {
  try {
    parseRuleset(raw);
  } catch (error) {
    if (error instanceof RulesetError) return error.message;
    throw error;
  }
  throw new Error('The ruleset was accepted.');
}

describe('a ruleset that cannot be used is refused with a sentence that names the figure', () => {
  test.each([
    ['an unknown figure', { name: 'x', pilotHelth: 6 }, /pilotHelth/],
    [
      'an unknown weapon',
      { name: 'x', weapons: { laserSword: { normal: 1, power: 2 } } },
      /weapons.*laserSword/s,
    ],
    ['an unknown ability', { name: 'x', abilities: { rampage: 'energy' } }, /abilities.*rampage/s],
    ['an unknown resource', { name: 'x', abilities: { kitty: 'gold' } }, /abilities\.kitty/],
    ['an unknown card', { name: 'x', doubledCard: 'teleport' }, /doubledCard/],
    [
      'an unknown weapon type',
      { name: 'x', weapons: { riotShield: { normal: 0, power: 1, type: 'magic' } } },
      /weapons\.riotShield\.type/,
    ],
    ['a missing name', {}, /name/],
    ['a missing line', { name: 'x', weapons: { energySword: { normal: 1 } } }, /weapons\.energySword\.power/],
    [
      'missing zones',
      { name: 'x', zones: { resource: PUBLISHED_ZONES.resource, baseValue: 1 } },
      /zones\.mechValue/,
    ],
    ['a health of 0', { name: 'x', pilotHealth: 0 }, /pilotHealth/],
    ['a health of 99', { name: 'x', pilotHealth: 99 }, /pilotHealth/],
    ['a broken health', { name: 'x', pilotHealth: 6.5 }, /pilotHealth/],
    [
      'negative damage',
      { name: 'x', weapons: { energySword: { normal: -1, power: 2 } } },
      /weapons\.energySword\.normal/,
    ],
    [
      'too much damage',
      { name: 'x', weapons: { energySword: { normal: 1, power: 10 } } },
      /weapons\.energySword\.power/,
    ],
    ['a zone of value 0', { name: 'x', zones: { ...PUBLISHED_ZONES, mechValue: 0 } }, /zones\.mechValue/],
    [
      'not sixteen zones',
      { name: 'x', zones: { ...PUBLISHED_ZONES, resource: PUBLISHED_ZONES.resource.slice(1) } },
      /zones\.resource: .*16 cards/,
    ],
    [
      'a printed damage',
      { name: 'x', weapons: { warhammer: { normal: 2, power: 4 } } },
      /weapons\.warhammer\.power: is printed on the card and must be 3/,
    ],
    [
      'a printed type',
      { name: 'x', weapons: { warhammer: { normal: 2, power: 3, type: 'area' } } },
      /weapons\.warhammer\.type: is printed and must be melee/,
    ],
    ['a track that ends too soon', { name: 'x', trackMaximum: 4 }, /trackMaximum/],
    ['a printed resource', { name: 'x', weaponResources: { lightningCoil: 'credits' } }, /lightningCoil/],
    ['two prices of one kind', { name: 'x', priceColumns: ['energy', 'energy'] }, /priceColumns: must be/],
    ['a force field without a limit', { name: 'x', forceField: { each: 1 } }, /forceField\.most/],
    ['no object at all', 'house rules', /ruleset/],
    ['nothing', undefined, /ruleset/],
  ])('%s', (_what, raw, expected) => {
    const sentence = refusalOf(raw);
    expect(sentence).toMatch(/^The ruleset cannot be used\. .*\.$/s);
    expect(sentence).toMatch(expected);
  });

  test('all that is wrong is said at once', () => {
    const sentence = refusalOf({ name: 'x', pilotHealth: 0, doubledCard: 'none' });
    expect(sentence).toContain('pilotHealth');
    expect(sentence).toContain('doubledCard');
  });
});

const OTHER = parseRuleset({
  name: 'Read otherwise',
  trackMaximum: 12,
  priceColumns: ['credits', 'energy'],
  weaponResources: { riotShield: 'credits', empMace: 'credits', gatlingGun: 'energy', sniperRifle: 'energy' },
  weapons: { empMace: { normal: 1, power: 2, type: 'area' } },
  forceField: { most: 1, each: 3 },
});

describe('a ruleset replaces house values only', () => {
  const ruleset = parseRuleset({
    name: 'Heavy hitters',
    pilotHealth: 8,
    doubledCard: 'purchase',
    weapons: { energySword: { normal: 2, power: 4 }, riotShield: { normal: 0, power: 1, type: 'area' } },
    abilities: { kitty: 'credits' },
    zones: { resource: [{ value: 2, energy: 8, credits: 8 }], baseValue: 2, mechValue: 6 },
  });
  const figures = figuresOf({ ruleset });

  test('and leaves the rest as published', () => {
    expect(figures.health).toEqual({ pilot: 8, armor: 9, mech: 11 });
    expect(figures.weapons.energySword).toMatchObject({ vp: 1, normal: { damage: 2 }, power: { damage: 4 } });
    expect(figures.weapons.energySword.power.effect).toEqual(WEAPON_TABLE.energySword.power.effect);
    expect(figures.weapons.riotShield.type).toBe('area');
    expect(figures.weapons.railgun).toBe(WEAPON_TABLE.railgun);
    expect(figures.abilityResource).toEqual({ ...PUBLISHED_FIGURES.abilityResource, kitty: 'credits' });
    expect(figures.upgradeCost).toBe(PUBLISHED_FIGURES.upgradeCost);
  });

  test('prices, the resources of weapons, their types, the tracks and Force Field', () => {
    const other = figuresOf({ ruleset: OTHER });
    expect(other.weapons.empMace).toMatchObject({ energy: 3, credits: 0, type: 'area' });
    expect(other.weapons.empMace.normal.effect).toMatchObject({ resource: 'credits', cost: 2 });
    expect(other.weapons.riotShield.power.effect).toMatchObject({ resource: 'credits' });
    expect(other.weapons.gatlingGun.normal.effect).toMatchObject({ resource: 'energy' });
    expect(other.weapons.sniperRifle.power.effect).toMatchObject({ resource: 'energy' });
    expect(other.weapons.lightningCoil.normal.effect).toMatchObject({ resource: 'energy' });
    expect(other.weapons.lightningCoil).toMatchObject({ energy: 0, credits: 3 });
    expect(other.trackMaximum).toBe(12);
    expect(other.forceField).toEqual({ most: 1, each: 3 });
  });

  test('all of them can be replaced, and no other', () => {
    expect(Object.keys(OTHER).filter((key) => key !== 'name')).toEqual(
      expect.arrayContaining(HOUSE_VALUES.filter((value) => !(value in ruleset))),
    );
    for (const value of HOUSE_VALUES) expect(refusalOf({ name: 'x', [value]: 'nonsense' })).toContain(value);
    expect(refusalOf({ name: 'x', upgradeCost: 4 })).toContain('upgradeCost');
  });

  test('with nothing but a name the figures are the published ones', () => {
    expect(figuresOf({ ruleset: parseRuleset({ name: 'As published' }) })).toEqual(PUBLISHED_FIGURES);
  });

  test('without a ruleset the figures are the published ones', () => {
    expect(figuresOf({})).toBe(PUBLISHED_FIGURES);
  });

  test('a match is played with it from the first moment', () => {
    const match = Match.create(mechs, { seats: 2, ruleset }, seedFrom(quickRandom(1)));
    const { open } = match.state;
    expect(open.seats.map((seat) => seat.hp)).toEqual([8, 8]);
    for (const seat of [0, 1]) {
      const { id, fallback } = match.decision(seat)!;
      match.submit({ type: 'answer', seat, id, answer: fallback });
    }
    expect(new Set(open.zones.flatMap((zone) => (zone?.kind === 'resource' ? [zone.value] : [])))).toEqual(
      new Set([2]),
    );
    expect(open.zones[12]?.value).toBe(6);
  });

  test('the doubled card is in every hand', () => {
    const match = playMatchUntilProgram(ruleset);
    const decision = match.decision(0);
    expect(
      decision?.kind === 'program' && decision.about.cards.filter((card) => card.startsWith('purchase')),
    ).toEqual(['purchase', 'purchase2']);
  });

  test('it is part of the record, and the record replays with it', () => {
    const play = { seats: 3, seed: 5, player: keenPlayer } as const;
    const match = playMatch({ ...play, ruleset });
    const record = JSON.parse(JSON.stringify(match.record())) as ReturnType<typeof match.record>;
    expect(record.config.ruleset).toEqual(ruleset);
    expect(playAgain(mechs, record).events).toEqual(match.events);
  });

  test('other prices, resources and tracks are played with, recorded and played again', () => {
    const match = playMatch({ seats: 4, seed: 3, player: keenPlayer, ruleset: OTHER });
    const record = JSON.parse(JSON.stringify(match.record())) as ReturnType<typeof match.record>;
    expect(record.config.ruleset).toEqual(OTHER);
    expect(playAgain(mechs, record).events).toEqual(match.events);
    const bought = match.events.flatMap((event) => (event.type === 'weaponPurchased' ? [event] : []));
    expect(bought.length).toBeGreaterThan(0);
    for (const { weapon, energy, credits } of bought)
      expect({ weapon, energy: credits, credits: energy }).toMatchObject({
        energy: WEAPON_TABLE[weapon].energy,
        credits: WEAPON_TABLE[weapon].credits,
      });
  });

  test('the same answers under the published figures are another match', () => {
    const play = { seats: 2, seed: 5, player: keenPlayer } as const;
    expect(playMatch({ ...play, ruleset }).outcome).not.toEqual(playMatch(play).outcome);
  });

  test('a ruleset survives JSON and is refused by nobody when it comes back', () => {
    expect(parseRuleset(JSON.parse(JSON.stringify(ruleset)))).toEqual(ruleset);
  });
});

describe('a combat by other house values', () => {
  /** A walks into B at B3, which is worth 2. */
  const fight = (A: SeatSetup, B: SeatSetup = {}) =>
    scenario(
      `
      1e    2c    3e   1c  2e
      1b:A  2e:B  4m   1c  1b
      2c    1e    2e   3c  1e:M
      `,
      {
        A: { status: 'armor', energy: 4, credits: 6, ...A },
        B: { status: 'armor', weapons: ['pulsePistol', 'energySword'], ...B },
      },
      { ruleset: OTHER },
    ).plays('A', 'collect', 'east');

  test('EMP Mace is paid in credits, and is an area weapon', () => {
    const s = fight({ weapons: ['empMace', 'energySword'] }).attacks('A', 'empMace');
    expect(s.match.decision(0)).toMatchObject({ about: { cost: 2, resource: 'credits' } });
    s.answers('A', 'exhaustWeapon', 'pulsePistol');
    expect(s).toHaveTracks('A', { energy: 4, credits: 4 });
  });

  test('Riot Shield heals for credits', () => {
    const s = fight({ hp: 5, weapons: ['riotShield', 'energySword'] });
    s.attacks('A', 'riotShield', 'normal', { pay: 2 });
    expect(s).toHaveTracks('A', { hp: 7, energy: 4, credits: 4 });
    expect(s).toHaveSeen({
      type: 'resourcePaid',
      seat: 0,
      resource: 'credits',
      amount: 2,
      cause: 'riotShield',
    });
    expect(s).toHaveSeen({ type: 'healed', seat: 0, hp: 2, energy: 0 });
  });

  test('Gatling Gun deals damage for energy', () => {
    const s = fight({ weapons: ['gatlingGun', 'energySword'] });
    s.attacks('A', 'gatlingGun', 'normal', { pay: 3 });
    expect(s).toHaveTracks('A', { energy: 1, credits: 6 });
    expect(s).toHaveTracks('B', { hp: 9 - 3 });
  });

  test('Force Field takes 3 away for the one energy that may be paid', () => {
    const B: SeatSetup = { status: 'mech', side: 'sparta', energy: 5, weapons: ['railgun', 'crossbolt'] };
    const s = fight({ weapons: ['warhammer', 'energySword'] }, B).attacks('A', 'warhammer');
    expect(s.options('B', 'forceField')).toEqual([0, 1]);
    s.answers('B', 'forceField', 1);
    expect(s).toHaveTracks('B', { hp: 11, energy: 4 });
  });

  test('tracks go on to their other end', () => {
    const s = fight({ energy: 9, credits: 9, weapons: ['gaussRifle', 'energySword'] });
    s.attacks('A', 'gaussRifle').answers('A', 'gainResource', 'energy');
    expect(s).toHaveTracks('A', { energy: 10 });
  });
});

function playMatchUntilProgram(ruleset: Ruleset) {
  const match = Match.create(mechs, { seats: 2, ruleset }, seedFrom(quickRandom(2)));
  while (match.state.open.phase !== 'program') {
    for (const seat of match.waitingFor()) {
      const { id, fallback } = match.decision(seat)!;
      match.submit({ type: 'answer', seat, id, answer: fallback });
    }
  }
  return match;
}
