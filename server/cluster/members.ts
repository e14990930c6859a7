import type { Logger } from 'pino';
import { every, systemPorts, type Cancel, type Pacing } from '../base/ports';
import type { SwiftPresence } from '../framework/swiftPresence';

const BEAT_MS = 500;
/** Whoever has not been heard of for so long is not sent anybody. */
const STALE_MS = 1500;
const OUT_OF_TOUCH_MS = 2500;
/** A line that was just taken up anew gets the chance to work. */
const RECONNECT_MS = 1000;

/** What a process held that has gone without a word is nobody's by then. */
const FORGOTTEN_MS = 5000;

/** The nodes by when they were last heard of, what they hold under which name, how much they have to do, and their version. */
const KEYS = ['arena:nodes', 'arena:holds', 'arena:loads', 'arena:versions'] as const;

const PRESENT = `
local t = redis.call('TIME')
local now = t[1] * 1000 + math.floor(t[2] / 1000)
for _, gone in ipairs(redis.call('ZRANGEBYSCORE', KEYS[1], '-inf', now - ${STALE_MS})) do
  redis.call('ZREM', KEYS[1], gone)
  redis.call('HDEL', KEYS[2], gone)
  redis.call('HDEL', KEYS[3], gone)
  redis.call('HDEL', KEYS[4], gone)
end
`;

/** A node that speaks but does not hear is of no use to the others: everybody calls into their own ear. */
const EAR = 'arena:ear:';
const CALL = `
redis.call('PUBLISH', '${EAR}' .. ARGV[1], '1')
`;

const LOOK = `${PRESENT}
return redis.call('HGETALL', KEYS[2])
`;

const BEAT = `${PRESENT}${CALL}
redis.call('ZADD', KEYS[1], now, ARGV[1])
redis.call('HSET', KEYS[2], ARGV[1], ARGV[2])
redis.call('HSET', KEYS[3], ARGV[1], ARGV[3])
redis.call('HSET', KEYS[4], ARGV[1], ARGV[4])
return redis.call('HGETALL', KEYS[2])
`;

/** The one with the least to do, which has one more from now on: the next to ask gets another one. */
const CHOOSE = `${PRESENT}
local best, least
local nodes = redis.call('ZRANGE', KEYS[1], 0, -1)
local loads = #nodes > 0 and redis.call('HMGET', KEYS[3], unpack(nodes)) or {}
for i, node in ipairs(nodes) do
  local load = tonumber(loads[i]) or 0
  if not least or load < least then best, least = node, load end
end
if best then redis.call('HINCRBY', KEYS[3], best, 1) end
return best
`;

const LEAVE = `${CALL}
redis.call('ZREM', KEYS[1], ARGV[1])
redis.call('HDEL', KEYS[2], ARGV[1])
redis.call('HDEL', KEYS[3], ARGV[1])
redis.call('HDEL', KEYS[4], ARGV[1])
`;

/** Nodes that say no version are of the first. */
const OLDER = `${PRESENT}
local older = {}
for _, node in ipairs(redis.call('ZRANGE', KEYS[1], 0, -1)) do
  local version = tonumber(redis.call('HGET', KEYS[4], node)) or 1
  if version < tonumber(ARGV[1]) then table.insert(older, redis.call('HGET', KEYS[2], node) or node) end
end
return older
`;

export interface Self {
  /** The framework's name for this process. */
  readonly processId: () => string;
  readonly load: () => number;
  readonly version: number;
}

/** Which processes are there, as each of them says twice a second. */
export class Members {
  /** What each holds matches under, and the other way round. */
  private present = new Map<string, string>();
  private byHold = new Map<string, string>();
  /** Those that do not listen any more, though they were heard of a moment ago, with what they held matches under. */
  private readonly deaf = new Map<string, { readonly since: number; readonly hold: string | undefined }>();
  private readonly doubted = new Set<string>();
  private looking: Promise<void> | undefined;
  private nextLook: Promise<void> | undefined;
  private answeredAt = 0;
  private heardAt = 0;
  private reconnectedAt = 0;
  private stopBeating: Cancel = () => undefined;
  private isLeaving = false;
  private hold: (() => string | undefined) | undefined;

  constructor(
    private readonly presence: SwiftPresence,
    private readonly self: Self,
    private readonly log: Logger,
    private readonly ports: Pacing = systemPorts,
  ) {}

  /** `hold`: what matches are held under now; `undefined` while nobody should be sent here. */
  async start(hold: () => string | undefined): Promise<void> {
    this.hold = hold;
    await this.presence.subscribe(EAR + this.self.processId(), () => (this.heardAt = this.ports.steady()));
    this.heardAt = this.ports.steady();
    await this.beat();
    this.stopBeating = every(this.ports, BEAT_MS, () => void this.beat());
  }

  /** Whether Redis has answered lately, and what is said there is heard here. */
  isInTouch(): boolean {
    return this.ports.steady() - Math.min(this.answeredAt, this.heardAt) < OUT_OF_TOUCH_MS;
  }

  async isPresent(processId: string): Promise<boolean> {
    if (processId === this.self.processId()) return true;
    return (await this.known(() => this.present.get(processId))) !== undefined;
  }

  /** The process that holds matches under this name. */
  processOf(hold: string): Promise<string | undefined> {
    return this.known(() => this.byHold.get(hold));
  }

  /** Whether the process that held matches under this name has gone without a word, and will not let go of them. */
  isLost(hold: string): boolean {
    for (const lost of this.deaf.values()) if (lost.hold === hold) return true;
    return false;
  }

  async choose(): Promise<string> {
    const chosen = await this.run(CHOOSE).catch(() => undefined);
    return typeof chosen === 'string' && !this.deaf.has(chosen) ? chosen : this.self.processId();
  }

  /**
   * It did not listen when it was asked something. A process that was killed is still among the others for a moment, and
   * all who look for its tables would be sent there, again and again.
   */
  async doubt(processId: string): Promise<void> {
    if (this.doubted.has(processId) || !this.present.has(processId)) return;
    this.doubted.add(processId);
    const channel = processChannel(processId);
    const found = await this.presence.client.pubsub('NUMSUB', channel).catch(() => undefined);
    this.doubted.delete(processId);
    if (!Array.isArray(found) || Number(found[1]) !== 0) return;
    const hold = this.present.get(processId);
    this.deaf.set(processId, { since: this.ports.steady(), hold });
    this.byHold.delete(hold ?? '');
    this.present.delete(processId);
  }

  /** Nobody is sent here from now on. */
  async leave(): Promise<void> {
    this.isLeaving = true;
    this.stopBeating();
    await this.run(LEAVE, this.self.processId()).catch(() => undefined);
  }

  /** Says at once that it is there, under the name by which it holds matches now. */
  async beat(): Promise<void> {
    if (!this.hold) return;
    const { processId, load, version } = this.self;
    const held = this.isLeaving || this.isDeaf() ? undefined : this.hold();
    try {
      const found = await (held === undefined
        ? this.run(LEAVE, processId())
        : this.run(BEAT, processId(), held, String(load()), String(version)));
      this.answeredAt = this.ports.steady();
      this.know(found);
    } catch (error) {
      this.log.debug({ err: error }, 'Redis did not answer in time');
    }
    if (!this.isInTouch()) this.reconnect();
  }

  /**
   * Whoever is not known may have come since the last beat, and may have a room already: others choose it as soon as it
   * is there, because it has the least to do.
   */
  private async known<Found>(find: () => Found | undefined): Promise<Found | undefined> {
    return find() ?? (await this.look().then(find));
  }

  /** Thousands can ask at once when a node has died: those who come while one look is under way share the next. */
  private look(): Promise<void> {
    if (this.looking)
      return (this.nextLook ??= this.looking.then(() => {
        this.nextLook = undefined;
        return this.look();
      }));
    this.looking = this.run(LOOK)
      .then(
        (found) => this.know(found),
        () => undefined,
      )
      .finally(() => (this.looking = undefined));
    return this.looking;
  }

  private know(found: unknown): void {
    if (!Array.isArray(found)) return;
    this.present = pairsOf(found.map(String));
    const now = this.ports.steady();
    for (const [processId, { since }] of this.deaf) {
      if (now - since < STALE_MS) this.present.delete(processId);
      else if (now - since > FORGOTTEN_MS) this.deaf.delete(processId);
    }
    this.byHold = new Map([...this.present].map(([processId, hold]) => [hold, processId]));
  }

  private isDeaf(): boolean {
    return this.ports.steady() - this.heardAt >= OUT_OF_TOUCH_MS;
  }

  private reconnect(): void {
    const now = this.ports.steady();
    if (this.isLeaving || now - this.reconnectedAt < RECONNECT_MS) return;
    this.reconnectedAt = now;
    this.presence.reconnect();
  }

  private run(script: string, ...args: string[]): Promise<unknown> {
    return run(this.presence, script, ...args);
  }
}

/** The names under which nodes of older versions hold matches now. */
export async function olderNodes(presence: SwiftPresence, version: number): Promise<string[]> {
  const found = await run(presence, OLDER, String(version));
  // A hold is the node's name and what it drew at its start.
  return Array.isArray(found) ? found.map((hold) => String(hold).replace(/\.[^.]*$/, '')).sort() : [];
}

function run({ client }: SwiftPresence, script: string, ...args: string[]): Promise<unknown> {
  return client.eval(script, KEYS.length, ...KEYS, ...args);
}

/** Where the framework listens in every process. */
export function processChannel(processId: string): string {
  return `p:${processId}`;
}

function pairsOf(list: readonly string[]): Map<string, string> {
  const pairs = new Map<string, string>();
  for (let i = 0; i + 1 < list.length; i += 2) pairs.set(list[i] ?? '', list[i + 1] ?? '');
  return pairs;
}
