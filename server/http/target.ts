import type { IncomingMessage } from 'node:http';

/** Addresses of the page (`client/model/route.ts`), which are all the same file. */
const PAGES = /^\/(?:(?:t|tables|leaderboard|me|people|replay|fairness|learn|rules)(?:\/[^.]*)?)?$/;
const FILES =
  /^\/(?:admin\/)?(?:assets\/[^/]+|[^/]+\.(?:css|html|ico|js|json|map|png|svg|txt|webmanifest))?$/;
const PROBES = /^\/(?:healthz|readyz)$/;

/**
 * What is asked for, written as everybody behind the gate reads it: an address in full is as good as its path.
 * `undefined` where it makes no sense.
 */
export function targetOf(url = ''): string | undefined {
  if (url.startsWith('/')) return url;
  try {
    const { protocol, pathname, search } = new URL(url);
    return /^https?:$/.test(protocol) ? pathname + search : undefined;
  } catch {
    return undefined;
  }
}

/** As the framework makes ids of rooms. It looks them up among whatever every object has, this name included. */
const ROOM = /^\/[\w-]+\/(?!__proto__)[\w-]{9}$/;

/** Whether there can be a room at the address of a socket. */
export function isRoom({ url = '' }: Pick<IncomingMessage, 'url'>): boolean {
  return ROOM.test(url.split('?')[0] ?? '');
}

/**
 * Files of the page and probes cost little, and a proxy that is not declared makes everybody one address. Everything
 * else counts; also what is no file to somebody who reads `..` differently.
 */
export function isCounted({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean {
  if (method !== 'GET' && method !== 'HEAD') return true;
  const [given = ''] = url.split('?');
  const path = given.toLowerCase();
  if (!URL.canParse(`http://host${given}`) || new URL(`http://host${given}`).pathname !== given) return true;
  return ![PAGES, FILES, PROBES].some((free) => free.test(path));
}

const PROTOCOLS: ReadonlyMap<string, string> = new Map([
  ['http', 'http'],
  ['https', 'https'],
  // What some proxies call the request that opens a socket.
  ['ws', 'http'],
  ['wss', 'https'],
]);

/**
 * Whether the headers say where a request was sent to in words that make an address: the framework makes one of them,
 * and leaves a request for ever when it cannot. Of several proxies' words for the protocol the first one is left.
 */
export function straighten({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  const { host, 'x-forwarded-proto': said } = headers;
  if (host !== undefined && !isHost(host)) return false;
  if (said === undefined) return true;
  const words = [said].flat().flatMap((list) => list.split(','));
  const known = words.map((word) => PROTOCOLS.get(word.trim().toLowerCase()));
  const [first] = known;
  if (first === undefined || known.includes(undefined)) return false;
  headers['x-forwarded-proto'] = first;
  return true;
}

function isHost(host: string): boolean {
  return /^[^\s/?#@\\]+$/.test(host) && URL.canParse(`http://${host}`);
}
