import type { Translation } from '../translation';
import { wordsOf } from '../plural';

const { count } = wordsOf('en');

/** Around the rules of a game. */
export const rules = {
  learn: 'Learn by playing',
  quick: 'Quick reference',
  print: 'Print',
  printAll: 'Print all the rules',
  contents: 'Contents',
  search: 'Look for a word or a number',
  found: (entries: number) =>
    entries === 0 ? 'Nothing found.' : `${count(entries, { one: 'entry', other: 'entries' })} found.`,
  cards: 'Cards',
  all: 'All',
  filter: (title: string) => `Filter: ${title}`,
};

export type RulesText = Translation<typeof rules>;
