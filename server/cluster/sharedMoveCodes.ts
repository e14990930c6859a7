import { hash } from 'node:crypto';
import { LIFETIME_MS, newMoveCode, type Move, type MoveCodes } from '../people/moveCodes';
import type { Ports } from '../base/ports';
import type { SwiftPresence } from '../framework/swiftPresence';

/** Codes that any node can redeem. Redis has only their hashes, and forgets them by itself. */
export class SharedMoveCodes implements MoveCodes {
  constructor(
    private readonly ports: Ports,
    private readonly presence: SwiftPresence,
  ) {}

  async issue(move: Move): Promise<string> {
    const { client } = this.presence;
    const code = newMoveCode(this.ports);
    const key = keyOf(code);
    const ofPerson = `arena:mover:${move.person.id}`;
    // A new code makes the person's earlier one useless.
    const earlier = await client.get(ofPerson);
    if (earlier) await client.del(earlier);
    await client.set(key, JSON.stringify(move), 'PX', LIFETIME_MS);
    await client.set(ofPerson, key, 'PX', LIFETIME_MS);
    return code;
  }

  async redeem(code: string): Promise<Move | undefined> {
    const found = await this.presence.client.getdel(keyOf(code.trim().toUpperCase()));
    return found ? (JSON.parse(found) as Move) : undefined;
  }
}

function keyOf(code: string): string {
  return `arena:move:${hash('sha256', `pocket-arena move ${code}`)}`;
}
