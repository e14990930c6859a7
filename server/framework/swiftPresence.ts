import { RedisPresence } from '@colyseus/redis-presence';

/** A busy machine is no broken line. */
const COMMAND_MS = 4000;
/** How long another process may take to answer before it counts as gone. */
const ANSWER_MS = 1000;
/** The framework's mark of a reply that failed. */
const FAILED = 1;
/** What it makes of a request that nobody answers. */
const NO_ANSWER = 'ipc_timeout';

/** The words of the driver, which has no names for these. */
const UNREACHED = ['Connection is closed.', 'Command timed out'];

/** Of rooms and of processes: what is published there waits for an answer. */
const ASKED = /^(\$|p:)/;
/** Where an answer is expected. */
const ANSWERS = /^ipc:/;

/**
 * The framework's presence, which hears at once that a process is gone: nobody listens on its channels any more. By
 * itself it would wait for two seconds, several times in a row, with somebody at the door. And when Redis is out of
 * reach it fails, where the framework, which does not look, would leave somebody at the door for ever.
 */
export class SwiftPresence extends RedisPresence {
  private readonly returned = new Set<() => void>();
  private unheard: (topic: string) => void = () => undefined;
  private hasBeenReady = false;

  constructor(url: string) {
    super(optionsFrom(url));
    this.sub.on('ready', () => {
      if (this.hasBeenReady) for (const listen of this.returned) listen();
      this.hasBeenReady = true;
    });
  }

  get client() {
    return this.pub;
  }

  /** Calls back when the line is up again after a break, in which anything may have been missed. */
  onReturn(listen: () => void): void {
    this.returned.add(listen);
  }

  /** Calls back when nobody listens where an answer was expected: on the channel of a process, or of a room. */
  onUnheard(listen: (topic: string) => void): void {
    this.unheard = listen;
  }

  override async subscribe(...[topic, hear]: Parameters<RedisPresence['subscribe']>): Promise<this> {
    try {
      return await super.subscribe(topic, hear);
    } catch (error) {
      if (!ANSWERS.test(topic)) throw error;
      this.giveUp(topic);
      return this;
    }
  }

  /** Nobody waits for it. */
  override unsubscribe(...args: Parameters<RedisPresence['unsubscribe']>): Promise<this> {
    return super.unsubscribe(...args).catch(() => this);
  }

  /** How many are about to open the same room: whoever cannot ask is the first, and the lease decides. */
  override hincrbyex(...counted: Parameters<RedisPresence['hincrbyex']>): Promise<number> {
    return super.hincrbyex(...counted).catch(() => 1);
  }

  /** Lines that are silent are taken up anew. */
  reconnect(): void {
    this.pub.disconnect(true);
    this.sub.disconnect(true);
  }

  override async publish(topic: string, data: unknown): Promise<void> {
    const heard = await this.pub.publish(topic, JSON.stringify(data ?? false));
    if (!ASKED.test(topic) || !Array.isArray(data)) return;
    const reply = `ipc:${String(data[1])}`;
    if (heard === 0) {
      this.unheard(topic);
      this.giveUp(reply);
    } else setTimeout(() => this.giveUp(reply), ANSWER_MS).unref();
  }

  override shutdown(): void {
    this.sub.disconnect();
    this.pub.disconnect();
  }

  private giveUp(reply: string): void {
    this.subscriptions.emit(reply, [FAILED, NO_ANSWER]);
  }
}

/** What comes of a command while Redis is out of reach; for some of the framework's nobody waits. */
export function isOutOfReach(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error.name === 'MaxRetriesPerRequestError' || UNREACHED.includes(error.message);
}

function optionsFrom(address: string) {
  const url = new URL(address);
  const { protocol, hostname, port, username, password, pathname } = url;
  return {
    host: hostname.replace(/^\[|\]$/g, ''),
    port: Number(port || 6379),
    ...(username ? { username: decodeURIComponent(username) } : {}),
    ...(password ? { password: decodeURIComponent(password) } : {}),
    db: Number(pathname.slice(1) || 0),
    ...(protocol === 'rediss:' ? { tls: {} } : {}),
    connectTimeout: 2000,
    commandTimeout: COMMAND_MS,
    maxRetriesPerRequest: 2,
    // With it, a line that breaks while it says who it is counts as ready, and is never taken up again (ioredis 5.11).
    disableClientInfo: true,
    // The framework does, and catches what comes of it.
    autoResubscribe: false,
    retryStrategy: (times: number) => Math.min(times * 50, 500),
  };
}
