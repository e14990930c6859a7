import { matchMaker, Server } from '@colyseus/core';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { isRefusalReason, LOBBY_ROOM, QUEUE_ROOM, ROOM_NAME } from '../shared/protocol';
import { EvenTransport } from './framework/evenTransport';
import { reserveSeat, restrictMatchMaking } from './framework/matchMaking';
import { LineGuard } from './framework/lineGuard';
import { noteAddress } from './framework/connectionAddress';
import { GatedServer } from './http/gate';
import { site } from './http/site';
import { Allowances, perMinute, Places } from './base/limits';
import { Turnstile } from './base/turnstile';
import { alone } from './store/standing';
import { doorRefusal } from './rooms/admission';
import { frameworkLog } from './base/log';
import { systemPorts } from './base/ports';
import { QuickPlay } from './queue/quickPlay';
import { lobbyRoomFor } from './rooms/LobbyRoom';
import { waitAtTheDoor } from './rooms/doorstep';
import { matchRoomFor } from './rooms/MatchRoom';
import { queueRoomFor } from './queue/QueueRoom';
import type { Services } from './services';

/** The longest message a page sends is a chat line. */
const LARGEST_FRAME = 4 * 1024;

/** Files and probes cost little, and a page is made of many of them. */
const FILES_PER_REQUEST = 10;

/**
 * When thousands come at once, each is let in wholly before the next: pages give up after some seconds
 * (`client/net/line.ts`), and nobody would be in by then. Among several nodes a join can wait for another node, and
 * nobody else should wait with it.
 */
const JOINS_AT_ONCE = 32;
const JOIN_PATIENCE_MS = 3000;

/**
 * Connections that wait to be accepted, as many as the system allows: of those beyond it the first packet is lost, and
 * their browsers try again a second later. Node.js has 511.
 */
const BACKLOG = 4096;

export interface RunningApp {
  readonly port: number;
  stop(): Promise<void>;
}

export interface AppOptions {
  readonly port: number;
  readonly host?: string | undefined;
  readonly clientDir: string;
  readonly allowedOrigins: readonly string[];
  readonly log: Logger;
  /** Where browsers reach this process and no other: host and path. */
  readonly publicAddress?: string | undefined;
  /** What ties the processes of several nodes together. */
  readonly framework?: ConstructorParameters<typeof Server>[0];
  /** When this process counts among the others: whoever comes earlier waits for it. */
  readonly joined?: Promise<void> | undefined;
}

/** One port for page, API and sockets. */
export async function startApp(services: Services, options: AppOptions): Promise<RunningApp> {
  const { allowedOrigins, log } = options;
  const { config, ports } = services;
  const http = new GatedServer({
    allowedOrigins,
    ownPath: pathOf(options.publicAddress),
    proxies: config.TRUST_PROXY,
    requests: new Allowances(ports, perMinute(config.REQUESTS_PER_MINUTE)),
    files: new Allowances(ports, perMinute(config.REQUESTS_PER_MINUTE * FILES_PER_REQUEST)),
    connections: new Places(config.SOCKETS_PER_ADDRESS),
    reserve: reserveSeat,
    refused: (code) => services.telemetry.refused(code),
    undeclaredProxy: () =>
      log.warn('a proxy stands in front, but TRUST_PROXY is 0: limits count everybody behind it as one'),
  });
  const quickPlay = new QuickPlay(services);
  services.metrics?.watch({
    tables: () => services.directory.all(),
    games: services.games.all.map(({ rules }) => rules.id),
    waiting: (game) => quickPlay.sizeFor(game),
    connections: () => matchMaker.stats.local.ccu,
    isDraining: () => services.closing.isDraining,
  });
  const line = new LineGuard({
    // Of real lines, also where a test owns the time of the tables.
    ports: systemPorts,
    intentsPerSecond: config.INTENTS_PER_SECOND,
    cut: () => services.telemetry.refused('rate-limited'),
  });
  const transport = new EvenTransport({
    server: http,
    maxPayload: LARGEST_FRAME,
    autoPong: false,
  }).onConnected((socket, request) => {
    noteAddress(socket, request, config.TRUST_PROXY);
    line.watch(socket, request);
  });
  const server = new Server({
    ...options.framework,
    transport,
    logger: frameworkLog(log),
    greet: false,
    gracefullyShutdown: false,
    express: (app) => site(app, services, { clientDir: options.clientDir, quickPlay }),
  });
  const doorway = new Turnstile(
    services.standing === alone ? JOINS_AT_ONCE : Infinity,
    JOIN_PATIENCE_MS,
    () => doorRefusal('busy'),
  );
  restrictMatchMaking({
    allowedOrigins,
    rooms: [ROOM_NAME, QUEUE_ROOM, LOBBY_ROOM],
    unknown: () => doorRefusal('unknown-intent'),
    seek: async (find) => {
      await options.joined;
      return waitAtTheDoor(services.standing, () => doorway.pass(find));
    },
    failed: (error) => {
      // From another node it may come with a number of the framework's.
      if (error instanceof Error && isRefusalReason(error.message)) return doorRefusal(error.message);
      log.warn({ err: error }, 'somebody could not be let in');
      return doorRefusal('busy');
    },
  });
  server.define(ROOM_NAME, matchRoomFor(services)).filterBy(['matchId']);
  server.define(QUEUE_ROOM, queueRoomFor(services, quickPlay));
  server.define(LOBBY_ROOM, lobbyRoomFor(services));
  await new Promise<void>((resolve, reject) => {
    // The framework does not tell of a port that is taken: it waits for ever.
    http.once('error', reject);
    server.listen(options.port, options.host, BACKLOG).then(() => resolve(), reject);
  });
  return {
    port: (http.address() as AddressInfo).port,
    stop: async () => {
      await server.gracefullyShutdown(false);
      // Of two in one process the framework shuts but the first one's door.
      if (http.listening) transport.shutdown();
      http.closeAllConnections();
    },
  };
}

function pathOf(publicAddress = ''): string {
  return publicAddress.replace(/^[^/]*/, '');
}
