import { Allowances, type Rate } from '../limits';
import type { Pacing } from '../ports';

/** Guesses at secrets of one kind, by address: counted before anything is looked up, and given back when right. */
export class Guesses {
  private readonly allowances: Allowances;
  private readonly underWay = new Map<string, Set<Promise<unknown>>>();

  constructor(ports: Pick<Pacing, 'steady'>, rate: Rate) {
    this.allowances = new Allowances(ports, rate);
  }

  /** Whoever comes while others at the address are being looked up waits for them: right ones cost nobody anything. */
  async look<Found>(
    address: string,
    find: () => Promise<Found>,
    isWrong: (found: Found) => boolean,
  ): Promise<Found | 'rate-limited'> {
    const allowance = this.allowances.of(address);
    while (!allowance.take()) {
      const others = this.underWay.get(address);
      if (!others) return 'rate-limited';
      await Promise.race(others);
    }
    let isRight = true;
    const looking = find().then((found) => {
      isRight = !isWrong(found);
      return found;
    });
    const settled = looking.then(
      () => undefined,
      () => undefined,
    );
    const others = this.underWay.get(address) ?? new Set();
    this.underWay.set(address, others.add(settled));
    try {
      return await looking;
    } finally {
      // What could not be looked up has told nobody anything.
      if (isRight) allowance.giveBack();
      others.delete(settled);
      if (others.size === 0) this.underWay.delete(address);
    }
  }

  /** The same where no time passes: a secret of the host's. */
  check(address: string, isRight: () => boolean): boolean | 'rate-limited' {
    const allowance = this.allowances.of(address);
    if (!allowance.take()) return 'rate-limited';
    if (!isRight()) return false;
    allowance.giveBack();
    return true;
  }
}
