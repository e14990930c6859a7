import { createECDH, createHmac } from 'node:crypto';
import type { Config } from '../base/config';
import type { Ports } from '../base/ports';
import { keptKey } from '../people/key';

/** By which push services know that it is always the same server that calls (VAPID, RFC 8292). */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * Made at the first start and kept beside the key that signs tokens. Where the host gave that one, it follows from it:
 * so nodes that share the one share the other.
 */
export function pushKeys(
  { SIGNING_KEY, DATA_DIR }: Pick<Config, 'SIGNING_KEY' | 'DATA_DIR'>,
  ports: Ports,
): PushKeys {
  return keysFrom(
    SIGNING_KEY === undefined ? keptKey('push.key', DATA_DIR, ports) : Buffer.from(SIGNING_KEY),
  );
}

export function keysFrom(secret: Uint8Array): PushKeys {
  const pair = createECDH('prime256v1');
  for (let count = 0; ; count++) {
    const key = createHmac('sha256', secret).update(`pocket-arena push ${count}`).digest();
    try {
      pair.setPrivateKey(key);
    } catch {
      // One of 2³² numbers is none of the curve's.
      continue;
    }
    return { publicKey: pair.getPublicKey('base64url'), privateKey: key.toString('base64url') };
  }
}
