import { setImmediate } from 'node:timers/promises';
import { monotonic } from './monotonic';

const SLICE_MS = 5;

/** For work that takes long but is in no hurry: everybody else gets their turn in between. */
export class Slices {
  private begun = monotonic();

  /** To be awaited after every small step. */
  async pause(): Promise<void> {
    if (monotonic() - this.begun < SLICE_MS) return;
    await setImmediate();
    this.begun = monotonic();
  }
}
