import './websocket';
import { join } from 'node:path';
import { mechs } from '../shared/games/mechs';
import { startApp } from './app';
import { openThinker } from './bots';
import { ConfigError, readConfig, type Config } from './config';
import { makeLog } from './log';
import { Blocks } from './people/blocks';
import { Identity } from './people/identity';
import { signingKey } from './people/key';
import { MoveCodes } from './people/moveCodes';
import { systemPorts } from './ports';
import { rookieAutopilot } from './rooms/autopilot';
import { forgetful } from './rooms/journal';
import type { Services } from './services';
import { Directory } from './tables/directory';

/** The composition root: environment → store → rooms and HTTP → one port. */
async function main(): Promise<void> {
  const config = configOrExit();
  const log = makeLog(config.LOG_LEVEL);
  const ports = systemPorts;
  const thinker = openThinker();
  let stopping = false;
  const services: Services = {
    config,
    ports,
    log,
    game: mechs,
    autopilot: rookieAutopilot(thinker),
    bots: thinker,
    identity: new Identity(signingKey(config.SIGNING_KEY, config.DATA_DIR, ports)),
    moveCodes: new MoveCodes(ports),
    blocks: new Blocks(),
    directory: new Directory(ports, {
      tables: config.MAX_TABLES,
      tablesPerPerson: config.TABLES_PER_PERSON,
      unvisitedMs: config.EMPTY_TABLE_MINUTES * 60_000,
    }),
    openJournal: () => Promise.resolve(forgetful),
    isStopping: () => stopping,
  };
  const app = await startApp(services, {
    port: config.PORT,
    host: config.HOST,
    clientDir: join(import.meta.dirname, '..', 'client'),
    allowedOrigins: config.ALLOWED_ORIGINS,
    log,
  });
  const url = `http://${config.HOST ?? 'localhost'}:${app.port}/`;
  log.info({ url, port: app.port }, 'listening');
  process.stdout.write(`Pocket Arena is ready: ${url}\n`);

  const stop = (signal: string) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    Promise.all([app.stop(), thinker.close()]).then(
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
  process.on('unhandledRejection', (error) => log.fatal({ err: error }, 'a promise that nobody caught'));
}

function configOrExit(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${describe(error)}\n`);
  process.exit(1);
});

function describe(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') return 'The port is in use already. Choose another one: PORT=3000 npm start';
  if (code === 'EACCES') return `Not allowed: ${message}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
