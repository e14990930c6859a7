import fc from 'fast-check';
import { anyPlayer, CONFIGS, keenPlayer, type Play } from './play';

/**
 * Every property takes a sketch of a match: all that happens follows from it, so that a failure is reproduced by the
 * sketch that fast-check prints.
 */
export interface Sketch {
  readonly table: number;
  readonly seed: number;
  readonly player: 'any' | 'keen';
}

const sketches: fc.Arbitrary<Sketch> = fc.record({
  table: fc.nat(CONFIGS.length - 1),
  seed: fc.nat(),
  player: fc.constantFrom('any' as const, 'keen' as const, 'keen' as const),
});

export function playOf({ table, seed, player }: Sketch): Play {
  return { config: CONFIGS[table]!, seed, player: player === 'any' ? anyPlayer : keenPlayer };
}

const isLong = process.env.TEST_LONG === '1';

/** How many times as many matches as in `npm test`. */
export const RUNS = Number(process.env.PROPERTY_RUNS ?? (isLong ? 30 : 1));

/** The same matches in every `npm test`; other ones in every long run, which prints its seed on failure. */
const seed = process.env.PROPERTY_SEED
  ? { seed: Number(process.env.PROPERTY_SEED) }
  : isLong
    ? {}
    : { seed: 1881 };

/** A smaller seed is no simpler match, so nothing is shrunk. */
export function holdsFor(runs: number, check: (play: Play) => void): void {
  fc.assert(
    fc.property(sketches, (sketch) => check(playOf(sketch))),
    { numRuns: runs, endOnFailure: true, ...seed },
  );
}

/** The same for a moment within a match: after so many answers. */
export function holdsAtMoments(runs: number, check: (play: Play, answers: number) => void): void {
  fc.assert(
    fc.property(sketches, fc.integer({ min: 0, max: 150 }), (sketch, answers) =>
      check(playOf(sketch), answers),
    ),
    { numRuns: runs, endOnFailure: true, ...seed },
  );
}
