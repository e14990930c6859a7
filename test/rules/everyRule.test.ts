import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Every numbered rule and ruling is cited by the name of at least one test. */
const ROOT = join(__dirname, '../..');
const RULE_BOOK = 'docs/rules/mechs.md';
/** Robots' jumps and turns are solo rules; leaving a seat is the server's. */
const ELSEWHERE = ['R21', 'R22', 'R23'];

const NUMBERED = /^- ((?:M\d+\.|R)\d+)\b/;
const TEST_NAME = /\b(?:test|describe)(?:\.each\(.*?\))?\(\s*(['"`])(.*?)\1/gs;

function rulesOf(book: string): string[] {
  const rules: string[] = [];
  let isSolo = false;
  for (const line of book.split('\n')) {
    // The solo chapter, and the solo group of the rulings: both begin with a line of their own.
    if (line.startsWith('## ') || /^[A-Z][\w ,]*$/.test(line)) isSolo = line.includes('Solo');
    const number = NUMBERED.exec(line)?.[1];
    if (number && !isSolo && !ELSEWHERE.includes(number)) rules.push(number);
  }
  return rules;
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

  test('the rule book is read, without its solo rules', () => {
    expect(rules).toEqual(
      expect.arrayContaining(['M1.1', 'M8.6', 'M12.3', 'R1', 'R20', 'R36', 'R53', 'R100']),
    );
    expect(rules.filter((rule) => /^M13|^R(54|63)$/.test(rule))).toEqual([]);
  });

  test('no rule or ruling goes without', () => {
    expect(rules.filter((rule) => !cited.has(rule))).toEqual([]);
  });
});
