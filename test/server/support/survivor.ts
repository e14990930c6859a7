import { setTimeout as sleep } from 'node:timers/promises';
import type { Input, Random } from '../../../shared/core';
import type { Person } from '../../../server/people/identity';
import { Player } from './player';

const PATIENCE_MS = 60_000;
const JOIN_MS = 10_000;

/** Plays at random and comes back whenever the line is cut, as a page does; notes what was acknowledged. */
export class Survivor {
  readonly acknowledged: Input[] = [];
  private readonly player: Player;

  constructor(
    url: string,
    person: Person,
    token: string,
    private readonly random: Random,
  ) {
    this.player = new Player(url, person, token);
  }

  get final(): Player {
    return this.player;
  }

  /** Until the match is over. */
  async play(matchId: string): Promise<void> {
    await this.comeBack(matchId);
    for (;;) {
      if (this.player.closed !== undefined) await this.comeBack(matchId);
      if (this.isOver) return;
      await this.act().catch(() => undefined);
      await sleep(this.random.below(5));
    }
  }

  private get isOver(): boolean {
    return this.player.room.state?.table?.phase === 'over';
  }

  /** Answers what is asked; now and then takes a locked answer back. */
  private async act(): Promise<void> {
    const { asked, player } = { asked: this.player.asked, player: this.player };
    if (asked.held && this.random.below(20) === 0) {
      const { id } = asked.held;
      const reply = await player.request('retract', { id });
      if (reply.ok) this.acknowledged.push({ type: 'retract', seat: player.seat, id });
    } else if (asked.decision) {
      const { id } = asked.decision;
      const answer = player.kit.rules.randomAnswer(asked.decision, this.random);
      const reply = await player.answer(answer, id);
      if (reply.ok && !reply.repeat)
        this.acknowledged.push({ type: 'answer', seat: player.seat, id, answer });
    }
  }

  private async comeBack(matchId: string): Promise<void> {
    const giveUpAt = Date.now() + PATIENCE_MS;
    for (;;) {
      try {
        await within(JOIN_MS, this.player.join(matchId));
        return;
      } catch (error) {
        if (Date.now() > giveUpAt) throw error;
        await sleep(50 + this.random.below(100));
      }
    }
  }
}

/** A server that is killed in the middle of a join may leave the promise hanging. */
async function within<Value>(ms: number, promise: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), ms);
  });
  promise.catch(() => undefined);
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
