import { readFileSync } from 'node:fs';
import { NAME_LENGTH, tidyName, type RefusalReason } from '../../shared/protocol';
import { DELETED_NAME } from '../store/store';
import { lookOf } from './looks';
import { WORDS } from './words';

/** A name that looks like nobody else's at the table: the second Ada is "Ada 2". */
export function distinctName(given: string, others: readonly string[]): string {
  const looks = new Set(others.map(lookOf));
  // There are names from when more was allowed.
  const name = tidyName(given) ?? DELETED_NAME;
  let shown = name;
  for (let number = 2; looks.has(lookOf(shown)); number++) {
    const suffix = ` ${number}`;
    shown =
      [...name]
        .slice(0, NAME_LENGTH - suffix.length)
        .join('')
        .trimEnd() + suffix;
  }
  return shown;
}

/** Which names are allowed. `word` forbids it as a word of its own, `*word*` anywhere in a name. */
export class NameRules {
  private readonly whole = new Set<string>();
  private readonly parts: string[] = [];

  constructor(words: readonly string[] = []) {
    for (const line of [...WORDS, ...words]) {
      const word = line.replace(/#.*/, '').trim();
      const look = lookOf(word);
      if (look === '') continue;
      if (word.startsWith('*') && word.endsWith('*')) this.parts.push(look);
      else this.whole.add(look);
    }
  }

  /** The base list and the lines of the host's own file. */
  static fromFile(file: string | undefined): NameRules {
    return new NameRules(file === undefined ? [] : readFileSync(file, 'utf8').split('\n'));
  }

  /** The name as it is kept, or why it is not. */
  check(given: string): { readonly name: string } | { readonly code: RefusalReason } {
    const name = tidyName(given);
    if (name === undefined || !/[\p{L}\p{N}]/u.test(name)) return { code: 'bad-name' };
    const words = [name, ...name.split(/[^\p{L}\p{N}]+/u), ...name.split(/(?=\p{Lu})/u)].map(lookOf);
    const look = lookOf(name);
    const isForbidden =
      words.some((word) => this.whole.has(word)) || this.parts.some((part) => look.includes(part));
    return isForbidden ? { code: 'name-not-allowed' } : { name };
  }
}
