// node scripts/confusables.mjs <file>: writes server/people/confusables.ts from Unicode's table of letters that look
// alike, which is https://www.unicode.org/Public/security/<version>/confusables.txt.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { top } from './lib/paths.mjs';

const WIDTH = 116;
const [file] = process.argv.slice(2);
if (!file) throw new Error('Name the file confusables.txt as Unicode publishes it.');

const text = readFileSync(file, 'utf8');
const version = /^# Version: (\S+)/m.exec(text)?.[1];
if (!version) throw new Error(`${file} does not say which version of Unicode it is.`);

/** What decides how a name looks: marks do not, and signs only where they stand for a letter. */
const bare = (letters) =>
  letters
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}@$!]/gu, '');
const hex = (letter) => letter.codePointAt(0).toString(16);
const lettersOf = (points) =>
  String.fromCodePoint(
    ...points
      .trim()
      .split(/\s+/)
      .map((point) => parseInt(point, 16)),
  );

const likes = new Map();
for (const line of text.split('\n')) {
  const [from, to] = line.replace(/^\uFEFF|#.*/gu, '').split(';');
  if (!to) continue;
  const source = lettersOf(from);
  const target = bare(lettersOf(to));
  // What is decomposed before it is looked up, or lost without it, needs no row.
  const isLookedUp = source.normalize('NFKD') === source && !/^\p{M}/u.test(source);
  if (!isLookedUp || target === bare(source)) continue;
  // A letter that looks like a sign is still somebody's letter, but for those that are little more than one.
  if (target === '' && !/^\p{Lm}/u.test(source)) continue;
  likes.set(target, [...(likes.get(target) ?? []), hex(source)]);
}

const groups = [...likes].map(([target, sources]) =>
  [[...target].map(hex).join('+') || '-', ...sources].join(' '),
);
let lines = '';
let width = 0;
for (const word of groups.join('; ').split(' ')) {
  width += word.length + 1;
  lines += width > WIDTH ? `\n${word}` : ` ${word}`;
  if (width > WIDTH) width = word.length;
}

writeFileSync(
  join(top, 'server/people/confusables.ts'),
  `/**
 * Letters that look like others, from confusables.txt of Unicode ${version} (UTS #39), by scripts/confusables.mjs.
 * Copyright © Unicode, Inc., under the Unicode License V3: see confusables.LICENSE.
 *
 * Groups, each with what its letters look like (- for nothing that counts) and then the letters; code points in base 16.
 */
export const CONFUSABLES = \`
${lines.trim()}
\`;
`,
);
console.log(`Unicode ${version}: ${groups.length} groups.`);
