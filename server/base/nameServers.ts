import { promises, type LookupAddress } from 'node:dns';

/** A question that got lost is asked again. */
const ASK_AGAIN_MS = 1500;
/** Some name servers never answer for the other family of addresses. */
const OTHER_FAMILY_MS = 200;
/** One after the other is tried, and a name can have thousands: no more than these of either kind. */
const MOST_TRIED = 4;

/**
 * Where a name leads, by the name servers alone. The system's own way of asking (`getaddrinfo`) takes one of very few threads of
 * the process, for twenty seconds where nobody answers and whoever asked has long gone: a few names that hang kept
 * everybody else's from being asked at all. These questions need no thread, and end when nobody waits for them.
 */
export async function addressesOf(
  hostname: string,
  { withinMs, servers }: { readonly withinMs: number; readonly servers?: readonly string[] | undefined },
): Promise<LookupAddress[]> {
  const resolver = new promises.Resolver({ timeout: ASK_AGAIN_MS });
  if (servers) resolver.setServers(servers);
  const end = setTimeout(() => resolver.cancel(), withinMs);
  const found: LookupAddress[] = [];
  const keep = (family: 4 | 6) => (addresses: string[]) =>
    void found.push(...addresses.slice(0, MOST_TRIED).map((address) => ({ address, family })));
  try {
    const families = [resolver.resolve4(hostname).then(keep(4)), resolver.resolve6(hostname).then(keep(6))];
    await Promise.any(families);
    let pause: NodeJS.Timeout | undefined;
    await Promise.race([
      Promise.allSettled(families),
      new Promise((resolve) => (pause = setTimeout(resolve, OTHER_FAMILY_MS))),
    ]);
    clearTimeout(pause);
    return found.sort((one, other) => one.family - other.family);
  } finally {
    clearTimeout(end);
    resolver.cancel();
  }
}
