import { randomBytes } from 'node:crypto';
import { monotonic } from './monotonic';

export type Cancel = () => void;

/**
 * Everything a table takes from the world around it. Handed in by the composition root, so that tests own time
 * and chance.
 */
export interface Ports {
  /** Milliseconds since 1970, for people to read and for what outlives the process. Somebody may set that clock. */
  now(): number;
  /** Milliseconds that only go forward, for how long things take and until when they last. */
  steady(): number;
  setTimer(ms: number, run: () => void): Cancel;
  /** Unguessable bytes. */
  randomBytes(count: number): Uint8Array;
}

/** All that is needed to measure and to wait. */
export type Pacing = Pick<Ports, 'steady' | 'setTimer'>;

const LONGEST_TIMER = 2 ** 31 - 1;

export const systemPorts: Ports = {
  now: () => Date.now(),
  steady: () => Math.floor(monotonic()),
  setTimer: (ms, run) => {
    const timer = setTimeout(run, Math.min(Math.max(ms, 0), LONGEST_TIMER));
    return () => clearTimeout(timer);
  },
  randomBytes: (count) => randomBytes(count),
};

/** Resolves after so long. */
export function pause(ports: Pick<Ports, 'setTimer'>, ms: number): Promise<void> {
  return new Promise((resolve) => void ports.setTimer(ms, resolve));
}

/** Again and again, so long after each other, however long it takes. Returns how to stop it. */
export function every(ports: Pick<Ports, 'setTimer'>, ms: number, run: () => void): Cancel {
  const again = (): void => {
    cancel = ports.setTimer(ms, again);
    run();
  };
  let cancel = ports.setTimer(ms, again);
  return () => cancel();
}

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
