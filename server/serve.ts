import './framework/websocket';
import { isOutOfReach } from './framework/swiftPresence';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Plain } from '../shared/core';
import type { Games } from '../shared/games';
import { startApp } from './app';
import { enginesOfSources, KeptEngines, releaseIn } from './engines';
import { openThinker } from './bots';
import { Closing } from './base/closing';
import { openCluster } from './cluster';
import { refuseBesideOlder } from './cluster/version';
import { ConfigError, readConfig, type Config } from './base/config';
import type { Outside } from './base/outside';
import { openKeeping } from './keeping';
import { serveMetrics } from './http/metricsApi';
import { makeLog } from './base/log';
import { Metrics } from './metrics/prometheus';
import { silence } from './metrics/telemetry';
import { useNativeHash } from './base/nativeHash';
import { Identity } from './people/identity';
import { signingKey } from './people/key';
import { openSociety } from './people/society';
import { systemPorts } from './base/ports';
import { unless } from './base/readiness';
import { gameAutopilot } from './bots/autopilot';
import { readHouseRules } from './ruleset';
import type { Services } from './services';
import { whyNotStarted } from './startFailure';
import { lockFolder, openFolder } from './store/folder';
import { openStore } from './store/open';
import { openCalling, pushKeys } from './notices';
import { NightWatch } from './table/nightWatch';

/** Hosts wait ten seconds before they kill. */
const GRACE_MS = 9000;

/** What a server may be given that no setting leads to. */
interface Given {
  /** By which it sends something out, in place of one that goes to public addresses alone: for tests. */
  readonly outside?: Outside;
}

/** A server of these games, for as long as the process lives. */
export function serve(games: Games, given: Given = {}): void {
  start(games, given).catch((error: unknown) => {
    process.stderr.write(`${whyNotStarted(error, !!process.env.DATABASE_URL)}\n`);
    process.exit(1);
  });
}

/** The composition root: environment → store → rooms and HTTP → one port. */
async function start(listed: Games, { outside }: Given): Promise<void> {
  const { config, houseRules } = settingsOrExit(listed);
  const log = makeLog(config.LOG_LEVEL);
  const ports = systemPorts;
  useNativeHash();
  claimFolder(config, log);
  const key = signingKey(config.SIGNING_KEY, config.DATA_DIR, ports);
  const identity = new Identity(key, ports);
  if (config.REDIS_URL !== undefined) await refuseBesideOlder(config.REDIS_URL);
  const store = await openStore({ dataDir: config.DATA_DIR, databaseUrl: config.DATABASE_URL });
  // Where nothing can be kept nobody should be let in.
  await store.check();
  const release = releaseIn(join(import.meta.dirname, '..', 'engines'));
  const engines = release
    ? await KeptEngines.open({ release, shelf: store.engines, key, ports, log }, listed)
    : enginesOfSources(listed);
  const { games } = engines;
  const closing = new Closing();
  const cluster = await openCluster({ config, ports, log, closing });
  const { standing, news } = cluster;
  const keeping = await openKeeping({ store, config, ports, log, games, engines, news, standing });
  const society = await openSociety({ store, config, ports, log, news });
  log.info(keeping.restored, 'unfinished matches are back');
  const calling = openCalling({
    ...{ config, store, ports, log, directory: keeping.directory, blocks: society.blocks },
    keys: () => pushKeys(config, ports),
    outside,
  });
  const thinker = openThinker(games);
  const metrics = isMeasured(config) ? new Metrics() : undefined;
  metrics?.restoredAtStart(keeping.restored);
  metrics?.watchCommits(store.commits);
  const services: Services = {
    config,
    ports,
    log,
    games,
    engines,
    houseRules,
    autopilot: gameAutopilot(games, thinker),
    bots: thinker,
    identity,
    moveCodes: cluster.moveCodes,
    standing,
    ...society,
    directory: keeping.directory,
    tables: keeping.tables,
    wakes: store.wakes,
    turns: store.turns,
    caller: calling?.caller,
    archives: keeping.archives,
    people: keeping.people,
    telemetry: metrics ?? silence,
    metrics,
    closing,
    readyChecks: [
      { name: 'stopping', code: 'stopping', run: unless(() => closing.isStopping) },
      { name: 'draining', code: 'draining', run: unless(() => closing.isDraining) },
      { name: 'nodes', code: 'busy', run: () => cluster.check() },
      { name: 'store', code: 'storage-failed', run: () => keeping.tables.check() },
    ],
  };
  let letIn = (): void => undefined;
  const app = await startApp(services, {
    port: config.PORT,
    host: config.HOST,
    clientDir: join(import.meta.dirname, '..', 'client'),
    allowedOrigins: config.ALLOWED_ORIGINS,
    log,
    publicAddress: config.PUBLIC_ADDRESS,
    framework: cluster.framework,
    joined: new Promise((resolve) => (letIn = resolve)),
  });
  await cluster.join(
    async () => {
      await Promise.all([keeping.resync(), society.blocks.reload()]);
    },
    () => keeping.directory.size,
  );
  letIn();
  void keeping.tidyUp();
  const nightWatch = new NightWatch(services, store.wakes);
  nightWatch.start();
  calling?.courier.start();
  const { METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token } = config;
  const measured = metrics && port !== undefined && (await serveMetrics(metrics, { port, host, token }));
  if (measured) log.info({ port: measured.port, host }, 'metrics');

  const stopAll = async () => {
    await cluster.leave();
    await nightWatch.stop();
    await Promise.all([app.stop(), thinker.close()]);
    await calling?.courier.stop();
    await cluster.stop();
    await keeping.stop();
    if (measured) measured.close();
  };
  const stop = (signal: string) => {
    if (closing.isStopping) return;
    closing.isStopping = true;
    log.info({ signal }, 'stopping');
    setTimeout(() => {
      log.fatal('could not stop in time');
      process.exit(1);
    }, GRACE_MS);
    // First the rooms, so that what they still write gets into the store before it is closed.
    stopAll().then(
      () => process.exit(0),
      (error: unknown) => {
        log.fatal({ err: error }, 'did not stop well');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  // A bug in one match must not take the others with it.
  process.on('uncaughtException', (error) => log.fatal({ err: error }, 'a fault that nobody caught'));
  process.on('unhandledRejection', (error) => {
    if (isOutOfReach(error)) log.warn('Redis did not answer');
    else log.fatal({ err: error }, 'a promise that nobody caught');
  });

  // Last of all: whoever reads it may ask the server to stop at that very moment.
  const url = `http://${config.HOST ?? 'localhost'}:${app.port}/`;
  log.info({ url, port: app.port }, 'listening');
  process.stdout.write(`Pocket Arena is ready: ${url}\n`);
}

/** What is hidden in matches is in the data, and so is the key: for the user who runs the server, and no other. */
function claimFolder({ DATA_DIR, DATABASE_URL, SIGNING_KEY }: Config, log: Logger): void {
  process.umask(0o077);
  if (DATABASE_URL !== undefined && SIGNING_KEY !== undefined) return;
  const open = openFolder(DATA_DIR);
  if (open.length > 0)
    log.warn({ files: open }, 'others can read the data: these files belong to another user');
  if (DATABASE_URL === undefined) lockFolder(DATA_DIR);
}

/** Whether anybody may read what is counted. */
function isMeasured({ METRICS_TOKEN, METRICS_PORT }: Config): boolean {
  return METRICS_TOKEN !== undefined || METRICS_PORT !== undefined;
}

function settingsOrExit(games: Games): { config: Config; houseRules: ReadonlyMap<string, Plain> } {
  try {
    const config = readConfig(process.env);
    return { config, houseRules: readHouseRules(games, config.RULESET_FILE) };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
}
