import type { Client } from '@colyseus/core';
import type { IncomingMessage } from 'node:http';
import { countedAddress, senderOf } from '../base/address';

/** Where connections come from: known as long as they are there, and written down nowhere. */
const addresses = new WeakMap<object, string>();

export function noteAddress(socket: object, request: IncomingMessage, proxies: number): void {
  addresses.set(socket, countedAddress(senderOf(request, proxies)));
}

/** What limits count by, of a connection to a room. */
export function addressBehind({ ref }: Pick<Client, 'ref'>): string | undefined {
  return addresses.get(ref);
}
