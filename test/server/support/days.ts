import { quickRandom } from '../../../shared/core';
import type { DaysClock, MyTablesReply } from '../../../shared/protocol';
import { NightWatch } from '../../../server/table/nightWatch';
import { ask } from './http';
import type { Player } from './player';
import type { Revival } from './revival';
import { settle } from './testPorts';

export const HOUR = 3_600_000;

/** Days at tables that people visit one after the other, under a clock that the test turns. */
export class Days {
  constructor(private readonly server: Revival) {}

  recordOf(matchId: string) {
    return this.server.house.services.directory.find(matchId);
  }

  isAsleep(matchId: string): boolean {
    return this.recordOf(matchId)?.isOpen !== true;
  }

  /** Time goes on by a little until something has happened. */
  async soon(look: () => boolean, what: string): Promise<void> {
    const { ports } = this.server.house;
    const giveUpAt = Date.now() + 20_000;
    await ports.advance(5000);
    while (!look()) {
      if (Date.now() > giveUpAt) throw new Error(`Waited in vain for ${what}.`);
      await ports.advance(20);
      await settle(10);
    }
  }

  /** The night watch looks once. */
  async watch(): Promise<void> {
    const { services } = this.server.house;
    let isDone = false;
    const looked = new NightWatch(services, services.wakes!).look().finally(() => (isDone = true));
    await this.soon(() => isDone, 'the night watch');
    await looked;
  }

  /** Days go by without anybody, and without a server that noticed. */
  async later(ms: number): Promise<void> {
    this.server.house.ports.leap(ms);
    await this.watch();
  }

  async visit(
    player: Player,
    matchId: string,
    act: (there: Player) => Promise<void> = () => Promise.resolve(),
  ) {
    const there = await this.server.house.again(player).join(matchId);
    await act(there);
    await there.leave();
    const { phase } = there.table;
    await this.soon(() => phase === 'over' || this.isAsleep(matchId), `sleep after ${phase}`);
  }

  /** What somebody reads in their inbox: what they are asked there, and for how many hours more. */
  async turnOf({ token }: Player, matchId: string): Promise<{ kind: string; hours: number } | undefined> {
    const { body } = await ask(this.server.house, '/api/me/tables', { token });
    const { tables, now } = body as unknown as MyTablesReply;
    const turn = tables.find((table) => table.matchId === matchId)?.turn;
    return turn && { kind: turn.kind, hours: Math.round((turn.deadline! - now) / HOUR) };
  }

  /** All sit down, one after the other, and go again: the match has begun. */
  async begun(order: { seats?: number; game?: string; clock?: DaysClock } = {}) {
    const { matchId } = await this.server.house.keptTable({ clock: '12h', seats: 2, ...order });
    const people = Array.from({ length: order.seats ?? 2 }, () => this.server.house.person());
    for (const person of people) await this.visit(person, matchId);
    return { matchId, people };
  }

  /** Answers whatever is asked, one question after the other. */
  async answerAll(there: Player, random = quickRandom(5)): Promise<void> {
    for (;;) {
      await settle(10);
      if (there.table.phase === 'over' || !there.decision) return;
      const { id } = there.decision;
      expect((await there.answerAnyhow(random)).ok).toBe(true);
      await there.sees(() => there.decision?.id !== id || there.table.phase === 'over', 'what follows');
    }
  }
}
