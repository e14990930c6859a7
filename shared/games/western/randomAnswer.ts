import { must, pick, type Question, type Random } from '../../core';

/** Any legal answer: every decision of this game has a list of options. */
export function randomAnswer({ options }: Pick<Question, 'options'>, random: Random): unknown {
  return pick(must(options, 'list of options'), random);
}
