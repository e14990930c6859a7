import { translated } from '../../../i18n/chapter';
import type { CardText } from '../../card';
import type { WesternText } from '../../../i18n/en/western';

/** Loaded before a table of Western is shown. */
export const texts = translated<WesternText>({
  en: () => import('../../../i18n/en/western').then(({ en }) => en),
  fr: () => import('../../../i18n/fr/western').then(({ fr }) => fr),
});

/** The texts of Western in the language of this page. */
export function t(): WesternText {
  return texts.text();
}

/** What every page says of it, loaded before anything is shown. */
export const cardText = translated<CardText>({
  en: () => import('../../../i18n/en/western/card').then(({ card }) => card),
  fr: () => import('../../../i18n/fr/western/card').then(({ card }) => card),
});

export type { WesternText };
