import type { RatingDoubt } from '../../../shared/protocol/constants';
import { wordsOf } from '../plural';

const { list, number, percent, signed } = wordsOf('en');

const doubts: Record<RatingDoubt, string> = {
  address: 'two at the table came from the same address',
  newcomer: 'somebody has not met many others here yet',
  again: 'there were such matches in the last days',
  short: 'it was over too soon',
};

/** What a match did to a rating, and why it was not more. */
export const ratings = {
  change: signed,
  now: (points: number, by: number) =>
    by === 0 ? `Your rating stays at ${number(points)}.` : `Your rating: ${number(points)} (${signed(by)}).`,
  weighed: (weight: number, why: readonly RatingDoubt[] = []) => {
    const part = weight === 0 ? 'nothing' : weight < 0.01 ? 'less than 1%' : percent(weight);
    const reasons = why.length > 0 ? `: ${list(why.map((doubt) => doubts[doubt]))}` : '';
    return `The match weighed ${part}${reasons}.`;
  },
};
