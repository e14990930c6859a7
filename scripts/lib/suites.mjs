// A suite is a folder of test/ that holds tests; its name is the name of its jest project.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { top } from './paths.mjs';

/** Folders of test/ that hold no suite of their own. */
const NOT_SUITES = new Set(['support', 'bench', 'fixtures']);

/** In the order in which they are run; a folder that is not named here comes after `games`. */
const ORDER = ['core', 'games', 'client', 'engine', 'server', 'e2e'];

/** These need the built product: its files, its sockets, or a browser on it. They get the machine to themselves. */
export const PRODUCT_SUITES = new Set(['engine', 'server', 'e2e']);

const LONG = /\.long\.test\.tsx?$/;
const TEST = /\.test\.tsx?$/;

export function allSuites() {
  const testDir = join(top, 'test');
  if (!existsSync(testDir)) return [];
  return readdirSync(testDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_SUITES.has(entry.name))
    .map((entry) => entry.name)
    .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
}

/** The suites that have at least one test of the wanted length. */
export function suitesWithTests({ long }) {
  return allSuites().filter((suite) =>
    readdirSync(join(top, 'test', suite), { recursive: true }).some(
      (file) => TEST.test(String(file)) && LONG.test(String(file)) === long,
    ),
  );
}

/** Tests outside every suite would never run: they are a mistake. */
export function strayTests() {
  const testDir = join(top, 'test');
  if (!existsSync(testDir)) return [];
  const suites = new Set(allSuites());
  return readdirSync(testDir, { recursive: true })
    .map((file) => String(file).replaceAll('\\', '/'))
    .filter((file) => TEST.test(file) && !suites.has(file.split('/')[0] ?? ''))
    .map((file) => `test/${file}`);
}

function rank(suite) {
  const index = ORDER.indexOf(suite);
  return index >= 0 ? index : ORDER.indexOf('client');
}
