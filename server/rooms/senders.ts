import { Allowances, type Allowance } from '../limits';
import type { Pacing } from '../ports';

/** How much somebody may still send. */
export interface Sender {
  readonly intents: Allowance;
  readonly frames: Allowance;
}

/** A socket that sends frames ten times as fast as intents are allowed is closed. */
const FRAMES_PER_INTENT = 10;

/** What each person may send to a room, over however many connections: whoever comes back goes on where they were. */
export class Senders {
  private readonly intents: Allowances;
  private readonly frames: Allowances;

  constructor(ports: Pick<Pacing, 'steady'>, perSecond: number) {
    const rate = { perSecond, burst: perSecond * 2 };
    this.intents = new Allowances(ports, rate);
    this.frames = new Allowances(ports, {
      perSecond: rate.perSecond * FRAMES_PER_INTENT,
      burst: rate.burst * FRAMES_PER_INTENT,
    });
  }

  of(personId: string): Sender {
    return { intents: this.intents.of(personId), frames: this.frames.of(personId) };
  }
}
