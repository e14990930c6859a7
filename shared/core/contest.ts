import { must } from './must';
import type { Random } from './random';

/** One thing that might be done, and how it fared in play-outs so far. */
export interface Entry<T> {
  readonly option: T;
  sum: number;
  trials: number;
  readonly favour: number;
}

export interface ContestResult<T> {
  readonly best: T;
  readonly cutOff: boolean;
}

export interface Contest<T, World> {
  /** What is thought best comes first. */
  readonly options: readonly T[];
  /** How much better, in points, another option must fare than the first; or a lead for each of them. */
  readonly favour: number | readonly number[];
  /** Play-outs in all. */
  readonly budget: number;
  readonly random: Random;
  readonly hasTime: () => boolean;
  /** An imagined truth, the same for all options. */
  readonly imagine: (random: Random) => World;
  readonly trial: (world: World, option: T) => number;
}

const STAGES = 3;
const KEPT = 0.4;

/**
 * Finds the option that fares best: all are tried on the same imagined truths, and after each stage only the
 * better ones go on, so that most play-outs are spent on the choices that matter.
 */
export function contest<T, World>(terms: Contest<T, World>): ContestResult<T> {
  const { favour } = terms;
  const leadOf = (i: number) => (typeof favour === 'number' ? (i === 0 ? favour : 0) : (favour[i] ?? 0));
  let entries: Entry<T>[] = terms.options.map((option, i) => ({
    option,
    sum: 0,
    trials: 0,
    favour: leadOf(i),
  }));
  for (let stage = 0; stage < STAGES && entries.length > 1; stage++) {
    const worlds = Math.max(1, Math.floor(terms.budget / STAGES / entries.length));
    for (let i = 0; i < worlds; i++) {
      if (!terms.hasTime()) return { best: bestOf(entries), cutOff: true };
      const world = terms.imagine(terms.random);
      for (const entry of entries) {
        entry.sum += terms.trial(world, entry.option);
        entry.trials++;
      }
    }
    entries = ranked(entries).slice(0, Math.max(2, Math.ceil(entries.length * KEPT)));
  }
  return { best: bestOf(entries), cutOff: false };
}

function bestOf<T>(entries: readonly Entry<T>[]): T {
  return must(ranked(entries)[0], 'option').option;
}

function ranked<T>(entries: readonly Entry<T>[]): Entry<T>[] {
  const mean = ({ sum, trials, favour }: Entry<T>) => (trials === 0 ? favour : sum / trials + favour);
  return [...entries].sort((a, b) => mean(b) - mean(a));
}
