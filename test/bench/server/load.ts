import { createHmac } from 'node:crypto';
import { must, type BotId, type Random } from '../../../shared/core';
import { games, type AnyKit } from '../../../shared/games';
import type { TableReply } from '../../../shared/protocol';
import { QuickClient } from './quickClient';

export const SIGNING_KEY = 'a key that signs for the benchmark alone';

export function tokenOf(number: number): string {
  const claims = { id: `bench-${number}`, name: `Bench ${number}`, until: Date.now() + 86_400_000 };
  const body = Buffer.from(JSON.stringify(claims)).toString('base64url');
  return `${body}.${createHmac('sha256', SIGNING_KEY).update(body).digest('base64url')}`;
}

/** A table and those who play at it. */
export interface BenchTable {
  readonly matchId: string;
  readonly clients: readonly QuickClient[];
}

/** Who sits at each table: bots in the last seats, people in the others. */
export interface Company {
  readonly seats: 2 | 3 | 4;
  readonly bots?: readonly BotId[];
  /** Tables are of each of these games by turns; of the first in the list where nothing is said. */
  readonly games?: readonly AnyKit[];
}

/** Opens tables and lets their people answer, at once or at a steady pace. */
export class Load {
  readonly tables: BenchTable[] = [];
  readonly latencies: number[] = [];
  readonly refusals = new Map<string, number>();
  /** Tables whose people answer as soon as they are asked. */
  private readonly eager = new Set<BenchTable>();
  private readonly over = new Set<BenchTable>();
  private spare: BenchTable[] = [];
  private people = 0;
  private opened = 0;

  constructor(
    private readonly url: string,
    private readonly company: Company,
    private readonly random: Random,
  ) {}

  get playing(): readonly BenchTable[] {
    return this.tables.filter((table) => !this.over.has(table));
  }

  async open(count: number, atOnce = 20): Promise<void> {
    for (let done = 0; done < count; done += atOnce) {
      await Promise.all(Array.from({ length: Math.min(atOnce, count - done) }, () => this.openOne()));
    }
  }

  /** Everybody at `active` tables answers at once for so long; a table that is over is replaced by a fresh one. */
  async rush(active: number, ms: number): Promise<{ answersPerSecond: number; bytesPerAnswer: number }> {
    const before = this.total();
    const begun = performance.now();
    this.begin(active);
    await new Promise((resolve) => setTimeout(resolve, ms));
    const after = this.total();
    const seconds = (performance.now() - begun) / 1000;
    this.rest();
    const answers = after.answers - before.answers;
    return { answersPerSecond: answers / seconds, bytesPerAnswer: (after.bytes - before.bytes) / answers };
  }

  /** From now on everybody at so many tables answers as soon as they are asked. */
  begin(active: number): void {
    const { playing } = this;
    this.spare = playing.slice(active);
    for (const table of playing.slice(0, active)) this.stir(table);
  }

  /** From now on nobody answers by themselves. */
  rest(): void {
    this.eager.clear();
  }

  /** So many answers a second at each table, evenly spread. */
  async pace(ms: number, perSecond = 1): Promise<void> {
    const begun = performance.now();
    let sent = 0;
    this.latencies.length = 0;
    while (performance.now() - begun < ms) {
      const due = ((performance.now() - begun) / 1000) * perSecond * this.tables.length;
      for (; sent < due; sent++) {
        const table = this.tables[sent % this.tables.length];
        table?.clients.find(({ decision }) => decision)?.answer(this.random);
      }
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }

  close(): void {
    for (const { clients } of this.tables) for (const client of clients) client.leave();
  }

  total(): { answers: number; bytes: number } {
    let answers = 0;
    let bytes = 0;
    for (const { clients } of this.tables) {
      for (const client of clients) {
        answers += client.answers;
        bytes += client.bytes;
      }
    }
    return { answers, bytes };
  }

  private stir(table: BenchTable): void {
    this.eager.add(table);
    for (const client of table.clients) client.answer(this.random);
  }

  private async openOne(): Promise<void> {
    const { seats, bots = [], games: played = [games.standard] } = this.company;
    const kit = must(played[this.opened++ % played.length], 'game');
    const owner = tokenOf(this.people);
    const response = await fetch(`${this.url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${owner}` },
      body: JSON.stringify({ game: kit.rules.id, seats, bots, clock: 'relaxed', spectators: true }),
    });
    if (!response.ok) throw new Error(`Could not open a table: ${await response.text()}`);
    const { matchId } = (await response.json()) as TableReply;
    const clients: QuickClient[] = [];
    const table: BenchTable = { matchId, clients };
    for (let seat = 0; seat < seats - bots.length; seat++) {
      const client = new QuickClient(this.url, tokenOf(this.people++), kit, {
        latency: (ms) => this.latencies.push(ms),
        refused: (code) => this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1),
        asked: (asked) => this.eager.has(table) && asked.answer(this.random),
        over: () => this.replace(table),
      });
      clients.push(client);
      await client.join(matchId);
    }
    this.tables.push(table);
  }

  private replace(table: BenchTable): void {
    this.over.add(table);
    if (!this.eager.delete(table)) return;
    const fresh = this.spare.pop();
    // With fewer at play the figure would be a smaller one, and nobody would know why.
    if (!fresh) throw new Error('The load has run out of tables: more of them must be opened before.');
    this.stir(fresh);
  }
}
