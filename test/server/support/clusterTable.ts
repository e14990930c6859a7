import { setTimeout as sleep } from 'node:timers/promises';
import { isSame, quickRandom, type Input, playAgain } from '../../../shared/core';
import { games, type AnyKit } from '../../../shared/games';
import type { TableOrder, TableReply } from '../../../shared/protocol';
import type { Person } from '../../../server/people/identity';
import type { Entry } from '../../../server/store/store';
import { postgresDatabase } from '../../support/databases';
import type { ClusterNode, Nodes } from '../../support/nodes';
import { Page } from '../../support/page';
import { query } from '../../support/postgres';
import { expectNoticed, lostOrTwice } from './acknowledged';
import { ask } from './http';

/** Slow enough that no match is over before something has happened to it. */
const PACE_MS = 100;

export interface Somebody {
  readonly person: Person;
  readonly token: string;
}

export async function openTable(
  nodes: Nodes,
  { token }: Somebody,
  order: TableOrder = {},
): Promise<TableReply> {
  const body = { seats: 2, clock: 'relaxed', ...order };
  const { status, body: reply } = await ask(nodes, '/api/tables', { token, body });
  expect(status).toBe(201);
  return reply as unknown as TableReply;
}

/** Two people at a table of several nodes, who answer whatever they are asked, and come back by themselves. */
export class ClusterTable {
  private readonly random;
  private readonly earlier: Page[] = [];
  private isPlaying = true;
  private readonly playing: Promise<void>[] = [];

  private constructor(
    private readonly nodes: Nodes,
    readonly matchId: string,
    readonly people: readonly Somebody[],
    readonly pages: Page[],
    private readonly kit: AnyKit,
    seed: number,
  ) {
    this.random = quickRandom(seed);
  }

  static async open(nodes: Nodes, seed: number, kit = games.standard): Promise<ClusterTable> {
    const people = [nodes.person(), nodes.person()];
    const { matchId } = await openTable(nodes, people[0]!, { game: kit.rules.id });
    const pages = people.map(({ token }) => new Page(nodes.url, matchId, token));
    const table = new ClusterTable(nodes, matchId, people, pages, kit, seed);
    await soon(() => pages.every((page) => page.isIn && page.asked.decision), 'both to be asked');
    return table;
  }

  /** They play on until they are told to stop. */
  play(): void {
    this.isPlaying = true;
    this.playing.push(...this.pages.map((_, seat) => this.playSeat(seat)));
  }

  /** Another page of the same person takes the place of this one. */
  replace(seat: number): Page {
    const page = new Page(this.nodes.url, this.matchId, this.people[seat]!.token);
    const old = this.pages[seat]!;
    old.close();
    this.earlier.push(old);
    return (this.pages[seat] = page);
  }

  /** The node that plays the match now. */
  async holder(): Promise<{ readonly node: ClusterNode; readonly fence: number }> {
    const sql = `SELECT nodes.name, fence FROM journal_ends JOIN nodes ON nodes.id = node WHERE match_id = $1`;
    const [row] = await query(this.nodes.databaseUrl, sql, [this.matchId]);
    if (!row) throw new Error('Nobody plays this match.');
    return { node: this.nodes.node(String(row.name)), fence: Number(row.fence) };
  }

  /** Milliseconds until both are in again, elsewhere, and an answer of theirs was taken. */
  async untilPlayingElsewhere(than: ClusterNode): Promise<number> {
    const begun = performance.now();
    await soon(
      async () => (await this.holder().catch(() => undefined))?.node !== than,
      'another node',
      20_000,
    );
    const taken = this.count;
    await soon(
      () => this.count > taken && this.areBothIn,
      () => `them to play on; ${this.outlook}`,
      20_000,
    );
    return performance.now() - begun;
  }

  get acknowledged(): Input[] {
    return [...this.earlier, ...this.pages].flatMap(({ acknowledged }) => acknowledged);
  }

  get count(): number {
    return this.acknowledged.length;
  }

  get areBothIn(): boolean {
    return this.pages.every((page) => page.isIn);
  }

  get isOver(): boolean {
    return this.pages.every((page) => page.table?.phase === 'over');
  }

  /** For whoever wonders why nothing happens. */
  get outlook(): string {
    const pages = this.pages.map(({ status, trouble, asked, table, welcomes }) =>
      [status, trouble, table?.phase, table?.paused, asked.decision?.kind, asked.held?.id, welcomes].join(
        '/',
      ),
    );
    return `${this.matchId}: ${this.count} ${pages.join(' ')}`;
  }

  async stop(): Promise<void> {
    this.isPlaying = false;
    await Promise.all(this.playing.splice(0));
  }

  async close(): Promise<void> {
    await this.stop();
    for (const page of this.pages) page.close();
  }

  async expectWhole(): Promise<void> {
    const entries = await entriesOf(this.nodes, this.matchId);
    const replayed = expectWholeMatch(this.kit, entries, this.acknowledged);
    await soon(
      () => this.pages.every((page) => !page.isIn || isSame(page.view?.open, replayed.state.open)),
      'the pages to show what is kept',
    );
  }

  private async playSeat(seat: number): Promise<void> {
    while (this.isPlaying) {
      // Nobody waits for a node that does not answer any more.
      await Promise.race([this.pages[seat]!.answer(this.random), sleep(1000)]);
      await sleep(PACE_MS);
    }
  }
}

/** All that is kept of a match. */
export async function entriesOf(
  { databaseUrl }: Pick<Nodes, 'databaseUrl'>,
  matchId: string,
): Promise<readonly Entry[]> {
  const database = postgresDatabase(databaseUrl);
  try {
    return (await (await database.open()).openMatch(matchId))!.entries;
  } finally {
    await database.dispose();
  }
}

/** No acknowledged input is missing, none is there twice, and the journal is a match from beginning to end. */
export function expectWholeMatch(
  { rules }: AnyKit,
  entries: readonly Entry[],
  acknowledged: readonly Input[],
) {
  const { config, seed } = entries.find(
    (entry): entry is Extract<Entry, { type: 'start' }> => entry.type === 'start',
  )!;
  const inputs = entries.flatMap((entry) => (entry.type === 'input' ? [entry.input] : []));
  // A page may hear of two answers in another order than they were taken in.
  const each = acknowledged.map((input) => [input]);
  expect(lostOrTwice(inputs, each)).toEqual([]);
  expectNoticed(inputs, each);
  const { id: game, rulesVersion } = rules;
  return playAgain(rules, { game, rulesVersion, config, seed, inputs });
}

/** Under load everything takes longer; in vain is in vain. */
export async function soon(
  look: () => unknown,
  what: string | (() => string),
  patienceMs = 15_000,
): Promise<void> {
  const deadline = Date.now() + patienceMs;
  while (!(await look())) {
    if (Date.now() > deadline)
      throw new Error(`Waited in vain for ${typeof what === 'string' ? what : what()}.`);
    await sleep(10);
  }
}
