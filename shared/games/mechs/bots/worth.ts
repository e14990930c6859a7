import type { BotWorth } from '../../kit';

/** From matches of two in `npm run tournament`. */
export const WORTH: BotWorth = {
  rookie: { mu: 15, sigma: 1.5 },
  // all of 200 matches of two against the Rookie: at least 98 %
  veteran: { mu: 39, sigma: 1.5 },
  // 29 of 40 matches of two against the Veteran: 57 to 84 %
  ace: { mu: 45, sigma: 1.5 },
};
