import { SwiftPresence } from '../../../server/framework/swiftPresence';
import type { TurnedClock } from './turnedClock';

const CLOCK = 'turned:clock';
/** Where scripts ask Redis for the time they get the turned one. */
const ASKED = "redis.call('TIME')";
const TURNED = `{ redis.call('HGET', '${CLOCK}', 's'), redis.call('HGET', '${CLOCK}', 'u') }`;

type Command = (...args: unknown[]) => unknown;

/** A real Redis, whose scripts go by a turned clock; that clock stands still until Redis has answered. */
export class TurnedPresence extends SwiftPresence {
  commands = 0;
  private turned: SwiftPresence['client'] | undefined;
  private toldAt = -1;

  constructor(
    url: string,
    private readonly time: TurnedClock,
  ) {
    super(url);
  }

  override get client(): SwiftPresence['client'] {
    return (this.turned ??= this.turnedClient());
  }

  private turnedClient(): SwiftPresence['client'] {
    const real = this.pub;
    return new Proxy(real, {
      get: (client, name) => {
        const found: unknown = Reflect.get(client, name, client);
        if (typeof found !== 'function') return found;
        const command = found.bind(client) as Command;
        return (...args: unknown[]): unknown => {
          if (name === 'eval') {
            this.tellTime(real);
            args[0] = String(args[0]).replaceAll(ASKED, TURNED);
          }
          const answer = command(...args);
          if (name === 'multi') return this.watchChain(answer as object);
          if (!(answer instanceof Promise)) return answer;
          this.commands++;
          return this.time.while(answer);
        };
      },
    });
  }

  /** Commands that are sent together are one. */
  private watchChain(chain: object): unknown {
    return new Proxy(chain, {
      get: (target, name, proxy) => {
        const found: unknown = Reflect.get(target, name, target);
        if (typeof found !== 'function') return found;
        const command = found.bind(target) as Command;
        return (...args: unknown[]): unknown => {
          const answer = command(...args);
          if (name !== 'exec') return proxy;
          this.commands++;
          return this.time.while(answer as Promise<unknown>);
        };
      },
    });
  }

  private tellTime(client: SwiftPresence['client']): void {
    const now = this.time.now();
    if (now === this.toldAt) return;
    this.toldAt = now;
    // Redis takes one command after the other: it has the time before the script asks.
    void client.hset(CLOCK, { s: Math.floor(now / 1000), u: (now % 1000) * 1000 });
  }
}
