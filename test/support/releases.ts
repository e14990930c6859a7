import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReleasedEngine } from '../../server/engines/release';

const TOP = join(__dirname, '../..');
const LIST = 'dist/engines/engines.json';

export function enginesIn(folder = TOP): ReleasedEngine[] {
  return JSON.parse(readFileSync(join(folder, LIST), 'utf8')) as ReleasedEngine[];
}

export function newestIn(folder: string | undefined, game: string): ReleasedEngine {
  return enginesIn(folder).find((engine) => engine.isNewest && engine.game === game)!;
}

/** What the rules of the next release are like: pilots have a point of health more. */
export const HEALTH = { now: 6, next: 7 };

export interface NextRelease {
  readonly folder: string;
  /** What to start. */
  readonly server: string;
  remove(): void;
}

/**
 * The built product as the next release would be, in a folder of its own: Mechs has other rules and a higher version.
 * `keeps`: the engine of the present rules is among those that the release carries.
 */
export function nextRelease({ keeps }: { readonly keeps: boolean }): NextRelease {
  const folder = mkdtempSync(join(tmpdir(), 'arena-release-'));
  for (const part of ['server', 'engines'])
    cpSync(join(TOP, 'dist', part), join(folder, 'dist', part), { recursive: true });
  symlinkSync(join(TOP, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), readFileSync(join(TOP, 'package.json')));
  const list = enginesIn();
  const before = newestIn(undefined, 'mechs');
  const engines = join(folder, 'dist/engines');
  const code = changed(readFileSync(join(engines, before.file), 'utf8'), before.rulesVersion);
  const hash = createHash('sha256').update(code).digest('hex');
  const rulesVersion = String(Number(before.rulesVersion) + 1);
  const next = { ...before, rulesVersion, hash, file: `mechs-${rulesVersion}-${hash}.mjs` };
  writeFileSync(join(engines, next.file), code);
  if (!keeps) rmSync(join(engines, before.file));
  const others = list.filter((engine) => engine !== undefined && engine.hash !== before.hash);
  const earlier = keeps ? [{ ...before, isNewest: false }] : [];
  writeFileSync(join(folder, LIST), JSON.stringify([...others, ...earlier, next]));
  const server = join(folder, 'dist/server/index.js');
  return { folder, server, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function changed(code: string, version: string): string {
  const next = code
    .replace(`rulesVersion: "${version}"`, `rulesVersion: "${Number(version) + 1}"`)
    .replace(`\t\tpilot: ${HEALTH.now},`, `\t\tpilot: ${HEALTH.next},`);
  if (next.split('\n').filter((line, i) => line !== code.split('\n')[i]).length !== 2)
    throw new Error('The engine of Mechs is not written as it was: nothing was changed in it.');
  return next;
}
