import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { systemPorts, type Ports } from '../base/ports';

/** Somebody who plays. The token is the person: whoever shows it is them, on any device. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

const claims = z.strictObject({
  id: z.string().min(1).max(64),
  name: z.string().min(1).max(80),
  /** Milliseconds since 1970. */
  until: z.int(),
});

const DAY_MS = 24 * 60 * 60 * 1000;
/** Whoever comes back within a year is known: every visit renews it. */
const LIFETIME_DAYS = 400;

/** Signs and reads the tokens that browsers keep. */
export class Identity {
  constructor(
    private readonly key: Uint8Array,
    private readonly ports: Pick<Ports, 'now'> = systemPorts,
  ) {}

  issue({ id, name }: Person): string {
    const until = this.ports.now() + LIFETIME_DAYS * DAY_MS;
    const body = Buffer.from(JSON.stringify({ id, name, until })).toString('base64url');
    return `${body}.${this.sign(body)}`;
  }

  /** `undefined` for a token that is forged, altered or too old. */
  read(token: string): Person | undefined {
    const [body, signature, ...rest] = token.split('.');
    if (!body || !signature || rest.length > 0) return undefined;
    const given = Buffer.from(signature);
    const expected = Buffer.from(this.sign(body));
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    try {
      const { id, name, until } = claims.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
      return until > this.ports.now() ? { id, name } : undefined;
    } catch {
      return undefined;
    }
  }

  /** The same for the same text on every node, and nobody without the key learns the text from it. */
  veil(text: string): string {
    // A token's body has no colon: what is signed here is none.
    return this.sign(`veil:${text}`);
  }

  private sign(body: string): string {
    return createHmac('sha256', this.key).update(body).digest('base64url');
  }
}
