import { matchMaker, type ServerOptions } from '@colyseus/core';
import type { Logger } from 'pino';
import type { Closing } from '../base/closing';
import type { Config } from '../base/config';
import { News, type NewsItem } from '../base/news';
import { OwnMoveCodes, type MoveCodes } from '../people/moveCodes';
import { newId, type Ports } from '../base/ports';
import type { Leases } from '../store/leases';
import { openLeases } from '../store/open';
import { Members } from './members';
import { Placement } from './placement';
import { SwiftPresence } from '../framework/swiftPresence';
import { LocalRoomList } from '../framework/localRoomList';
import { RoomList } from '../framework/roomList';
import { SharedMoveCodes } from './sharedMoveCodes';
import { CLUSTER_VERSION } from './version';
import { alone, NodeStanding, type Standing } from '../store/standing';

/** This process among others: what it may do, what it hears, and what the framework needs for it. */
export interface Cluster {
  readonly standing: Standing;
  readonly news: News;
  readonly moveCodes: MoveCodes;
  readonly framework: Pick<
    ServerOptions,
    'presence' | 'driver' | 'publicAddress' | 'selectProcessIdToCreateRoom'
  >;
  /** People may be sent here from now on. `missed`: news may have been missed, of so many tables. */
  join(missed: () => Promise<void>, tables: () => number): Promise<void>;
  /** Nobody is sent here any more. */
  leave(): Promise<void>;
  /** Rejects while this node cannot do its part. */
  check(): Promise<void>;
  /** Everything that is held is free for the others. */
  stop(): Promise<void>;
}

const CHANNEL = 'arena:news';
/**
 * What was missed is read again after so long, and where there are many tables after so long for each of them: nodes
 * that all read all of them every minute would keep the database from everything else. Each waits up to a fifth more or
 * less, so that they do not read at the same moment.
 */
const RESYNC_MS = 60_000;
const RESYNC_MS_A_TABLE = 6;
const RESYNC_SPREAD = 0.2;
const MOST_ROOMS = 1_000_000;

interface ClusterContext {
  readonly config: Config;
  readonly ports: Ports;
  readonly log: Logger;
  readonly closing: Closing;
}

export async function openCluster(context: ClusterContext): Promise<Cluster> {
  const { REDIS_URL } = context.config;
  return REDIS_URL === undefined ? onlyOne(context) : among(REDIS_URL, context);
}

function onlyOne({ ports }: ClusterContext): Cluster {
  return {
    standing: alone,
    news: new News(),
    moveCodes: new OwnMoveCodes(ports),
    framework: { driver: new LocalRoomList() },
    join: () => Promise.resolve(),
    leave: () => Promise.resolve(),
    check: () => Promise.resolve(),
    stop: () => Promise.resolve(),
  };
}

async function among(redisUrl: string, context: ClusterContext): Promise<Cluster> {
  const { DATABASE_URL: databaseUrl, DATA_DIR } = context.config;
  const leases = await openLeases({ dataDir: DATA_DIR, databaseUrl });
  const node = new Node(new SwiftPresence(redisUrl), leases, context);
  await node.standing.start();
  return node;
}

/** One of several processes. */
class Node implements Cluster {
  readonly news = new News();
  readonly moveCodes: MoveCodes;
  readonly standing: NodeStanding;
  readonly framework: Cluster['framework'];
  private readonly members: Members;
  private readonly me: string;
  /** Reads what may have been missed; there is nothing to miss before this node has joined the others. */
  private reread: (() => Promise<void>) | undefined;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly presence: SwiftPresence,
    leases: Leases,
    private readonly context: ClusterContext,
  ) {
    const { config, ports, log, closing } = context;
    const { NODE_ID: name = '', PUBLIC_ADDRESS: publicAddress } = config;
    this.me = newId(ports);
    this.moveCodes = new SharedMoveCodes(ports, presence);
    const members = new Members(
      presence,
      {
        processId: () => matchMaker.processId,
        // Nobody is sent to one that the host is emptying, unless it has their match.
        load: () => matchMaker.stats.local.roomCount + (closing.isDraining ? MOST_ROOMS : 0),
        version: CLUSTER_VERSION,
      },
      log,
    );
    const standing = new NodeStanding({
      leases,
      name,
      log,
      newId: () => `${name}.${newId(ports)}`,
      isInTouch: () => members.isInTouch(),
      canReach: async (hold) => (await members.processOf(hold)) !== undefined,
      missed: () => this.relist(),
      began: () => {
        void members.beat();
        this.catchUp();
      },
    });
    const driver = new RoomList({
      presence,
      processId: () => matchMaker.processId,
      isPresent: (processId) => members.isPresent(processId),
      mayList: () => standing.isHeld(),
    });
    presence.onUnheard((topic) => {
      const processId = topic.startsWith('p:') ? topic.slice(2) : driver.processOf(topic.slice(1));
      if (processId !== undefined) void members.doubt(processId);
    });
    const placement = new Placement({ leases, members, processId: () => matchMaker.processId, ports });
    this.members = members;
    this.standing = standing;
    this.framework = {
      presence,
      driver,
      publicAddress,
      selectProcessIdToCreateRoom: (room: string, options: { matchId?: string }) =>
        placement.placeFor(room, options.matchId),
    };
  }

  async join(missed: () => Promise<void>, tables: () => number): Promise<void> {
    const { presence, news, me, members, standing } = this;
    this.reread = missed;
    await presence.subscribe(CHANNEL, (told: unknown) => this.hear(told));
    news.carry = (item) =>
      void presence
        .publish(CHANNEL, [me, item])
        .catch((error: unknown) => this.warn(error, 'the other nodes did not hear the news'));
    // A Redis that was started anew knows nothing.
    presence.onReturn(() => {
      this.relist();
      this.catchUp();
    });
    this.catchUpLater(tables);
    await members.start(() => (standing.isHeld() ? standing.current : undefined));
    // Between the first reading of the store and the first news something may have happened.
    this.catchUp();
  }

  leave(): Promise<void> {
    return this.members.leave();
  }

  check(): Promise<void> {
    return this.standing.isHeld() && this.members.isInTouch()
      ? Promise.resolve()
      : Promise.reject(new Error('This node is out of touch.'));
  }

  async stop(): Promise<void> {
    clearTimeout(this.timer);
    await this.standing.stop();
    this.presence.shutdown();
  }

  /** What makes no sense is not worth more than a line in the log: whatever matters is in the store. */
  private hear(told: unknown): void {
    try {
      const [from, item] = told as [string, NewsItem];
      if (from !== this.me) this.news.hear(item);
    } catch (error) {
      this.warn(error, 'news of another node made no sense');
    }
  }

  private catchUpLater(tables: () => number): void {
    this.timer = setTimeout(() => {
      this.catchUpLater(tables);
      this.catchUp();
    }, resyncDelay(tables()));
  }

  private catchUp(): void {
    this.reread?.().catch((error: unknown) => this.warn(error, 'what was missed could not be read'));
  }

  private relist(): void {
    matchMaker
      .restoreMissingRoomCaches()
      .catch((error: unknown) => this.warn(error, 'the rooms here could not be listed again'));
  }

  private warn(error: unknown, what: string): void {
    this.context.log.warn({ err: error }, what);
  }
}

/** Until everything is read again that may have been missed. */
export function resyncDelay(tables: number, chance = Math.random()): number {
  const usual = Math.max(RESYNC_MS, tables * RESYNC_MS_A_TABLE);
  return Math.round(usual * (1 + RESYNC_SPREAD * (2 * chance - 1)));
}
