import { setTimeout as sleep } from 'node:timers/promises';
import { must, quickRandom, type Input } from '../../../shared/core';
import type { AnyKit } from '../../../shared/games';
import type { DaysClock, MyTablesReply } from '../../../shared/protocol';
import type { ClusterNode, Nodes } from '../../support/nodes';
import { Page } from '../../support/page';
import { query } from '../../support/postgres';
import { entriesOf, openTable, soon, type Somebody } from './clusterTable';
import { ask } from './http';

/** What is asked comes with the welcome, and what follows an answer comes with it. */
const LOOK_MS = 80;

/** A table over days of several nodes, which people visit one after the other. */
export class DaysAtNodes {
  readonly acknowledged: Input[] = [];
  visits = 0;
  isOver = false;
  private readonly random = quickRandom(5);

  private constructor(
    private readonly nodes: Nodes,
    readonly matchId: string,
    readonly people: readonly Somebody[],
  ) {}

  /** All sit down, one after the other, and go again: the match has begun. */
  static async begun(
    nodes: Nodes,
    kit: AnyKit,
    { people, clock }: { readonly people: readonly Somebody[]; readonly clock: DaysClock },
  ): Promise<DaysAtNodes> {
    const order = { game: kit.rules.id, seats: people.length, clock };
    const { matchId } = await openTable(nodes, must(people[0], 'owner'), order);
    const table = new DaysAtNodes(nodes, matchId, people);
    for (const somebody of people)
      await table.at(somebody, async (page) => {
        const isLast = somebody === people.at(-1);
        await soon(() => !isLast || page.table?.phase === 'playing', 'the start');
      });
    return table;
  }

  /** Somebody comes, answers whatever they are asked, and goes; `meanwhile` something happens to the node they are at. */
  async visit(
    seat: number,
    meanwhile: (node: ClusterNode) => Promise<void> = () => Promise.resolve(),
  ): Promise<void> {
    this.visits++;
    await this.at(must(this.people[seat], 'visitor'), async (page) => {
      const [row] = await this.holders();
      if (row) await meanwhile(this.nodes.node(row));
      await soon(() => page.isIn, 'the way back');
      while (await this.isAsked(page)) {
        const { id } = must(page.asked.decision, 'decision');
        await page.answer(this.random);
        await soon(() => page.asked.decision?.id !== id || !page.isIn, 'what follows');
      }
      this.isOver = page.table?.phase === 'over';
      this.acknowledged.push(...page.acknowledged);
    });
  }

  /** Nobody looks at it, and no node has a room for it. */
  async asleep(): Promise<void> {
    await soon(async () => (await this.holders()).length === 0, 'the table to sleep', 30_000);
  }

  /** When the table is due, by the wall clock; undefined when it never is. */
  async dueAt(): Promise<number | undefined> {
    const [row] = await query(this.nodes.databaseUrl, 'SELECT at FROM wakes WHERE match_id = $1', [
      this.matchId,
    ]);
    return row && Number(row.at);
  }

  /** What somebody is asked, as their inbox says at any node. */
  async turnOf(seat: number): Promise<string | undefined> {
    const { body } = await ask(this.nodes, '/api/me/tables', { token: this.people[seat]!.token });
    const { tables } = body as unknown as MyTablesReply;
    return tables.find(({ matchId }) => matchId === this.matchId)?.turn?.kind;
  }

  /** All that is kept of the match. */
  entries() {
    return entriesOf(this.nodes, this.matchId);
  }

  private async holders(): Promise<string[]> {
    const sql = `SELECT nodes.name FROM journal_ends JOIN nodes ON nodes.id = node WHERE match_id = $1
      AND held_until > EXTRACT(EPOCH FROM clock_timestamp()) * 1000`;
    return (await query(this.nodes.databaseUrl, sql, [this.matchId])).map(({ name }) => String(name));
  }

  private async isAsked(page: Page): Promise<boolean> {
    const until = Date.now() + LOOK_MS;
    while (!(page.isIn && page.asked.decision) && Date.now() < until) await sleep(5);
    return page.isIn && page.asked.decision !== undefined && page.table?.phase === 'playing';
  }

  private async at({ token }: Somebody, act: (page: Page) => Promise<void>): Promise<void> {
    const page = new Page(this.nodes.url, this.matchId, token);
    try {
      await soon(
        () => page.isIn,
        () => `the way in: ${page.status} ${page.trouble}`,
        30_000,
      );
      await act(page);
    } finally {
      page.close();
    }
  }
}
