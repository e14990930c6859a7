import { ui } from '../games/current';
import type { AnyUi } from '../games/ui';
import { chapter } from '../i18n/chapter';
import { lazy, type Lazy } from '../parts/lazy';

/** Help for newcomers comes with its words when it is first needed: whoever knows the game never loads it. */
export const hintText = chapter((messages) => messages.hints());

const cards = new WeakMap<AnyUi, Lazy>();

/** A hint at what is asked, with the words of the game on the table. */
export function hintCard(): Lazy {
  const game = ui();
  const known = cards.get(game);
  if (known) return known;
  const card = lazy(async () => {
    const [{ HintCard }] = await Promise.all([import('./HintCard'), hintText.load(), game.hints.load()]);
    return HintCard;
  });
  cards.set(game, card);
  return card;
}
