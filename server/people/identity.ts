import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** Somebody who plays. The token is the person: whoever shows it is them, on any device. */
export interface Person {
  readonly id: string;
  readonly name: string;
}

const claims = z.strictObject({ id: z.string().min(1).max(64), name: z.string().min(1).max(80) });

/** Signs and reads the tokens that browsers keep. */
export class Identity {
  constructor(private readonly key: Uint8Array) {}

  issue(person: Person): string {
    const body = Buffer.from(JSON.stringify({ id: person.id, name: person.name })).toString('base64url');
    return `${body}.${this.sign(body)}`;
  }

  read(token: string): Person | undefined {
    const [body, signature, ...rest] = token.split('.');
    if (!body || !signature || rest.length > 0) return undefined;
    const given = Buffer.from(signature);
    const expected = Buffer.from(this.sign(body));
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
    try {
      return claims.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
    } catch {
      return undefined;
    }
  }

  private sign(body: string): string {
    return createHmac('sha256', this.key).update(body).digest('base64url');
  }
}
