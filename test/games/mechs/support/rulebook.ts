import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The tables of docs/games/mechs/cards.md, so that tests can hold the catalog against the text. */
const CARDS = readFileSync(join(__dirname, '../../../../docs/games/mechs/cards.md'), 'utf8');

/** The text between a heading and the next one. */
export function chapter(heading: string): string {
  const found = CARDS.split(/^## /m).find((part) => part.startsWith(heading));
  if (found === undefined) throw new Error(`The cards have no chapter "${heading}".`);
  return found;
}

/** The rows of a chapter's table, cell by cell, without its head. */
export function tableIn(heading: string): string[][] {
  const rows = chapter(heading)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) =>
      line
        .slice(1, line.lastIndexOf('|'))
        .split('|')
        .map((cell) => cell.trim()),
    );
  return rows.slice(2);
}
