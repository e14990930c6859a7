import { firstSpoken } from '../../client/i18n/languages';
import { table as english } from '../../client/i18n/en/screens';
import { table as french } from '../../client/i18n/fr/screens';
import { wordsOf } from '../../client/i18n/plural';

/** Spaces as one sees them: Intl takes narrow ones and others that do not break. */
const seen = (text: string) => text.replace(/\s/g, ' ');

test('the first language that a browser asks for and the page speaks is taken', () => {
  expect(firstSpoken(['de-CH', 'fr-CA', 'en'])).toBe('fr');
  expect(firstSpoken(['EN-us', 'fr'])).toBe('en');
  expect(firstSpoken(['frr', 'de', null, undefined, ''])).toBeUndefined();
});

test('each language counts, lists and dates by its own rules', () => {
  const zones = { one: 'zone', other: 'zones' };
  const [en, fr] = [wordsOf('en'), wordsOf('fr')];
  expect([0, 1, 1.5, 2, 1200].map((amount) => en.count(amount, zones))).toEqual([
    '0 zones',
    '1 zone',
    '1.5 zones',
    '2 zones',
    '1,200 zones',
  ]);
  // Nothing, and less than two of a thing, are singular in French.
  expect([0, 1, 1.5, 2, 1200].map((amount) => seen(fr.count(amount, zones)))).toEqual([
    '0 zone',
    '1 zone',
    '1,5 zone',
    '2 zones',
    '1 200 zones',
  ]);
  // Millions have a form of their own in French; where a text has none the common one serves.
  expect(fr.form(1_000_000, zones)).toBe('zones');
  expect([en, fr].map(({ list }) => list(['A', 'B', 'C']))).toEqual(['A, B, and C', 'A, B et C']);
  expect([en, fr].map(({ either }) => either(['A', 'B']))).toEqual(['A or B', 'A ou B']);
  expect([en, fr].map(({ percent }) => seen(percent(0.425)))).toEqual(['43%', '43 %']);
  expect([en, fr].map(({ signed }) => [3, 0, -2].map(signed))).toEqual([
    ['+3', '0', '−2'],
    ['+3', '0', '−2'],
  ]);
  const noon = Date.UTC(2026, 6, 14, 12);
  expect([en, fr].map(({ date }) => date(noon))).toEqual(['Jul 14, 2026', '14 juil. 2026']);
  expect(seen(fr.time(noon))).toMatch(/^14 juil\. 2026,? (à )?\d\d:\d\d$/);
});

test('what is left of a deadline is said in minutes, hours or days, and never as none', () => {
  const words = ({ longLeft }: typeof english) => [0, 0.02, 0.5, 1.5, 47.9, 49].map(longLeft).map(seen);
  expect(words(english)).toEqual(['1 min', '1 min', '30 min', '1 h', '47 h', '2 days']);
  expect(words(french)).toEqual(['1 min', '1 min', '30 min', '1 h', '47 h', '2 jours']);
});
