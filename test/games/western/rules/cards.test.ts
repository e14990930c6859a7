import { BOSS_TABLE } from '../../../../shared/games/western/catalog/bosses';
import { BUILDING_TABLE, type Building } from '../../../../shared/games/western/catalog/buildings';
import { CARDS, changedBy, suitRankOf } from '../../../../shared/games/western/catalog/cards';
import type { Effect } from '../../../../shared/games/western/catalog/effects';
import {
  HOUSE_FIGURES,
  PUBLISHED_FIGURES as FIGURES,
} from '../../../../shared/games/western/catalog/figures';
import {
  BOSSES,
  BUILDINGS,
  DIFFICULTIES,
  INDUSTRIES,
  KINDS,
  LOCATIONS,
  SUITS,
  type BossId,
  type BuildingId,
  type Difficulty,
  type LocationId,
  type Suit,
} from '../../../../shared/games/western/catalog/ids';
import { LOCATION_TABLE } from '../../../../shared/games/western/catalog/mats';
import { handlerOf } from '../../../../shared/games/western/effects';
import { CARD_PAGE, chapter, tableIn } from '../support/book';

/** docs/games/western/cards.md is the truth: every figure in it is held against the catalog. */
const KIND = { L: 'law', F: 'force', G: 'gold' } as Record<string, string>;
const INDUSTRY = { M: 'mining', R: 'railway', W: 'wagon' } as Record<string, string>;

/** "gain X, times suit:S, max 3" as the catalog has it. */
function readEffect(text: string): unknown {
  const [head, ...rest] = text.split(', ');
  const [tag, ...words] = head!.split(' ');
  const fields: Partial<Record<string, string>> = {};
  for (const part of rest) {
    const [key, ...value] = part.split(' ');
    fields[key!] = value.join(' ');
  }
  switch (tag) {
    case 'gain': {
      const [counter, of] = (fields.times ?? '').split(':');
      const times = counter === 'ownIcons' ? `ownIcons:${INDUSTRY[of!]}` : fields.times;
      return {
        tag,
        give: KIND[words[0]!] ?? words[0],
        ...(fields.each && { each: Number(fields.each) }),
        ...(times && { times }),
        ...(fields.max && { max: Number(fields.max) }),
      };
    }
    case 'convert':
      return { tag, from: KIND[words[0]!], to: KIND[words[2]!] };
    case 'trade':
      return { tag, pay: Number(fields.pay), gain: fields.gain!.split(' and ').map(Number) };
    case 'discount':
      return { tag, icon: INDUSTRY[fields.icon!] };
    case 'relocate':
      return { tag, who: words[0] };
    case 'extraCard':
      return { tag, if: words[1] };
    case 'thirdPosse':
      return { tag, round: rest[0]!.split(' ')[0], ...(fields.pay && { pay: Number(fields.pay) }) };
    default:
      return {
        tag,
        ...Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, Number(value)])),
      };
  }
}

const PRINTED = tableIn('Buildings').map(([id, name, moment, icons, vp, price, effect, source]) => ({
  id: id as BuildingId,
  building: {
    name,
    moment,
    icons: icons!.split(' ').map((letter) => INDUSTRY[letter]),
    vp: Number(vp),
    price: Object.fromEntries(
      KINDS.map((kind) => {
        const letter = kind[0]!.toUpperCase();
        return [kind, Number(new RegExp(`(\\d) ${letter}`).exec(price!)?.[1] ?? 0)];
      }),
    ),
    effects: effect!.split(', then ').map(readEffect),
    house: source!.startsWith('pattern'),
  },
}));

describe('buildings', () => {
  test('are the thirty of the catalog, in the order of the table', () => {
    expect(PRINTED.map(({ id }) => id)).toEqual([...BUILDINGS]);
    expect(Object.keys(BUILDING_TABLE)).toEqual([...BUILDINGS]);
  });

  test.each(PRINTED)('$id is what the table says', ({ id, building }) => {
    expect(BUILDING_TABLE[id]).toEqual(building);
  });

  test.each(PRINTED)('$id costs its points and two more', ({ id }) => {
    const { vp, price } = BUILDING_TABLE[id];
    expect(price.law + price.force + price.gold).toBe(vp + 2);
  });

  test('have the check sums of the page', () => {
    const all = Object.values(BUILDING_TABLE);
    const sum = (count: (building: Building) => number) => all.reduce((total, one) => total + count(one), 0);
    const icons = INDUSTRIES.map((industry) =>
      sum((one) => one.icons.filter((icon) => icon === industry).length),
    );
    const moments = ['now', 'resolution', 'buy'].map((moment) => sum((one) => Number(one.moment === moment)));
    expect(CARD_PAGE).toContain(
      `Check sums for a test: ${all.length} cards, ${sum((one) => one.vp)} VP; ${icons[0]} icons of each industry; ` +
        `prices add up to ${sum((one) => one.price.law)} L, ${sum((one) => one.price.force)} F, ${sum((one) => one.price.gold)} G; ` +
        `${moments[0]} now, ${moments[1]} resolution, ${moments[2]} buy.`,
    );
    expect(new Set(icons).size).toBe(1);
  });
});

describe('bosses', () => {
  const MOMENT = {
    'start of Resolution': 'resolution',
    'start of Placement': 'placement',
    Deal: 'deal',
    'Town Hall': 'townHall',
  } as Record<string, string>;
  const bosses = tableIn('Bosses').map(([id, name, moment, effect, source]) => ({
    id: id as BossId,
    boss: {
      name,
      moment: MOMENT[moment!],
      effects: [readEffect(effect!.replace('thirdPosse, this round', 'thirdPosse, this'))],
      house: source!.endsWith('H'),
    },
  }));

  test('are the eight of the catalog', () => {
    expect(bosses.map(({ id }) => id)).toEqual([...BOSSES]);
  });
  test.each(bosses)('$id is what the table says', ({ id, boss }) => {
    expect(BOSS_TABLE[id]).toEqual(boss);
  });
});

test('the effects of the page are the fifteen tags, each with a handler', () => {
  const tags = tableIn('Effects').map(([tag]) => tag!.replaceAll('`', ''));
  expect(tags).toHaveLength(15);
  for (const tag of tags) expect(handlerOf({ tag } as Effect)).toBeDefined();
  const used = new Set(
    [...Object.values(BUILDING_TABLE), ...Object.values(BOSS_TABLE)].flatMap((one) =>
      one.effects.map(({ tag }) => tag),
    ),
  );
  expect([...used].toSorted()).toEqual(tags.toSorted());
});

test('poker cards: twenty, with the ranks and neighbours of the table', () => {
  const rows = tableIn('Poker cards');
  expect(rows.map(([, letter]) => letter)).toEqual([...SUITS]);
  expect(CARDS).toHaveLength(20);
  expect(new Set(CARDS).size).toBe(20);
  for (const [, letter, rank, up, down] of rows) {
    const card = `3${letter as Suit}` as const;
    expect(suitRankOf(card)).toBe(Number(rank));
    expect(changedBy(card, undefined, 'up')).toBe(`3${up}`);
    expect(changedBy(card, undefined, 'down')).toBe(`3${down}`);
  }
});

test('location mats give what the table says', () => {
  const rows = tableIn('Location mats');
  expect(rows.map(([id]) => id)).toEqual([...LOCATIONS]);
  const give = (kind: string) => (kind === 'X' ? 'X' : kind[0]!.toUpperCase());
  for (const [id, colour, left, right, pot, grey] of rows) {
    const mat = LOCATION_TABLE[id as LocationId];
    const twice = (kind: string) => (kind === 'X' ? 'XX' : `2 ${give(kind)}`);
    expect([colour, left, right, pot, grey]).toEqual([
      mat.colour,
      `${FIGURES.leftGain} ${give(mat.gives)}`,
      twice(mat.gives),
      twice(mat.pot),
      `${FIGURES.leftGain} ${give(mat.gives)}`,
    ]);
  }
  expect([FIGURES.rightGain, FIGURES.pot]).toEqual([2, 2]);
});

test('the Town Hall pays what the table says', () => {
  const rows = tableIn('Town Hall').map(([rank, tokens, many, few]) => [
    Number(rank),
    Number(tokens),
    many,
    Number(few),
  ]);
  expect(rows).toEqual(
    ([3, 2, 1] as const).map((rank) => {
      const { tokens, majority, minority, alone } = FIGURES.ranks[rank];
      return [rank, tokens, `${majority} / ${minority}`, alone];
    }),
  );
});

test('the constants are those of the page', () => {
  const rows = new Map(tableIn('Constants').map(([what, value]) => [what, value]));
  expect(rows.get('rounds; phases a round')).toBe(`${FIGURES.rounds}; 4`);
  expect(rows.get('influence: start / maximum')).toBe(
    `${FIGURES.startInfluence} of each / ${FIGURES.mostInfluence} of each`,
  );
  expect(rows.get('posses a player; ready at the start')).toBe(`${FIGURES.posses}; ${FIGURES.readyPosses}`);
  expect(rows.get('die')).toBe(`1 to ${FIGURES.dieSides}`);
  expect(rows.get("owner's gold for a used building")).toBe(`${FIGURES.ownersGold} G`);
  expect(rows.get('Wanted: start of Resolution / end')).toBe(
    `${FIGURES.wantedGain} X / ${FIGURES.wantedPoints} VP`,
  );
  expect(rows.get('influence spot: left / right')).toBe(
    `${FIGURES.leftGain} now / ${FIGURES.rightGain} if the hand is won`,
  );
  expect(rows.get('bosses dealt, kept')).toBe(`${FIGURES.bossesDealt}, 1`);
});

test('the figures outside the tables that are house values are marked', () => {
  const house = tableIn('Constants').filter(([, , source]) => source === 'H');
  expect(house.map(([what]) => what)).toEqual(['bosses dealt, kept']);
  expect(HOUSE_FIGURES).toEqual(['bossesDealt']);
});

test('the Rival begins with the buildings of its difficulty', () => {
  const rows = tableIn('Solo').map(([name, count]) => [name!.toLowerCase(), Number(count)]);
  expect(rows).toEqual(DIFFICULTIES.map((level: Difficulty) => [level, FIGURES.rivalBuildings[level]]));
  expect(chapter('Solo')).toContain('right side of the influence spot');
});
