import { Match, quickRandom, seedFrom, playAgain } from '../../../../shared/core';
import {
  figuresOf,
  mechs,
  PUBLISHED_FIGURES,
  WEAPON_TABLE,
  type Ruleset,
} from '../../../../shared/games/mechs';
import { parseRuleset, RulesetError } from '../../../../shared/games/mechs/rulesetForm';
import { playMatch } from '../support/play';
import { keenPlayer } from '../support/players';

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
      { name: 'x', weapons: { energySword: { normal: 1, power: 2, type: 'area' } } },
      /weapons\.energySword\.type: is printed and must be melee/,
    ],
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

  test('with nothing but a name the figures are the published ones', () => {
    expect(figuresOf({ ruleset: parseRuleset({ name: 'As published' }) })).toEqual(PUBLISHED_FIGURES);
  });

  test('without a ruleset the figures are the published ones', () => {
    expect(figuresOf({})).toBe(PUBLISHED_FIGURES);
  });

  test('a match is played with it from the first moment', () => {
    const { open } = Match.create(mechs, { seats: 2, ruleset }, seedFrom(quickRandom(1))).state;
    expect(open.seats.map((seat) => seat.hp)).toEqual([8, 8]);
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

  test('the same answers under the published figures are another match', () => {
    const play = { seats: 2, seed: 5, player: keenPlayer } as const;
    expect(playMatch({ ...play, ruleset }).outcome).not.toEqual(playMatch(play).outcome);
  });

  test('a ruleset survives JSON and is refused by nobody when it comes back', () => {
    expect(parseRuleset(JSON.parse(JSON.stringify(ruleset)))).toEqual(ruleset);
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
