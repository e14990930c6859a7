import { createHmac, hash } from 'node:crypto';
import { useSha256 } from '../../shared/fairness';

/** The same bytes in a tenth of the time: every program, mine and match is hashed while people play. */
export function useNativeHash(): void {
  useSha256({
    hash: (bytes) => hash('sha256', bytes, 'buffer'),
    hmac: (key, bytes) => createHmac('sha256', key).update(bytes).digest(),
  });
}
