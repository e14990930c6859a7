import type { Logger } from 'pino';
import type { Config } from './base/config';
import { KeptPeople } from './people/people';
import { SharedTables } from './cluster/sharedTables';
import { alone, type Standing } from './store/standing';
import { enginesOfSources, type Engines } from './engines';
import { News } from './base/news';
import type { Ports } from './base/ports';
import { ladderOf } from './ratings/weight';
import type { Services } from './services';
import { startRetention } from './store/retention';
import type { Store } from './store/store';
import { KeptArchives } from './tables/archives';
import { Directory } from './tables/directory';
import { startHeartbeat } from './tables/heartbeat';
import { KeptTables } from './tables/keptTables';
import { Relisting, type Restored } from './tables/relisting';
import { StoredMatches } from './tables/storedMatches';

/** Whoever opens a table goes to it at once. */
export const FIRST_VISIT_MS = 60_000;

export interface Keeping extends Pick<Services, 'archives' | 'directory' | 'people' | 'tables'> {
  readonly restored: Restored;
  /** Makes up for what was not heard of other nodes. */
  resync(): Promise<void>;
  /** What can wait until people are let in. Never rejects. */
  tidyUp(): Promise<void>;
  /** Everything that is on its way is written, and the store closed. */
  stop(): Promise<void>;
}

/** All that outlives the process: people and tables, as the last process left them. */
export async function openKeeping(context: {
  readonly store: Store;
  readonly config: Config;
  readonly ports: Ports;
  readonly log: Logger;
  readonly games: Services['games'];
  /** What matches are played by: this program's own sources, if nothing else. */
  readonly engines?: Engines;
  /** With other nodes: what happens there, and what is ours to do. */
  readonly news?: News;
  readonly standing?: Standing;
}): Promise<Keeping> {
  const { store, config, ports, log, games, news = new News(), standing = alone } = context;
  const { engines = enginesOfSources(games) } = context;
  const emptyMs = config.EMPTY_TABLE_MINUTES * 60_000;
  const limits = {
    tables: config.MAX_TABLES,
    tablesPerPerson: config.TABLES_PER_PERSON,
    tablesPerAddress: config.TABLES_PER_ADDRESS,
    daysTables: config.MAX_DAYS_TABLES,
    daysTablesPerPerson: config.DAYS_TABLES_PER_PERSON,
    unvisitedMs: Math.min(emptyMs, FIRST_VISIT_MS),
  };
  const directory = new Directory(ports, limits, games);
  const people = new KeptPeople({ store, ports, log, news });
  const patience = { playingMs: config.ABANDON_HOURS * 3_600_000, otherMs: emptyMs };
  const matches = new StoredMatches({ store, ports, log, games, engines });
  const common = { store, directory, matches, ports, log, games, engines, patience };
  const lastBeat = (await store.lastBeat()) ?? 0;
  const tables = new KeptTables({ ...common, people, standing, lastBeat });
  const relisting = new Relisting({ ...common, ladder: ladderOf(config) });
  const restored = await relisting.restore();
  if (standing !== alone) {
    new SharedTables({
      games,
      directory,
      news,
      ports,
      patience,
      isHeld: () => standing.isHeld(),
    });
  }
  const stopHeartbeat = startHeartbeat({ store, directory, ports, log });
  let stopRetention = (): void => undefined;
  return {
    directory,
    people,
    tables,
    archives: new KeptArchives({ store, engines, log }),
    restored,
    resync: () => relisting.resync(),
    async tidyUp() {
      stopRetention = startRetention(store, {
        days: config.RETENTION_DAYS,
        now: () => ports.now(),
        onError: (error) => log.warn({ err: error }, 'old matches could not be deleted'),
      });
      await relisting
        .lookThrough()
        .catch((error: unknown) => log.warn({ err: error }, 'the matches could not be looked through'));
    },
    async stop() {
      stopRetention();
      await stopHeartbeat();
      await store.close();
    },
  };
}
