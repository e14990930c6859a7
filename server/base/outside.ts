import type { LookupAddress } from 'node:dns';
import { request as requestPlainly, type IncomingMessage, type RequestOptions } from 'node:http';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { addressesOf } from './nameServers';
import { isPublicAddress, mayBePublic } from './publicAddress';

/** Whoever takes longer is not waited for. */
const TIME_LIMIT_MS = 5000;
const LARGEST_HEAD = 8 * 1024;
const LONGEST_ADDRESS = 1024;
/** Nobody comes back to something later than this. */
const LONGEST_WAIT_MS = 3_600_000;

export interface Letter {
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer | string;
}

export type Receipt =
  | { readonly status: number; readonly retryAfterMs?: number | undefined }
  /** Nothing was sent: the address leads to where nobody may send us. */
  | 'not-public'
  /** No connection, or nothing said in time. */
  | 'silent';

type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

class NotPublic extends Error {}

/**
 * Posts to addresses that people gave us, which would else be a way into the host's own network: https alone, on its own
 * port, to public addresses, looked at when connecting, so that a name cannot lead elsewhere a moment later. Redirects are
 * not followed, and of the answer nothing is read but its head.
 */
export class Outside {
  private readonly exempt: readonly string[];
  private readonly timeLimitMs: number;
  private readonly resolve: Resolve;

  /** `exempt`: origins that need no public address. For tests: no setting leads here. */
  constructor({
    exempt = [],
    timeLimitMs = TIME_LIMIT_MS,
    resolve = (hostname) => addressesOf(hostname, { withinMs: timeLimitMs }),
  }: {
    readonly exempt?: readonly string[];
    readonly timeLimitMs?: number;
    readonly resolve?: Resolve;
  } = {}) {
    this.exempt = exempt;
    this.timeLimitMs = timeLimitMs;
    this.resolve = resolve;
  }

  /**
   * Whether something may be posted there, by its looks alone. What a name leads to is looked at when connecting, and never
   * said: whoever gives one would else learn which names the host's own network knows.
   */
  accepts(address: string): boolean {
    return this.read(address) !== undefined;
  }

  /** Never rejects. */
  post(address: string, { headers, body }: Letter): Promise<Receipt> {
    const url = this.read(address);
    if (!url) return Promise.resolve('not-public');
    const isExempt = this.exempt.includes(url.origin);
    const options: RequestOptions = {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      agent: false,
      maxHeaderSize: LARGEST_HEAD,
      signal: AbortSignal.timeout(this.timeLimitMs),
      ...(isExempt ? {} : { lookup: this.lookup }),
    };
    return new Promise((answer) => {
      const received = (response: IncomingMessage) => {
        answer({ status: response.statusCode ?? 0, retryAfterMs: retryAfter(response) });
        response.destroy();
      };
      const sent = (url.protocol === 'https:' ? request : requestPlainly)(url, options, received);
      // Heads that announce another are nothing that a call needs, and could come without end.
      sent.on('information', () => sent.destroy(new Error('More than one head.')));
      sent.on('error', (error) => answer(error instanceof NotPublic ? 'not-public' : 'silent'));
      // Who changes to another protocol has said nothing else, and no error either: the connection just ends.
      sent.on('close', () => answer('silent'));
      sent.end(body);
    });
  }

  private read(address: string): URL | undefined {
    // PostgreSQL keeps no text with a zero in it.
    if (address.length > LONGEST_ADDRESS || address.includes('\0') || !URL.canParse(address))
      return undefined;
    const url = new URL(address);
    if (url.username !== '' || url.password !== '') return undefined;
    if (this.exempt.includes(url.origin)) return url;
    const isProper = url.protocol === 'https:' && url.port === '' && mayBePublic(url.hostname);
    return isProper ? url : undefined;
  }

  /** Takes the place of the system's: what is connected to is what was looked at. */
  private readonly lookup: LookupFunction = (hostname, { all }, answer) => {
    this.resolve(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (!first) return answer(new Error('No such host.'), '', 4);
        if (!addresses.every(({ address }) => isPublicAddress(address)))
          return answer(new NotPublic('Leads to an address that is not public.'), '', 4);
        if (all) return answer(null, [...addresses]);
        answer(null, first.address, first.family);
      },
      (error: unknown) => answer(error instanceof Error ? error : new Error(String(error)), '', 4),
    );
  };
}

function retryAfter({ headers }: IncomingMessage): number | undefined {
  const seconds = Number(headers['retry-after']);
  return Number.isFinite(seconds) && seconds > 0 ? Math.min(seconds * 1000, LONGEST_WAIT_MS) : undefined;
}
