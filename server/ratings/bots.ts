import { BOT_IDS, type BotId } from '../../shared/core';
import { pointsOf, type Skill } from './skill';

/**
 * What bots are worth. They do not learn, so their ratings are constants: the Rookie stands below a
 * newcomer, and the gaps follow from the share of matches of two that each wins in `npm run arena`, by OpenSkill's own
 * formula: share = 1 / (1 + e^(−gap / c)) with c = 6.2 for two who are known well. Measure again when bots change.
 */
export const BOT_SKILLS: Readonly<Record<BotId, Skill>> = {
  rookie: { mu: 15, sigma: 1.5 },
  // all of 200 matches of two against the Rookie: at least 98 %
  veteran: { mu: 39, sigma: 1.5 },
  // 29 of 40 matches of two against the Veteran: 57 to 84 %
  ace: { mu: 45, sigma: 1.5 },
};

/** The bot that somebody with so many points has the closest match with. */
export function botNearest(points: number): BotId {
  const gap = (bot: BotId) => Math.abs(pointsOf(BOT_SKILLS[bot]) - points);
  return BOT_IDS.reduce((best, bot) => (gap(bot) < gap(best) ? bot : best));
}
