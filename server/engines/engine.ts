import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { compileFunction } from 'node:vm';
import type { AnyKit, Engine } from '../../shared/games';
import type { EngineName } from '../store/engines';

/** An engine that is running: from a file, or from this program's own sources. */
export interface LoadedEngine {
  readonly kit: AnyKit;
  readonly file?: { readonly hash: string; readonly code: string };
}

/** An engine imports nothing, and ends with what it exports (scripts/lib/engines.mjs). */
const EXPORTS = /\nexport \{([^{}]*)\};\s*$/;

/**
 * Runs the text of an engine. A module without imports is a function that returns its exports: so it needs no file to be
 * written, runs on every thread, and its name is in the traces of what goes wrong.
 */
export function engineIn(code: string, name: string): Engine {
  const exported = EXPORTS.exec(code);
  if (!exported) throw new Error(`${name} is no engine: it does not end with its exports.`);
  const fields = (exported[1] ?? '').split(',').map((each) => {
    const [own = '', as = own] = each.trim().split(' as ');
    return `${as}: ${own}`;
  });
  const body = `'use strict'; ${code.slice(0, exported.index)}\nreturn { ${fields.join(', ')} };`;
  const run = compileFunction(body, [], { filename: name }) as () => Engine;
  return run();
}

export function fileNameOf({ game, rulesVersion, hash }: EngineName): string {
  return `${game}-${rulesVersion}-${hash}.mjs`;
}

export function hashOfCode(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}

/** Whoever can write to the database, but does not know the key, cannot make a server run anything. */
export function macOf(key: Uint8Array, { game, rulesVersion, interface: form, hash }: EngineName): string {
  const signed = JSON.stringify(['pocket-arena/engine/1', game, rulesVersion, form, hash]);
  return createHmac('sha256', key).update(signed).digest('hex');
}

export function isSignedBy(key: Uint8Array, engine: EngineName & { readonly mac: string }): boolean {
  const wanted = Buffer.from(macOf(key, engine));
  const given = Buffer.from(engine.mac);
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
