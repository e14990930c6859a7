export interface Interval {
  readonly low: number;
  readonly high: number;
}

const Z = 1.96;

/** Wilson's score interval at 95%: honest also for few games and for rates near 0 and 1. */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return { low: 0, high: 1 };
  const rate = wins / games;
  const square = (Z * Z) / games;
  const middle = rate + square / 2;
  const spread = Z * Math.sqrt((rate * (1 - rate)) / games + square / (4 * games));
  return {
    low: Math.max(0, (middle - spread) / (1 + square)),
    high: Math.min(1, (middle + spread) / (1 + square)),
  };
}
