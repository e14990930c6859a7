import { must } from '../../../../core';

/** An answer that a bot has an opinion on; absent where another rule, or the fallback, is to decide. */
export interface Choice {
  readonly answer: unknown;
}

/** What is listed to choose from; all but a program has such a list. */
export function optionsOf<T>({ options }: { readonly options?: readonly T[] }): readonly T[] {
  return must(options, 'list to choose from');
}

/** The option that is worth most. */
export function bestOf<T>(options: readonly T[], worth: (option: T) => number): Choice | undefined {
  let best: { option: T; worth: number } | undefined;
  for (const option of options) {
    const found = worth(option);
    if (best === undefined || found > best.worth) best = { option, worth: found };
  }
  return best && { answer: best.option };
}
