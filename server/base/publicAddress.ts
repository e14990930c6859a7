import { BlockList, isIP } from 'node:net';

/** What is in nobody's own network: everything else leads to machines that only this one should reach. */
const closed = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  // Of telephone networks and the like.
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // Of the link; clouds keep their keys there.
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // To many at once, and whatever is left.
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  closed.addSubnet(network, bits, 'ipv4');
// Of the public part of IPv6: what stands for other addresses, and what is for examples.
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(network, bits, 'ipv6');

/** Private, local and mapped ones lie outside of it. */
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');

export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !closed.check(address, 'ipv4');
  return (
    family === 6 && !address.includes('%') && open6.check(address, 'ipv6') && !closed.check(address, 'ipv6')
  );
}

/** Names that never lead out of a network, whatever they are resolved to. */
const INSIDE =
  /(^|\.)(localhost|local|internal|intranet|private|corp|home|lan|home\.arpa|test|invalid|onion)$/;

/** Whether a host may be public, as far as its name tells; what it is resolved to is another matter. */
export function mayBePublic(hostname: string): boolean {
  const host = hostname
    .replace(/^\[|\]$/g, '')
    .replace(/\.+$/, '')
    .toLowerCase();
  if (isIP(host) !== 0) return isPublicAddress(host);
  return host.includes('.') && !INSIDE.test(host);
}
