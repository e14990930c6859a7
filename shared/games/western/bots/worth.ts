import type { BotWorth } from '../../kit';

/** From matches of two in `npm run tournament -- --game western`. */
export const WORTH: BotWorth = {
  rookie: { mu: 15, sigma: 1.5 },
  // 396 of 400 matches of two against the Rookie: 97.5 to 99.6 %
  veteran: { mu: 43, sigma: 1.5 },
  // 310 of 400 matches of two against the Veteran: 73 to 81 %
  ace: { mu: 51, sigma: 1.5 },
};
