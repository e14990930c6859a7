import { chacha20 } from '@noble/ciphers/chacha.js';
import { times } from './times';

/**
 * Randomness of a match: ChaCha20 keyed by the match seed, one named stream for each purpose, so that one
 * more draw in one place never shifts another. Where every stream stands is plain data in the state.
 */
export interface RandomState {
  /** 32 bytes as 64 hexadecimal digits. */
  readonly seed: string;
  /** How many 32-bit words each stream has given so far. */
  readonly drawn: Record<string, number>;
}

/** What a stream has given already as far as somebody saw it: the first results of `below`, by its name. */
export type KnownDraws = Readonly<Record<string, readonly number[]>>;

/** Anything that can pick a whole number from 0 to limit - 1 with equal chances. */
export interface Random {
  below(limit: number): number;
}

const WORDS = 16;
const NONCE_BYTES = 12;
/** A stream is what the cipher makes of nothing but zeros. */
const ZEROS = new Uint8Array(WORDS * 4);
const WORD_RANGE = 0x1_0000_0000;
const SEED_FORM = /^[0-9a-f]{64}$/;

export function isSeed(value: unknown): value is string {
  return typeof value === 'string' && SEED_FORM.test(value);
}

export function startRandom(seed: string): RandomState {
  if (!isSeed(seed)) throw new RangeError('A seed is 64 lower-case hexadecimal digits.');
  return { seed, drawn: {} };
}

/** The streams of one state. Draws advance `state.drawn`; known ones come first and advance nothing. */
export class Streams {
  private readonly key: Uint8Array;
  private readonly streams = new Map<string, Random>();

  constructor(
    private readonly state: RandomState,
    private readonly known?: KnownDraws,
  ) {
    this.key = bytesOfHex(state.seed);
  }

  /** What is known of the next draws. */
  get knownYet(): KnownDraws | undefined {
    if (!this.known) return undefined;
    const left = Object.entries(this.known).map(([name, draws]) => {
      const stream = this.streams.get(name);
      return [name, stream instanceof KnownFirst ? stream.left : draws] as const;
    });
    return Object.fromEntries(left);
  }

  stream(name: string): Random {
    let stream = this.streams.get(name);
    if (!stream) {
      const known = this.known?.[name];
      stream = new Stream(name, this.key, this.state.drawn);
      if (known) stream = new KnownFirst(known, stream);
      this.streams.set(name, stream);
    }
    return stream;
  }
}

class Stream implements Random {
  private readonly nonce: Uint8Array;
  /** The block that was drawn from last, and its number. */
  private words: DataView | undefined;
  private block = 0;

  constructor(
    private readonly name: string,
    private readonly key: Uint8Array,
    private readonly drawn: Record<string, number>,
  ) {
    this.nonce = nonceOf(name);
  }

  below(limit: number): number {
    if (!Number.isInteger(limit) || limit < 1)
      throw new RangeError(`below(${limit}) has nothing to pick from`);
    // Rejecting the ragged end keeps all numbers equally likely.
    const fair = WORD_RANGE - (WORD_RANGE % limit);
    for (;;) {
      const word = this.word();
      if (word < fair) return word % limit;
    }
  }

  private word(): number {
    const position = this.drawn[this.name] ?? 0;
    this.drawn[this.name] = position + 1;
    const block = Math.floor(position / WORDS);
    if (!this.words || block !== this.block) {
      const { buffer, byteOffset } = chacha20(this.key, this.nonce, ZEROS, undefined, block);
      this.words = new DataView(buffer, byteOffset, WORDS * 4);
      this.block = block;
    }
    return this.words.getUint32((position % WORDS) * 4, true);
  }
}

/** A stream whose first results are known. */
class KnownFirst implements Random {
  private given = 0;

  constructor(
    private readonly known: readonly number[],
    private readonly rest: Random,
  ) {}

  get left(): readonly number[] {
    return this.known.slice(this.given);
  }

  below(limit: number): number {
    const draw = this.known[this.given];
    if (draw === undefined) return this.rest.below(limit);
    if (draw >= limit) throw new RangeError(`A known draw of ${draw} cannot come from below(${limit}).`);
    this.given++;
    return draw;
  }
}

export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const result = items.slice();
  for (let i = result.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const moved = result[i] as T;
    result[i] = result[j] as T;
    result[j] = moved;
  }
  return result;
}

export function pick<T>(items: readonly T[], random: Random): T {
  return items[random.below(items.length)] as T;
}

/** A small fast generator (sfc32) for play-outs, bots and tests. Never for a real match's secrets. */
export function quickRandom(seed: number): Random {
  let a = seed | 0;
  let b = (seed ^ 0x9e3779b9) | 0;
  let c = (seed ^ 0x243f6a88) | 0;
  let counter = 1;
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  for (let warmUp = 0; warmUp < 12; warmUp++) next();
  return { below: (limit) => Math.floor((next() / WORD_RANGE) * limit) };
}

/** A match seed drawn from any source of randomness: for play-outs and tests. */
export function seedFrom(random: Random): string {
  return times(64, () => random.below(16).toString(16)).join('');
}

function nonceOf(name: string): Uint8Array {
  if (name.length > NONCE_BYTES) throw new RangeError(`Stream name too long: ${name}`);
  const nonce = new Uint8Array(NONCE_BYTES);
  for (let i = 0; i < name.length; i++) nonce[i] = name.charCodeAt(i);
  return nonce;
}

function bytesOfHex(hex: string): Uint8Array {
  const bytes = new Uint8Array(hex.length / 2);
  for (let i = 0; i < bytes.length; i++) bytes[i] = digitAt(hex, i * 2) * 16 + digitAt(hex, i * 2 + 1);
  return bytes;
}

const CODE_OF_0 = 48;
const CODE_OF_A = 97;

/** The value of a digit 0–9 or a–f. */
function digitAt(hex: string, place: number): number {
  const code = hex.charCodeAt(place);
  return code < CODE_OF_A ? code - CODE_OF_0 : code - CODE_OF_A + 10;
}
