import { thinker } from '../../support/games';
import { games } from '../../../shared/games';
import { enginesOfSources } from '../../../server/engines';
import '../../../server/framework/websocket';
import './wire';
import { matchMaker } from '@colyseus/core';
import { pino } from 'pino';
import { settingsFrom, type TableOrder, type TableSettings } from '../../../shared/protocol';
import { startApp, type RunningApp } from '../../../server/app';
import { Closing } from '../../../server/base/closing';
import { readConfig, type Config } from '../../../server/base/config';
import { Metrics } from '../../../server/metrics/prometheus';
import { Outside } from '../../../server/base/outside';
import { keysFrom, openCalling, type Calling } from '../../../server/notices';
import { silence } from '../../../server/metrics/telemetry';
import { Identity } from '../../../server/people/identity';
import { alone } from '../../../server/store/standing';
import { OwnMoveCodes } from '../../../server/people/moveCodes';
import { passersBy } from '../../../server/people/people';
import { openSociety } from '../../../server/people/society';
import { FIRST_VISIT_MS, openKeeping, type Keeping } from '../../../server/keeping';
import { unless } from '../../../server/base/readiness';
import { fallbackAutopilot } from '../../../server/bots/autopilot';
import type { TableJournal } from '../../../server/match/openedTable';
import type { Services } from '../../../server/services';
import type { Store } from '../../../server/store/store';
import { noArchives } from '../../../server/tables/archives';
import { Directory, type TableRecord } from '../../../server/tables/directory';
import { seatBots } from '../../../server/tables/sitters';
import { ListedTables } from '../../../server/tables/tables';
import { Player, type JoinExtra } from './player';
import { TestPorts } from './testPorts';

export interface HouseOptions {
  readonly seed?: number;
  readonly env?: Record<string, string>;
  readonly services?: Partial<Services>;
  /** Where tables write, when no store is given. */
  readonly journal?: TableJournal;
  /** Keeps everything; the test closes it. */
  readonly store?: Store;
  /** The time to go on from after a restart. */
  readonly ports?: TestPorts;
  /** The built page, for tests with a browser. */
  readonly clientDir?: string;
  /** Where it may send something; nowhere, if nothing is said. */
  readonly outside?: Outside;
  /** When the server counts among other nodes. */
  readonly joined?: Promise<void>;
}

/** Who is to sit at a table: bots in the last seats, people in the others. */
export type Party = TableOrder;

/** Time stands still here, so nothing that was used up would come back by itself. */
const UNHURRIED = {
  START_SECONDS: '0',
  INTENTS_PER_SECOND: '100000',
  TABLES_PER_PERSON: '100000',
  TABLES_PER_ADDRESS: '100000',
  SOCKETS_PER_ADDRESS: '100000',
  REQUESTS_PER_MINUTE: '1000000000',
};

const SECRET = 'a key for tests, long enough for hmac';

/** No name is known here. */
const nowhere = new Outside({ resolve: () => Promise.reject(new Error('nowhere')) });

/** A real server on a free port in this process, whose time and chance the test owns. */
export class House {
  readonly logged: string[] = [];
  private readonly players: Player[] = [];
  private people = 0;

  private constructor(
    readonly ports: TestPorts,
    readonly services: Services,
    private readonly app: RunningApp,
    readonly logLines: string[],
    /** With a store: what the server does with it besides its services. */
    readonly keeping: Keeping | undefined,
    readonly calling: Calling | undefined,
  ) {}

  static async open({
    seed = 1,
    env = {},
    services: given = {},
    journal,
    store,
    ports = new TestPorts(seed),
    clientDir = '/nonexistent',
    outside = nowhere,
    joined,
  }: HouseOptions = {}): Promise<House> {
    const config: Config = readConfig({ ...UNHURRIED, ...env });
    const lines: string[] = [];
    const log = pino({ level: 'debug', base: undefined }, { write: (line: string) => lines.push(line) });
    const { games: known = games, closing = new Closing() } = given;
    const limits = {
      tables: config.MAX_TABLES,
      tablesPerPerson: config.TABLES_PER_PERSON,
      tablesPerAddress: config.TABLES_PER_ADDRESS,
      daysTables: config.MAX_DAYS_TABLES,
      daysTablesPerPerson: config.DAYS_TABLES_PER_PERSON,
      unvisitedMs: FIRST_VISIT_MS,
    };
    const directory = new Directory(ports, limits, known);
    const keeping = store && (await openKeeping({ store, config, ports, log, games: known }));
    const metrics = config.METRICS_TOKEN === undefined ? undefined : new Metrics();
    const society = await openSociety({ store, config, ports, log });
    const calling =
      store &&
      keeping &&
      openCalling({
        ...{ store, config, ports, log, outside, directory: keeping.directory, blocks: society.blocks },
        keys: () => keysFrom(Buffer.from(SECRET)),
      });
    const services: Services = {
      config,
      ports,
      log,
      games: known,
      engines: enginesOfSources(known),
      autopilot: fallbackAutopilot,
      bots: thinker,
      identity: new Identity(Buffer.from(SECRET), ports),
      moveCodes: new OwnMoveCodes(ports),
      ...society,
      directory: keeping?.directory ?? directory,
      tables: keeping?.tables ?? new ListedTables(directory, journal),
      wakes: store?.wakes,
      turns: store?.turns,
      caller: calling?.caller,
      archives: keeping?.archives ?? noArchives,
      people: keeping?.people ?? passersBy,
      standing: alone,
      telemetry: metrics ?? silence,
      metrics,
      closing,
      readyChecks: [
        { name: 'stopping', code: 'stopping', run: unless(() => closing.isStopping) },
        { name: 'draining', code: 'draining', run: unless(() => closing.isDraining) },
        { name: 'store', code: 'storage-failed', run: () => keeping?.tables.check() },
      ],
      ...given,
    };
    // The framework knows of one server in a process: it would forget the other one's clock, and never stop it.
    matchMaker.stats.clearAutoPersistInterval();
    const app = await startApp(services, {
      port: 0,
      host: '127.0.0.1',
      clientDir,
      allowedOrigins: config.ALLOWED_ORIGINS,
      log,
      joined,
    });
    return new House(ports, services, app, lines, keeping, calling);
  }

  get url(): string {
    return `http://127.0.0.1:${this.app.port}`;
  }

  async close(): Promise<void> {
    for (const player of this.players) player.disconnect();
    await this.app.stop();
    await this.calling?.courier.stop();
  }

  /** A person with a token, not yet anywhere. */
  person(name = `Guest ${++this.people}`): Player {
    const id = Buffer.from(this.ports.randomBytes(12)).toString('base64url');
    const player = new Player(
      this.url,
      { id, name },
      this.services.identity.issue({ id, name }),
      this.services.games,
    );
    this.players.push(player);
    return player;
  }

  /** The same person on another device, or in another tab. */
  again(player: Player): Player {
    const twin = new Player(this.url, player.person, player.token, this.services.games);
    twin.address = player.address;
    this.players.push(twin);
    return twin;
  }

  table(given: Omit<Party, 'bots'> = {}): TableRecord {
    const creator = this.person().person;
    const record = this.services.directory.create(creator, this.settings(given));
    if (typeof record === 'string') throw new Error(record);
    return record;
  }

  private settings(given: Omit<Party, 'bots'>): TableSettings {
    const settings = settingsFrom(this.services.games, { clock: 'relaxed', ...given });
    if (!settings) throw new Error(`No table: ${JSON.stringify(given)}`);
    return settings;
  }

  /** The same, for a server with a store. */
  async keptTable({ bots = [], ...given }: Party = {}): Promise<TableRecord> {
    const creator = this.person().person;
    const settings = this.settings(given);
    const sitters = seatBots(bots, settings.seats);
    const record = await this.services.tables.open(creator, settings, sitters);
    if (typeof record === 'string') throw new Error(record);
    return record;
  }

  /** A table that is full, and so has started. */
  async started(party: Party = {}, extra: JoinExtra = {}): Promise<{ matchId: string; players: Player[] }> {
    const { matchId } = await this.keptTable(party);
    const { holders } = this.services.directory.find(matchId)!;
    const people = holders.filter((id) => id === null).length;
    const players: Player[] = [];
    for (let seat = 0; seat < people; seat++) {
      const player = this.person();
      await player.join(matchId, extra);
      players.push(player);
    }
    for (const player of players) await player.sees(() => player.table.phase === 'playing', 'the start');
    return { matchId, players };
  }
}
