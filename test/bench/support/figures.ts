/** One JSON line on standard output for each figure; everything for people goes to standard error. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  /** What is aimed at: at least this much, or at most. */
  readonly atLeast?: number;
  readonly atMost?: number;
}

export interface Reporter {
  figure(figure: Figure): void;
  say(line: string): void;
}

export function reporter(bench: string): Reporter {
  return {
    figure({ name, value, unit, atLeast, atMost }) {
      const goal = atLeast ?? atMost;
      const met =
        goal === undefined ? {} : { goal, met: atLeast === undefined ? value <= goal : value >= goal };
      process.stdout.write(`${JSON.stringify({ bench, name, value: rounded(value), unit, ...met })}\n`);
    },
    say(line) {
      process.stderr.write(`${line}\n`);
    },
  };
}

/** Three significant digits below a hundred, whole numbers above. */
function rounded(value: number): number {
  return Math.abs(value) >= 100 ? Math.round(value) : Number(value.toPrecision(3));
}

/** The value below which this share of the numbers lies. */
export function percentile(numbers: readonly number[] | Float64Array, share: number): number {
  const sorted = Float64Array.from(numbers).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
