import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';

/** Who computes it makes no difference to the bytes, only to the time. */
export interface Sha256 {
  hash(bytes: Uint8Array): Uint8Array;
  hmac(key: Uint8Array, bytes: Uint8Array): Uint8Array;
}

let used: Sha256 = { hash: (bytes) => sha256(bytes), hmac: (key, bytes) => hmac(sha256, key, bytes) };

/** For a platform that has a quicker one. */
export function useSha256(other: Sha256): void {
  used = other;
}

export const hash: Sha256['hash'] = (bytes) => used.hash(bytes);
export const keyedHash: Sha256['hmac'] = (key, bytes) => used.hmac(key, bytes);
