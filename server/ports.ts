import { randomBytes } from 'node:crypto';

export type Cancel = () => void;

/**
 * Everything a table takes from the world around it. Handed in by the composition root, so that tests own time
 * and chance.
 */
export interface Ports {
  /** Milliseconds since 1970. */
  now(): number;
  setTimer(ms: number, run: () => void): Cancel;
  /** Unguessable bytes. */
  randomBytes(count: number): Uint8Array;
}

const LONGEST_TIMER = 2 ** 31 - 1;

export const systemPorts: Ports = {
  now: () => Date.now(),
  setTimer: (ms, run) => {
    const timer = setTimeout(run, Math.min(Math.max(ms, 0), LONGEST_TIMER));
    return () => clearTimeout(timer);
  },
  randomBytes: (count) => randomBytes(count),
};

/** An id that cannot be guessed. */
export function newId(ports: Ports): string {
  return Buffer.from(ports.randomBytes(12)).toString('base64url');
}

/** `length` letters out of `letters`, all equally likely. */
export function newCode(ports: Ports, letters: string, length: number): string {
  const fair = 256 - (256 % letters.length);
  let code = '';
  while (code.length < length) {
    for (const byte of ports.randomBytes(length)) {
      if (byte < fair && code.length < length) code += letters[byte % letters.length];
    }
  }
  return code;
}
