import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

/**
 * Who sent a request, as far as it can be believed: each trusted proxy adds the address it heard from at the end of
 * the list, and whatever stands before those is what somebody claims. What is no address at all counts as the proxy
 * that said it.
 */
export function senderOf(
  { headers, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  proxies: number,
): string {
  const heard = [headers['x-forwarded-for'] ?? []].flat().flatMap((list) => list.split(','));
  let sender = socket.remoteAddress ?? '';
  for (const said of heard.reverse().slice(0, proxies)) {
    const address = plain(said.trim());
    if (isIP(address) === 0) break;
    sender = address;
  }
  return sender;
}

/** Some proxies add the port, which is another one for every connection. */
function plain(said: string): string {
  return /^\[(.*)\](?::\d+)?$/.exec(said)?.[1] ?? /^(\d+(?:\.\d+){3}):\d+$/.exec(said)?.[1] ?? said;
}

/** Whether the sender's own connection was encrypted, by the word of a trusted proxy. */
export function isEncrypted({ headers }: Pick<IncomingMessage, 'headers'>, proxies: number): boolean {
  return proxies > 0 && [headers['x-forwarded-proto'] ?? []].flat().join().split(',')[0]?.trim() === 'https';
}

const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
const NETWORK_PARTS = 4;

/** What limits count by. Whoever has one address of IPv6 has 2⁶⁴ of them: they count as one. */
export function countedAddress(address: string): string {
  const mapped = MAPPED.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const front = head.split(':').filter(Boolean);
  const back = tail?.split(':').filter(Boolean) ?? [];
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length;
  const parts = [...front, ...Array<string>(Math.max(0, zeros)).fill('0'), ...back];
  return `${parts
    .slice(0, NETWORK_PARTS)
    .map((part) => part.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}
