/** How long something took by the clock, and how much processor time this process had for it. */
export interface Time {
  readonly seconds: number;
  readonly processorSeconds: number;
}

export function timeOf(work: () => void): Time {
  const begun = performance.now();
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return { seconds: (performance.now() - begun) / 1000, processorSeconds: (user + system) / 1e6 };
}

/** Work done in several parts. */
export class Tally {
  work = 0;
  time: Time = { seconds: 0, processorSeconds: 0 };

  /** Returns the rate of this part. */
  add(work: number, { seconds, processorSeconds }: Time): number {
    this.work += work;
    this.time = {
      seconds: this.time.seconds + seconds,
      processorSeconds: this.time.processorSeconds + processorSeconds,
    };
    return work / seconds;
  }

  get perSecond(): number {
    return this.work / this.time.seconds;
  }

  get perProcessorSecond(): number {
    return this.work / this.time.processorSeconds;
  }
}
