import { perGame } from '../games/perGame';
import type { Shown } from '../games/ui';
import { t } from '../i18n';
import { chapter } from '../i18n/chapter';

export const spokenText = chapter(() => t().spoken());

/** The table in words: most never need it, and so it is fetched when it is switched on. */
export const spokenTable = perGame<Shown>(async (game) => {
  const [{ SpokenTable }, own] = await Promise.all([
    import('./SpokenTable'),
    game.spoken(),
    spokenText.load(),
  ]);
  return (shown) => <SpokenTable game={own} shown={shown} />;
});

/** What sounds, in words. */
export const captionLine = perGame(async (game) => {
  const [{ CaptionLine }, own, house] = await Promise.all([
    import('./CaptionLine'),
    game.captions(),
    t().captions(),
  ]);
  return () => <CaptionLine own={own} house={house} />;
});
