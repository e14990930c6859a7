import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The rules and the cards as they are written, so that tests can hold the engine against the text. */
const DOCS = join(__dirname, '../../../../docs/games/western');

export const RULES = readFileSync(join(DOCS, 'rules.md'), 'utf8');
export const CARD_PAGE = readFileSync(join(DOCS, 'cards.md'), 'utf8');

/** The text of the cards page between a heading and the next one. */
export function chapter(heading: string): string {
  const found = CARD_PAGE.split(/^## /m).find((part) => part.startsWith(heading));
  if (found === undefined) throw new Error(`The cards have no chapter "${heading}".`);
  return found;
}

/** The rows of one of a chapter's tables, cell by cell, without its head. */
export function tableIn(heading: string, which = 0): string[][] {
  const tables = chapter(heading)
    .split(/\n(?!\|)/)
    .map((part) => part.split('\n').filter((line) => line.startsWith('|')))
    .filter((lines) => lines.length > 2);
  const lines = tables[which];
  if (!lines) throw new Error(`"${heading}" has no table ${which}.`);
  return lines.slice(2).map((line) =>
    line
      .slice(1, line.lastIndexOf('|'))
      .split('|')
      .map((cell) => cell.trim()),
  );
}
