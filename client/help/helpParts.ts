import { chapter } from '../i18n/chapter';
import { lazy } from '../parts/lazy';

/** Help for newcomers comes with its words when it is first needed: whoever knows the game never loads it. */
export const hintText = chapter((messages) => messages.hints());

export const hintCard = lazy(async () => {
  const [{ HintCard }] = await Promise.all([import('./HintCard'), hintText.load()]);
  return HintCard;
});

export const fightHint = lazy(async () => {
  const [{ FightHint }] = await Promise.all([import('../games/mechs/help/FightHint'), hintText.load()]);
  return FightHint;
});

export const legend = lazy(async () => {
  const [{ Legend }] = await Promise.all([import('../games/mechs/help/Legend'), hintText.load()]);
  return Legend;
});
