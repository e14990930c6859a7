import { perGame } from '../games/perGame';
import { t } from '../i18n';
import { chapter } from '../i18n/chapter';

/** Help for newcomers comes with its words when it is first needed: whoever knows the game never loads it. */
export const hintText = chapter(() => t().hints());

/** A hint at what is asked. */
export const hintCard = perGame(async (game) => {
  const [{ HintCard }] = await Promise.all([import('./HintCard'), hintText.load(), game.hints.load()]);
  return HintCard;
});
