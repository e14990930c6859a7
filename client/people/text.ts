import { t } from '../i18n';
import { chapter } from '../i18n/chapter';

/** What a match did to a rating: said with its results, and in profiles. */
export const ratingsText = chapter(() => t().ratings());

export const peopleText = chapter(async () => {
  const [text] = await Promise.all([t().peoplePages(), ratingsText.load()]);
  return text;
});
