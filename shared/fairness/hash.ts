import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { hash, keyedHash } from './sha256';

/** What a hash is for. Two hashes of different purposes are never hashes of the same bytes. */
export type Purpose = 'seed-commitment' | 'match-seed' | 'salt' | 'commitment' | 'events' | 'seal' | 'bots';

const DOMAIN = 'pocket-arena/fairness/1/';

/** Each part goes in with its length before it, so that no two lists of parts look alike. */
export function hashOf(purpose: Purpose, ...parts: readonly (string | Uint8Array)[]): string {
  return bytesToHex(hash(framed(purpose, parts)));
}

export function keyedHashOf(key: Uint8Array, purpose: Purpose, ...parts: readonly string[]): Uint8Array {
  return keyedHash(key, framed(purpose, parts));
}

/** Of lines of text without line breaks in them. */
export function hashOfLines(purpose: Purpose, lines: readonly string[]): string {
  return bytesToHex(hash(concatBytes(framed(purpose), utf8ToBytes(lines.map(ended).join('')))));
}

/** The same, for lines that come one by one. */
export class RunningHash {
  private readonly hash;

  constructor(purpose: Purpose) {
    this.hash = sha256.create().update(framed(purpose));
  }

  add(line: string): void {
    this.hash.update(utf8ToBytes(ended(line)));
  }

  /** Of the lines so far; more may follow. */
  get hex(): string {
    return bytesToHex(this.hash.clone().digest());
  }
}

function ended(line: string): string {
  return `${line}\n`;
}

function framed(purpose: Purpose, parts: readonly (string | Uint8Array)[] = []): Uint8Array {
  const pieces = parts.map((part) => (typeof part === 'string' ? utf8ToBytes(part) : part));
  const start = openingOf(purpose);
  const all = new Uint8Array(pieces.reduce((sum, { length }) => sum + LENGTH + length, start.length));
  all.set(start);
  let at = start.length;
  for (const piece of pieces) {
    writeLength(all, at, piece.length);
    all.set(piece, at + LENGTH);
    at += LENGTH + piece.length;
  }
  return all;
}

const OPENINGS = new Map<Purpose, Uint8Array>();

function openingOf(purpose: Purpose): Uint8Array {
  let opening = OPENINGS.get(purpose);
  if (!opening) {
    const name = utf8ToBytes(DOMAIN + purpose);
    opening = new Uint8Array(LENGTH + name.length);
    writeLength(opening, 0, name.length);
    opening.set(name, LENGTH);
    OPENINGS.set(purpose, opening);
  }
  return opening;
}

/** Four bytes, the most significant first. */
const LENGTH = 4;

function writeLength(bytes: Uint8Array, at: number, length: number): void {
  bytes[at] = length >>> 24;
  bytes[at + 1] = length >>> 16;
  bytes[at + 2] = length >>> 8;
  bytes[at + 3] = length;
}
