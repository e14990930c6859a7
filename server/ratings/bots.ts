import { BOT_IDS, type BotId } from '../../shared/core';
import type { AnyKit } from '../../shared/games';
import { pointsOf } from './skill';

/** The bot that somebody with so many points has the closest match with. */
export function botNearest({ bots }: Pick<AnyKit, 'bots'>, points: number): BotId {
  const gap = (bot: BotId) => Math.abs(pointsOf(bots.worth[bot]) - points);
  return BOT_IDS.reduce((best, bot) => (gap(bot) < gap(best) ? bot : best));
}
