import { must, type Random } from '../../../shared/core';
import { games } from '../../../shared/games';
import { retryDelay } from '../../../client/net/patience';
import { News, type NewsItem } from '../../../server/base/news';
import { pause } from '../../../server/base/ports';
import { KeptPeople } from '../../../server/people/people';
import { migrate } from '../../../server/store/migrate';
import { MIGRATIONS } from '../../../server/store/migrations';
import { SqlStore } from '../../../server/store/sqlStore';
import type { Played } from '../../../server/store/standings';
import { Directory, type TableRecord } from '../../../server/tables/directory';
import { fillDatabase, recordNumber } from './fill';
import { NO_LIMITS, quiet, SimNode } from './simNode';
import { TurnedClock } from './turnedClock';
import { TurnedPresence } from './turnedPresence';
import { TurnedSql } from './turnedSql';

/** Pages give up a join after so long (`client/net/line.ts`). */
const PAGE_PATIENCE_MS = 4000;

/** Milliseconds of a node's processor, as measured by `npm run bench -- server` (docs/performance.md). */
export interface Costs {
  readonly openMs: number;
  readonly joinMs: number;
}

export interface WorldOptions {
  readonly nodes: number;
  readonly tables: number;
  readonly redisUrl: string;
  readonly costs: Costs;
  readonly random: Random;
}

/** All nodes, what they share, and the tables that are played when it begins. */
export class World {
  readonly clock = new TurnedClock();
  readonly sql = new TurnedSql(this.clock);
  readonly presence: TurnedPresence;
  readonly store = new SqlStore(this.sql, { patienceMs: 0 });
  readonly people: KeptPeople;
  readonly costs: Costs;
  readonly nodes: SimNode[];
  /** The one of them that has heard of all tables, as each of them would have. */
  readonly observed: SimNode;
  /** Where tables are that were opened, or found a new place, since it began. */
  readonly hosts = new Map<string, SimNode>();
  newsBytes = 0;
  news = 0;
  private readonly opening = new Map<string, Promise<SimNode>>();
  private readonly byName: ReadonlyMap<string, SimNode>;

  constructor(private readonly options: WorldOptions) {
    const { nodes, tables, redisUrl, costs } = options;
    this.costs = costs;
    this.presence = new TurnedPresence(redisUrl, this.clock);
    const keeping = { store: this.store, ports: this.clock, log: quiet, news: new News() };
    this.people = new KeptPeople(keeping);
    const everything = new Directory(this.clock, NO_LIMITS, games);
    this.nodes = Array.from(
      { length: nodes },
      (_, i) => new SimNode(`n${i}`, this, tables / nodes, i === 0 ? everything : undefined),
    );
    this.byName = new Map(this.nodes.map((node) => [node.name, node]));
    this.observed = must(this.nodes[0], 'node');
  }

  async start(): Promise<void> {
    await migrate(this.sql, MIGRATIONS, []);
    for (const node of this.nodes) await node.start();
    await fillDatabase(this.sql, this.options.tables, (number) => this.firstNodeOf(number).standing.current);
  }

  /** Those that are played from the start are dealt out evenly. */
  firstNodeOf(number: number): SimNode {
    return must(this.nodes[number % this.nodes.length], 'node');
  }

  node(name: string): SimNode {
    return must(this.byName.get(name), `node ${name}`);
  }

  get living(): readonly SimNode[] {
    return this.nodes.filter(({ isAlive }) => isAlive);
  }

  recordOf(matchId: string): TableRecord {
    const { observed } = this;
    const found = observed.directory.find(matchId);
    return found ? { ...found, isOpen: false } : recordNumber(Number(matchId.slice(1)));
  }

  /** What one node tells all others: the observed one hears it, and it is counted for the others. */
  carry(from: SimNode, item: NewsItem): void {
    this.news++;
    this.newsBytes += JSON.stringify([from.name, item]).length * (this.living.length - 1);
    if (from !== this.observed) this.observed.news.hear(item);
  }

  async together(matchId: string, open: () => Promise<SimNode>): Promise<SimNode> {
    const begun = this.opening.get(matchId);
    if (begun) return begun;
    const opening = open().finally(() => this.opening.delete(matchId));
    this.opening.set(matchId, opening);
    return opening;
  }

  /** A page that has lost its table, or looks for a new one: as the client does, by any node, until it is in. */
  async comesBack(matchId: string, isFirst = false): Promise<void> {
    const { random } = this.options;
    for (let attempt = 0; ; attempt++) {
      if (!isFirst || attempt > 0) await pause(this.clock, retryDelay(attempt, random.below(1000) / 1000));
      const { living } = this;
      const joining = must(living[random.below(living.length)], 'node').join(matchId);
      const isIn = await Promise.race([
        joining.then(
          () => true,
          () => false,
        ),
        pause(this.clock, PAGE_PATIENCE_MS).then(() => false),
      ]);
      if (isIn) return;
    }
  }

  /** It is over: its result and the ratings of its people are written, and it goes. */
  async finish(matchId: string, node: SimNode, people: readonly string[]): Promise<void> {
    const fence = node.held.get(matchId)?.fence ?? 1;
    const record = node.directory.find(matchId) ?? this.recordOf(matchId);
    node.list(record);
    const at = this.clock.now();
    await this.store
      .finishMatch({ matchId, fence }, { status: 'finished', result: {}, at }, playedBy(people))
      .catch(() => undefined);
    record.phase = 'over';
    node.directory.touch(matchId);
    await pause(this.clock, 1000);
    await node.close(matchId);
  }
}

/** Each gets a rating that is a little different. */
function playedBy(people: readonly string[]): Played {
  return {
    seats: people.map((person, seat) => ({
      ...{ seat, holder: { person }, place: seat + 1, points: 10 - seat, hasLeft: false },
    })),
    rate: ({ ratings }) =>
      new Map(
        people.map((person) => {
          const before = ratings.get(person);
          const rating = {
            ...{ mu: (before?.mu ?? 25) + 0.1, sigma: 8, worth: (before?.worth ?? 0) + 1 },
            matches: (before?.matches ?? 0) + 1,
          };
          return [person, { rating, weight: 1, doubts: [] }];
        }),
      ),
  };
}
