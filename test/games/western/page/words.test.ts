import { hintAt } from '../../../../client/help/hintAt';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BOSSES, BUILDINGS, PUBLISHED_FIGURES, RULE_OF } from '../../../../shared/games/western';
import type { ShownHand } from '../../../../shared/games/western/events';
import { RIVAL } from '../../../../shared/games/western/state';
import { cards } from '../../../../client/i18n/en/western/cards';
import { hints } from '../../../../client/i18n/en/western/hints';
import { rules } from '../../../../client/i18n/en/western/rules';
import { t, texts } from '../../../../client/games/western/texts';
import { RULES } from '../support/book';

const PAGE = join(__dirname, '../../../../client/games/western');
const numbers = rules.sections.flatMap((section) => section.rules.map(([number]) => number));

beforeAll(() => texts.load());

/** Every rule that a file of the page cites, in quotes. */
function citedIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap(
      (file) => readFileSync(join(folder, file), 'utf8').match(/(?<=['"])(?:W\d+\.\d+|S\d+)(?=['"])/g) ?? [],
    );
}

test('every rule that a prompt, a refusal, an explanation or the log cites can be read', () => {
  const cited = new Set([...citedIn(PAGE), ...Object.values(RULE_OF)]);
  expect(cited.size).toBeGreaterThan(40);
  expect([...cited].filter((rule) => !numbers.includes(rule)).sort()).toEqual([]);
});

test('every rule that can be read is one of the rule book, told once', () => {
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(numbers.filter((number) => !RULES.includes(`- ${number} `))).toEqual([]);
});

test('buildings and bosses are called as they are printed', () => {
  const printed = (name: string) => name.replace("'", '’');
  for (const id of BUILDINGS) expect(cards.buildings[id]).toBe(printed(PUBLISHED_FIGURES.buildings[id].name));
  for (const id of BOSSES) expect(cards.bosses[id]).toBe(printed(PUBLISHED_FIGURES.bosses[id].name));
});

test('what a card does is told from its figures, a host’s changed ones too', () => {
  const { buildings, bosses } = PUBLISHED_FIGURES;
  expect(cards.effects(buildings.blacksmith)).toBe(
    'Gain 1 influence of any kind for each horseshoe among the open cards, at most 3.',
  );
  expect(cards.effects(buildings.telegraphOffice)).toBe(
    'Look at the Rival’s face-down card. Gain 1 influence of any kind.',
  );
  expect(cards.ability(bosses.outlaw)).toBe(
    'When the cards are turned up: Gain 2 influence of any kind if you won a duel this round.',
  );
  const changed = { effects: [{ tag: 'gain', give: 'gold', each: 3, times: 'wonDuel' }] } as const;
  expect(cards.effects(changed)).toBe('Gain 3 gold if you won a duel this round.');
});

test('there is a hint for every kind of decision', () => {
  for (const kind of Object.keys(RULE_OF) as (keyof typeof RULE_OF)[])
    expect(hintAt(hints, kind)!.lines.join('').length).toBeGreaterThan(20);
});

/** Every text that is not made of parts. */
function textsIn(of: unknown): string[] {
  if (typeof of === 'string') return [of];
  return typeof of === 'object' && of !== null ? Object.values(of).flatMap(textsIn) : [];
}

test('a place is called a place, and a building for sale is for sale', () => {
  const texts = textsIn([t(), hints, rules]);
  expect(texts.length).toBeGreaterThan(300);
  expect(texts.filter((text) => /\b(?:mats?|slots?)\b/i.test(text))).toEqual([]);
});

test('W9.2 the log says why the Rival wins where the ranks are the same, and what a second pass means', () => {
  const { log } = t();
  const lost = (rank: ShownHand['rank']) =>
    log.matResolved({
      type: 'matResolved',
      place: 0,
      winners: [],
      hands: [
        { player: 0, card: '2T', rank: 'pair' },
        { player: RIVAL, card: '4T', rank },
      ],
    });
  expect(lost('pair')).toContain('The same rank: the higher own card wins. The Rival is better');
  expect(lost('flush')).not.toContain('same rank');
  expect(log.buyPassed({ type: 'buyPassed', player: 0 }, true)).toContain('buys nothing more.');
  expect(log.buyPassed({ type: 'buyPassed', player: 0 })).toContain('buys nothing.');
});
