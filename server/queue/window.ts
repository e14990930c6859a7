/** How far apart, in points and beyond all doubt, two ratings may be after so long a wait. */
const START_POINTS = 75;
const POINTS_A_SECOND = 15;
/** From then on anybody is better than nobody. */
const ANYBODY_AFTER_MS = 45_000;

/** `undefined`: as far as they like. */
export function windowAfter(waitedMs: number): number | undefined {
  if (waitedMs >= ANYBODY_AFTER_MS) return undefined;
  return START_POINTS + (POINTS_A_SECOND * Math.max(0, waitedMs)) / 1000;
}
