import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Identity, type Person } from '../../server/people/identity';
import { Cutter } from './cutter';
import { Phoenix, type Program } from './phoenix';
import { startPostgres, type PostgresServer } from './postgres';
import { Proxy } from './proxy';
import { startRedis, type RedisServer } from './redis';

const SIGNING_KEY = 'a key for several nodes, long enough for hmac';

/** One node of several: a process of the built server, with lines to the database and to Redis that can be cut. */
export interface ClusterNode {
  readonly name: string;
  readonly process: Phoenix;
  readonly toDatabase: Cutter;
  readonly toRedis: Cutter;
}

/** Real nodes behind one address, with a PostgreSQL and a Redis of their own. */
export class Nodes {
  readonly identity = new Identity(Buffer.from(SIGNING_KEY));
  private people = 0;

  private constructor(
    readonly databaseUrl: string,
    readonly redis: RedisServer,
    readonly proxy: Proxy,
    readonly all: readonly ClusterNode[],
    private readonly postgres: PostgresServer,
  ) {}

  static async start(
    names: readonly string[],
    env: Record<string, string> = {},
    program: Program = {},
  ): Promise<Nodes> {
    const [postgres, redis, proxy] = await Promise.all([startPostgres(), startRedis(), Proxy.start()]);
    const databaseUrl = await postgres.newDatabase();
    const all = await Promise.all(
      names.map(async (name): Promise<ClusterNode> => {
        const database = new URL(databaseUrl);
        const [toDatabase, toRedis] = await Promise.all([
          Cutter.to(Number(database.port)),
          Cutter.to(redis.port),
        ]);
        database.port = String(toDatabase.port);
        const settings = {
          SIGNING_KEY,
          DATABASE_URL: database.href,
          REDIS_URL: `redis://127.0.0.1:${toRedis.port}`,
          NODE_ID: name,
          PUBLIC_ADDRESS: proxy.addressOf(name),
          INTENTS_PER_SECOND: '100000',
          TABLES_PER_PERSON: '100000',
          TABLES_PER_ADDRESS: '100000',
          SOCKETS_PER_ADDRESS: '100000',
          JOINS_PER_MINUTE: '100000',
          REQUESTS_PER_MINUTE: '100000',
          TRUST_PROXY: '1',
          BOT_PAUSE_MS: '0',
          START_SECONDS: '0',
          ...env,
        };
        const process = await Phoenix.start(settings, undefined, program);
        proxy.lead(name, process.port);
        return { name, process, toDatabase, toRedis };
      }),
    );
    return new Nodes(databaseUrl, redis, proxy, all, postgres);
  }

  get url(): string {
    return this.proxy.url;
  }

  /** One more, which is expected to give up. */
  async tryToStart(name: string): Promise<{ readonly status: number | null; readonly stderr: string }> {
    const node = spawn(process.execPath, ['dist/server/index.js'], {
      env: {
        PATH: process.env.PATH,
        PORT: '0',
        SIGNING_KEY,
        DATABASE_URL: this.databaseUrl,
        REDIS_URL: `redis://127.0.0.1:${this.redis.port}`,
        NODE_ID: name,
        PUBLIC_ADDRESS: this.proxy.addressOf(name),
      },
      timeout: 20_000,
    });
    let stderr = '';
    node.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    const [status] = (await once(node, 'close')) as [number | null];
    return { status, stderr };
  }

  node(name: string): ClusterNode {
    const node = this.all.find((each) => each.name === name);
    if (!node) throw new Error(`There is no node ${name}.`);
    return node;
  }

  /** The clock of the machine that all of them share, as it were. */
  async setClock(shiftMs: number): Promise<void> {
    await Promise.all(this.all.map(({ process }) => process.setClock(shiftMs)));
  }

  /** Somebody new, with a token that every node believes. */
  person(name = `Guest ${++this.people}`): { readonly person: Person; readonly token: string } {
    const person = { id: `person-${process.pid}-${++this.people}`, name };
    return { person, token: this.identity.issue(person) };
  }

  async stop(): Promise<void> {
    for (const { process, toDatabase, toRedis } of this.all) {
      process.wake();
      await process.kill();
      toDatabase.close();
      toRedis.close();
    }
    this.proxy.close();
    await Promise.all([this.postgres.stop(), this.redis.stop()]);
  }
}
