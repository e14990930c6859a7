import { Allowances, type Allowance } from '../base/limits';
import type { Pacing } from '../base/ports';

/** How much somebody may still send. */
export interface Sender {
  readonly intents: Allowance;
  readonly frames: Allowance;
  /** Coming and going is written down each time, also of bots, and so is a wish for a colour. */
  readonly changes: Allowance;
}

/** A socket that sends frames ten times as fast as intents are allowed is closed. */
const FRAMES_PER_INTENT = 10;

const INTENTS_PER_CHANGE = 40;

/** What each person may send to a room, over however many connections: whoever comes back goes on where they were. */
export class Senders {
  private readonly intents: Allowances;
  private readonly frames: Allowances;
  private readonly changes: Allowances;

  constructor(ports: Pick<Pacing, 'steady'>, perSecond: number) {
    const rate = { perSecond, burst: perSecond * 2 };
    this.intents = new Allowances(ports, rate);
    this.frames = new Allowances(ports, {
      perSecond: rate.perSecond * FRAMES_PER_INTENT,
      burst: rate.burst * FRAMES_PER_INTENT,
    });
    this.changes = new Allowances(ports, { perSecond: perSecond / INTENTS_PER_CHANGE, burst: perSecond });
  }

  of(personId: string): Sender {
    const { intents, frames, changes } = this;
    return { intents: intents.of(personId), frames: frames.of(personId), changes: changes.of(personId) };
  }
}
