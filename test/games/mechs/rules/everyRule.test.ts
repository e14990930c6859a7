import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every numbered rule and ruling is cited by the name of at least one test. */
const ROOT = join(__dirname, '../../../..');
const RULE_BOOK = 'docs/games/mechs/rules.md';
/** Leaving a seat is the server's. */
const ELSEWHERE = ['R23'];

const NUMBERED = /^- ((?:M\d+\.|R)\d+)\b/;
const TEST_NAME = /\b(?:test|describe)(?:\.each\(.*?\))?\(\s*(['"`])(.*?)\1/gs;

function rulesOf(book: string): string[] {
  return book
    .split('\n')
    .flatMap((line) => NUMBERED.exec(line)?.[1] ?? [])
    .filter((number) => !ELSEWHERE.includes(number));
}

function citedIn(source: string): string[] {
  return [...source.matchAll(TEST_NAME)].flatMap(
    ([, , name]) => name!.match(/\b(?:M\d+\.\d+|R\d+)\b/g) ?? [],
  );
}

describe('every rule has a test', () => {
  const files = readdirSync(__dirname).filter((file) => file.endsWith('.test.ts'));
  const cited = new Set(files.flatMap((file) => citedIn(readFileSync(join(__dirname, file), 'utf8'))));

  const rules = rulesOf(readFileSync(join(ROOT, RULE_BOOK), 'utf8'));

  test('the rule book is read to its end, the solo game too', () => {
    const some = [
      'M1.1',
      'M8.6',
      'M12.3',
      'M13.1',
      'M13.13',
      'R1',
      'R21',
      'R36',
      'R53',
      'R54',
      'R104',
      'R137',
    ];
    expect(rules).toEqual(expect.arrayContaining(some));
  });

  test('no rule or ruling goes without', () => {
    expect(rules.filter((rule) => !cited.has(rule))).toEqual([]);
  });
});
