import {
  STATUS_CODES,
  Server,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { RefusalReason } from '../../shared/protocol';
import type { Allowances, Places } from '../base/limits';
import { countedAddress, isEncrypted, senderOf } from '../base/address';
import { headersFor, type reserveSeat } from '../framework/matchMaking';
import { adorn } from './headers';
import { isJoin, readJoin } from './joinBody';
import { isOwnOrigin } from './origin';
import { isCounted, isRoom, straighten, targetOf } from './target';

const LARGEST_BODY = 8 * 1024;
/** Nobody needs longer to say what they want. */
const HEADERS_MS = 10_000;
const REQUEST_MS = 30_000;
/** Nobody stops reading for so long in the middle of a reply; looked at once more, for what moved meanwhile. */
const STALLED_MS = 10_000;
/** How often connections are looked at for that, also those that have said nothing at all. */
const LOOK_MS = 2000;
/**
 * Browsers and proxies ask for one thing after the other on a connection. Whoever sends a heap of requests at once would
 * have all of them looked at in one turn, while everybody else waits; and a reply that waits for another one would keep
 * its file open for ever when the connection breaks, since nobody tells it.
 */
const MOST_AT_ONCE = 16;
/** What Node's parser is told when the rest is no request. */
const NOTHING_FOLLOWS = 2;
const TOO_OFTEN: Refused = { status: 429, code: 'rate-limited' };
const TOO_LARGE: Refused = { status: 413, code: 'too-large' };
const FOREIGN: Refused = { status: 403, code: 'foreign-origin' };
const SENSELESS: Refused = {
  status: 400,
  code: 'malformed',
  message:
    'Host, X-Forwarded-Proto or the address make no sense: check the proxy in front, or ask by a plain address.',
};
const NOWHERE: Refused = { status: 404, code: 'unknown-intent' };
/** The framework would fail at it without a word. */
const NO_FORMS: Refused = { status: 415, code: 'malformed', message: 'Send JSON, not a form.' };

export interface GateOptions {
  readonly allowedOrigins: readonly string[];
  /** A path that leads here and nowhere else, such as /n/n1: a proxy may leave it on. */
  readonly ownPath: string;
  /** How many proxies stand in front. */
  readonly proxies: number;
  /** By address. */
  readonly requests: Allowances;
  /** By address, for what is not counted there. */
  readonly files: Allowances;
  /** By address: with no proxy in front all connections, else those that became sockets. */
  readonly connections: Places;
  /** A seat in a room, or why there is none; `undefined` where the address leads to no room. */
  readonly reserve: typeof reserveSeat;
  /** Heard of a refusal that nobody behind the gate will hear of. */
  refused(code: RefusalReason): void;
  /** Somebody in front adds addresses, but none was declared: limits count everybody as one. */
  undeclaredProxy(): void;
}

interface Refused {
  readonly status: number;
  readonly code: RefusalReason;
  readonly message?: string;
}

/**
 * The HTTP server, with one gate in front of everything that listens to it, the framework's match-making included:
 * foreign origins, large bodies and floods go no further, and every answer carries the headers that browsers heed.
 */
export class GatedServer extends Server {
  private hasWarned = false;
  /** Of connections with a request that is not answered yet: what is looked at after it. */
  private readonly waiting = new WeakMap<Duplex, (() => void)[]>();

  constructor(private readonly gate: GateOptions) {
    super({ headersTimeout: HEADERS_MS, requestTimeout: REQUEST_MS, connectionsCheckingInterval: LOOK_MS });
    this.timeout = STALLED_MS;
    // Nobody is kept waiting for what they expect. Without this Node answers them itself, as many and as fast as they come.
    this.on('checkExpectation', (request, response) => this.request(request, response));
  }

  override emit(event: string, ...args: unknown[]): boolean {
    if (event === 'connection' && !this.hasPlace(args[0] as Socket)) return true;
    if (event === 'request') return this.request(...(args as [IncomingMessage, ServerResponse]));
    if (event === 'upgrade') return this.upgrade(...(args as [IncomingMessage, Duplex, Buffer]));
    return super.emit(event, ...args);
  }

  /** False for a connection that its address has no place left for: it goes at once. */
  private hasPlace(socket: Socket): boolean {
    // A proxy holds the connections of everybody.
    if (this.gate.proxies > 0) return true;
    const leave = this.gate.connections.take(countedAddress(socket.remoteAddress ?? ''));
    if (leave) socket.once('close', leave);
    else {
      this.gate.refused(TOO_OFTEN.code);
      socket.destroy();
    }
    return leave !== undefined;
  }

  private request(request: IncomingMessage, response: ServerResponse): boolean {
    const { socket } = request;
    const take = () => this.take(request, response);
    const queue = this.waiting.get(socket);
    if (socket.destroyed) return true;
    if (!queue) {
      this.waiting.set(socket, []);
      take();
    } else if (queue.push(take) >= MOST_AT_ONCE) {
      this.gate.refused(TOO_OFTEN.code);
      hangUp(socket);
    }
    return true;
  }

  private take(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    response.once('close', () => {
      const next = this.waiting.get(socket)?.shift();
      if (next && !socket.destroyed) next();
      else this.waiting.delete(socket);
    });
    adorn(isEncrypted(request, this.gate.proxies))(request, response, () => undefined);
    const refused = this.refusal(request, this.understand(request));
    if (refused) this.turnAway(response, refused, { code: refused.code, message: refused.message });
    else if (isJoin(request)) void this.join(request, response);
    else super.emit('request', request, response);
  }

  /** A refusal at the door of a room looks like those of the framework. */
  private async join(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const read = await readJoin(request);
    if (read === undefined) return;
    const reply = read === 'malformed' ? SENSELESS : await this.gate.reserve(request.url ?? '', read.options);
    if (!reply || 'code' in reply) {
      const { status, code } = reply ?? NOWHERE;
      return this.turnAway(response, { status, code }, { code: status, error: code });
    }
    const own = headersFor(request.headers.origin, this.gate.allowedOrigins);
    response.writeHead(reply.status, { ...own, 'content-type': 'application/json' });
    response.end(JSON.stringify(reply.body));
  }

  private turnAway(response: ServerResponse, { status, code }: Refused, body: object): void {
    this.gate.refused(code);
    response.writeHead(status, { 'content-type': 'application/json', connection: 'close' });
    response.end(JSON.stringify(body));
  }

  /** Writes what is asked for in the one way that everybody behind the gate reads alike. False: it makes no sense. */
  private understand(request: IncomingMessage): boolean {
    const { ownPath } = this.gate;
    const url = targetOf(request.url);
    if (url === undefined) return false;
    request.url = url;
    // Where redirects lead back to.
    if (ownPath !== '' && url.startsWith(`${ownPath}/`))
      Object.assign(request, { originalUrl: url, url: url.slice(ownPath.length) });
    return straighten(request);
  }

  private upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    // Replies that are still to come would be written among its frames.
    if (this.waiting.has(socket)) {
      socket.destroy();
      return true;
    }
    const refused = this.upgradeRefusal(request, this.understand(request)) ?? this.crowded(request, socket);
    if (!refused) return super.emit('upgrade', request, socket, head);
    const { status, code } = refused;
    this.gate.refused(code);
    const reply = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\n\r\n${code}`;
    // Whoever does not hang up is hung up on: half a connection would stay for ever.
    socket.on('error', () => socket.destroy()).end(reply, () => socket.destroy());
    return true;
  }

  /** Behind proxies sockets are counted here, where it is known whose they are. */
  private crowded(request: IncomingMessage, socket: Duplex): Refused | undefined {
    const { proxies, connections } = this.gate;
    if (proxies === 0) return undefined;
    const leave = connections.take(countedAddress(senderOf(request, proxies)));
    if (!leave) return TOO_OFTEN;
    socket.once('close', leave);
    return undefined;
  }

  private upgradeRefusal(request: IncomingMessage, isSensible: boolean): Refused | undefined {
    if (!this.mayAsk(request, this.gate.requests)) return TOO_OFTEN;
    if (!isSensible) return SENSELESS;
    if (!isOwnOrigin(request.headers, this.gate.allowedOrigins)) return FOREIGN;
    return isRoom(request) ? undefined : SENSELESS;
  }

  private refusal(request: IncomingMessage, isSensible: boolean): Refused | undefined {
    const { method, headers } = request;
    const { requests, files } = this.gate;
    if (!this.mayAsk(request, !isSensible || isCounted(request) ? requests : files)) return TOO_OFTEN;
    if (!isSensible) return SENSELESS;
    // Whatever is asked: what comes after it would be read to its end, and a packet holds ten thousand crumbs of it.
    if (sizeOf(headers) > LARGEST_BODY) return TOO_LARGE;
    if (method === 'GET' || method === 'HEAD') return undefined;
    if (!isOwnOrigin(headers, this.gate.allowedOrigins)) return FOREIGN;
    return /^\s*multipart\//i.test(headers['content-type'] ?? '') ? NO_FORMS : undefined;
  }

  /** False when its sender has asked too often. */
  private mayAsk(request: IncomingMessage, allowances: Allowances): boolean {
    const { proxies } = this.gate;
    if (proxies === 0 && request.headers['x-forwarded-for'] !== undefined && !this.hasWarned) {
      this.hasWarned = true;
      this.gate.undeclaredProxy();
    }
    return allowances.of(countedAddress(senderOf(request, proxies))).take();
  }
}

/** Node would go on to read all that came with the same packet, thousands of requests, also after the connection has ended. */
function hangUp(socket: Socket): void {
  const { parser } = socket as { parser?: { onIncoming: () => number } };
  if (parser) parser.onIncoming = () => NOTHING_FOLLOWS;
  socket.destroy();
}

/** Of a body; without end where nobody says. */
function sizeOf(headers: IncomingHttpHeaders): number {
  return headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Infinity;
}
