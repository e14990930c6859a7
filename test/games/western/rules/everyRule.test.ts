import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { RULES } from '../support/book';

/** Every numbered rule, ruling and example is cited by the name of at least one test. */
const NUMBERED = /^- ((?:W\d+\.|S|E)\d+)\b/;
const TEST_NAME = /\b(?:test|describe)(?:\.each\(.*?\))?\(\s*(['"`])(.*?)\1/gs;

const rules = RULES.split('\n').flatMap((line) => NUMBERED.exec(line)?.[1] ?? []);

function citedIn(source: string): string[] {
  return [...source.matchAll(TEST_NAME)].flatMap(
    ([, , name]) => name!.match(/\b(?:W\d+\.\d+|[SE]\d+)\b/g) ?? [],
  );
}

const files = readdirSync(__dirname).filter((file) => file.endsWith('.test.ts'));
const cited = new Set(files.flatMap((file) => citedIn(readFileSync(join(__dirname, file), 'utf8'))));

test('the rule book is read to its end', () => {
  expect(rules).toEqual(expect.arrayContaining(['W1.1', 'W9.4', 'W17.5', 'S1', 'S108', 'S200', 'E1', 'E48']));
  expect(new Set(rules).size).toBe(rules.length);
});

test('no rule, ruling or example goes without a test', () => {
  expect(rules.filter((rule) => !cited.has(rule))).toEqual([]);
});

test('no test cites a number that the rule book does not have', () => {
  expect([...cited].filter((number) => !rules.includes(number))).toEqual([]);
});
