import { Allowances, type Allowance, type Rate } from '../base/limits';
import type { Pacing } from '../base/ports';

/** Who guesses. Whoever is somebody counts for themselves: at a shared address one vandal does not lock the others out. */
export interface Guesser {
  readonly address: string;
  readonly person?: string | undefined;
}

/** People of one address may guess so many times as often as one of them: identities cost nothing. */
const PEOPLE_OF_AN_ADDRESS = 10;

/** Guesses at secrets of one kind: counted before anything is looked up, and given back when right. */
export class Guesses {
  private readonly allowances: Allowances;
  private readonly shared: Allowances;
  private readonly underWay = new Map<string, Set<Promise<unknown>>>();

  constructor(ports: Pick<Pacing, 'steady'>, rate: Rate) {
    const { perSecond, burst } = rate;
    this.allowances = new Allowances(ports, rate);
    this.shared = new Allowances(ports, {
      perSecond: perSecond * PEOPLE_OF_AN_ADDRESS,
      burst: burst * PEOPLE_OF_AN_ADDRESS,
    });
  }

  /** Whoever comes while others at the address are being looked up waits for them: right ones cost nobody anything. */
  async look<Found>(
    guesser: Guesser,
    find: () => Promise<Found>,
    isWrong: (found: Found) => boolean,
  ): Promise<Found | 'rate-limited'> {
    const allowance = this.allowanceOf(guesser);
    const { address } = guesser;
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

  private allowanceOf({ address, person }: Guesser): Pick<Allowance, 'take' | 'giveBack'> {
    if (person === undefined) return this.allowances.of(address);
    const own = this.allowances.of(person);
    const shared = this.shared.of(address);
    return {
      take: () => {
        if (!own.take()) return false;
        if (shared.take()) return true;
        own.giveBack();
        return false;
      },
      giveBack: () => {
        own.giveBack();
        shared.giveBack();
      },
    };
  }

  /**
   * A secret of the host's, too long to be guessed at any rate: whoever has it is let in, however many wrong ones came
   * from the same address.
   */
  check(address: string, isRight: () => boolean): boolean | 'rate-limited' {
    if (isRight()) return true;
    return this.allowances.of(address).take() ? false : 'rate-limited';
  }
}
