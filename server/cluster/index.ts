import { matchMaker, type ServerOptions } from '@colyseus/core';
import type { Logger } from 'pino';
import { LOBBY_ROOM, QUEUE_ROOM } from '../../shared/protocol';
import type { Closing } from '../base/closing';
import type { Config } from '../base/config';
import { News, type NewsItem } from '../base/news';
import { OwnMoveCodes, type MoveCodes } from '../people/moveCodes';
import { newId, type Ports } from '../base/ports';
import { openLeases } from '../store/open';
import { Members } from './members';
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
  /** People may be sent here from now on. `missed`: news may have been missed. */
  join(missed: () => Promise<void>): Promise<void>;
  /** Nobody is sent here any more. */
  leave(): Promise<void>;
  /** Rejects while this node cannot do its part. */
  check(): Promise<void>;
  /** Everything that is held is free for the others. */
  stop(): Promise<void>;
}

const CHANNEL = 'arena:news';
const RESYNC_MS = 60_000;
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

async function among(redisUrl: string, { config, ports, log, closing }: ClusterContext): Promise<Cluster> {
  const { NODE_ID: name = '', PUBLIC_ADDRESS: publicAddress, DATABASE_URL: databaseUrl, DATA_DIR } = config;
  const me = newId(ports);
  const news = new News();
  const presence = new SwiftPresence(redisUrl);
  const leases = await openLeases({ dataDir: DATA_DIR, databaseUrl });
  let missed = (): Promise<void> => Promise.resolve();
  const catchUp = () =>
    void missed().catch((error: unknown) => log.warn({ err: error }, 'what was missed could not be read'));

  const relist = () =>
    void matchMaker
      .restoreMissingRoomCaches()
      .catch((error: unknown) => log.warn({ err: error }, 'the rooms here could not be listed again'));

  const standing: NodeStanding = new NodeStanding({
    leases,
    name,
    log,
    newId: () => `${name}.${newId(ports)}`,
    isInTouch: () => members.isInTouch(),
    canReach: async (hold) => (await members.processOf(hold)) !== undefined,
    missed: relist,
    began: () => {
      void members.beat();
      catchUp();
    },
  });
  const members: Members = new Members(
    presence,
    {
      processId: () => matchMaker.processId,
      hold: () => (standing.isHeld() ? standing.current : undefined),
      // Nobody is sent to one that the host is emptying, unless it has their match.
      load: () => matchMaker.stats.local.roomCount + (closing.isDraining ? MOST_ROOMS : 0),
      version: CLUSTER_VERSION,
    },
    log,
  );

  const driver = new RoomList({
    presence,
    processId: () => matchMaker.processId,
    isPresent: (processId) => members.isPresent(processId),
    mayList: () => standing.isHeld(),
  });

  /** Where a room is to be opened: a match where it is held already, else where there is least to do. */
  const selectProcessIdToCreateRoom = async (room: string, options: { matchId?: string }) => {
    if (room === LOBBY_ROOM || room === QUEUE_ROOM || options.matchId === undefined)
      return matchMaker.processId;
    const holder = await leases.holderOf(options.matchId).catch(() => undefined);
    return (holder === undefined ? undefined : await members.processOf(holder)) ?? members.choose();
  };

  let timer: NodeJS.Timeout | undefined;
  await standing.start();
  return {
    standing,
    news,
    moveCodes: new SharedMoveCodes(ports, presence),
    framework: { presence, driver, publicAddress, selectProcessIdToCreateRoom },
    async join(catchUpWith) {
      missed = catchUpWith;
      await presence.subscribe(CHANNEL, ([from, item]: [string, NewsItem]) => {
        if (from !== me) news.hear(item);
      });
      news.carry = (item) =>
        void presence
          .publish(CHANNEL, [me, item])
          .catch((error: unknown) => log.warn({ err: error }, 'the other nodes did not hear the news'));
      // A Redis that was started anew knows nothing.
      presence.onReturn(() => {
        relist();
        catchUp();
      });
      timer = setInterval(catchUp, RESYNC_MS);
      await members.start();
      // Between the first reading of the store and the first news something may have happened.
      catchUp();
    },
    leave: () => members.leave(),
    check: () =>
      standing.isHeld() && members.isInTouch()
        ? Promise.resolve()
        : Promise.reject(new Error('This node is out of touch.')),
    async stop() {
      clearInterval(timer);
      await standing.stop();
      presence.shutdown();
    },
  };
}
