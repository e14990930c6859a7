import { chapter } from '../../../i18n/chapter';
import { lazy } from '../../../parts/lazy';
import { t } from '../texts';

/** Help for newcomers comes with its words when it is first needed: whoever knows the game never loads it. */
export const hintText = chapter(() => t().hints());

/** How it ended comes with the end. */
export const resultsText = chapter(() => t().results());

/** The answers to “what is this?” come with the first question. */
export const explainText = chapter(() => t().explain());
export const fetchExplanation = async () => {
  const [{ Explain }] = await Promise.all([
    import('../panels/Explain'),
    explainText.load(),
    resultsText.load(),
  ]);
  return Explain;
};

export const legend = lazy(async () => {
  const [{ Legend }] = await Promise.all([import('./Legend'), hintText.load()]);
  return Legend;
});
