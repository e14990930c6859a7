import fc from 'fast-check';
import type { Play } from '../support/play';
import { SEATS } from '../support/play';
import { keenPlayer, uniformPlayer } from '../support/players';

/**
 * Every property takes a sketch of a match: all that happens follows from it, so that a failure is
 * reproduced by the sketch that fast-check prints.
 */
export interface Sketch {
  readonly seats: (typeof SEATS)[number];
  readonly seed: number;
  readonly player: 'uniform' | 'keen';
  readonly rearrangeEvery?: number;
  readonly isRich?: boolean;
}

const PLAYERS = { uniform: uniformPlayer, keen: keenPlayer };

export const sketches: fc.Arbitrary<Sketch> = fc.record({
  seats: fc.constantFrom(...SEATS),
  seed: fc.nat(),
  player: fc.constantFrom('uniform' as const, 'keen' as const, 'keen' as const),
  rearrangeEvery: fc.constantFrom(undefined, 5),
});

export function playOf({ player, ...sketch }: Sketch): Play {
  return { ...sketch, player: PLAYERS[player] };
}

const isLong = process.env.TEST_LONG === '1';

/** How many times as many matches as in `npm test`. */
export const RUNS = Number(process.env.PROPERTY_RUNS ?? (isLong ? 30 : 1));

/** The same matches in every `npm test`; other ones in every long run, which prints its seed on failure. */
const seed = process.env.PROPERTY_SEED
  ? { seed: Number(process.env.PROPERTY_SEED) }
  : isLong
    ? {}
    : { seed: 20_24 };

/** Checks a property on so many sketches. A smaller seed is no simpler match, so nothing is shrunk. */
export function holdsFor(runs: number, check: (sketch: Sketch) => void): void {
  fc.assert(fc.property(sketches, check), { numRuns: runs, endOnFailure: true, ...seed });
}

/** Half of them from armor and plenty: for what is about states and not about records. */
const richSketches = fc
  .tuple(sketches, fc.boolean())
  .map(([sketch, isRich]): Sketch => ({ ...sketch, isRich }));

export function holdsAtRichMoments(runs: number, check: (sketch: Sketch, answers: number) => void): void {
  const moments = fc.integer({ min: 0, max: 160 });
  fc.assert(fc.property(richSketches, moments, check), { numRuns: runs, endOnFailure: true, ...seed });
}

/** The same for a moment within a match: after so many answers. */
export function holdsAtMoments(runs: number, check: (sketch: Sketch, answers: number) => void): void {
  const moments = fc.integer({ min: 0, max: 160 });
  fc.assert(fc.property(sketches, moments, check), { numRuns: runs, endOnFailure: true, ...seed });
}
