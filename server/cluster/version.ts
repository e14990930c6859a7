import { SwiftPresence } from '../framework/swiftPresence';
import { olderNodes } from './members';

/**
 * Raised when nodes of the version before cannot go on beside this one: another shape of the database's rows, of what
 * nodes tell each other, or of what they keep in Redis. 1: nodes that say none, from before there was a second game.
 */
export const CLUSTER_VERSION = 2;

/** A node of an older version is running: what this one would do to the database would be its end. */
export class OlderNodes extends Error {
  constructor(names: readonly string[]) {
    super(
      `A node of an older version is running (${names.join(', ')}), and this version cannot run beside it. ` +
        'Stop all nodes, make a back-up, then start them in this version: docs/hosting.md, "Upgrading with people playing".',
    );
  }
}

/** To be called before anything is read or written. */
export async function refuseBesideOlder(redisUrl: string, version = CLUSTER_VERSION): Promise<void> {
  const presence = new SwiftPresence(redisUrl);
  try {
    const older = await olderNodes(presence, version);
    if (older.length > 0) throw new OlderNodes(older);
  } finally {
    presence.shutdown();
  }
}
