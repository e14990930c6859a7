import { translated } from '../../../i18n/chapter';
import type { CardText } from '../../card';
import type { MechsText } from '../../../i18n/en/mechs';

/** Loaded before a table of Mechs is shown. */
export const texts = translated<MechsText>({
  en: () => import('../../../i18n/en/mechs').then(({ en }) => en),
  fr: () => import('../../../i18n/fr/mechs').then(({ fr }) => fr),
});

/** The texts of Mechs in the language of this page. */
export function t(): MechsText {
  return texts.text();
}

/** What every page says of it, loaded before anything is shown. */
export const cardText = translated<CardText>({
  en: () => import('../../../i18n/en/mechs/card').then(({ card }) => card),
  fr: () => import('../../../i18n/fr/mechs/card').then(({ card }) => card),
});

export type { MechsText };
