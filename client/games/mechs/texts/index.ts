import { translated } from '../../../i18n/chapter';
import type { CardText } from '../../card';
import type { MechsText } from './en';

/** Loaded before a table of Mechs is shown. */
export const texts = translated<MechsText>({
  en: () => import('./en').then(({ en }) => en),
  fr: () => import('./fr').then(({ fr }) => fr),
});

/** The texts of Mechs in the language of this page. */
export function t(): MechsText {
  return texts.text();
}

/** What every page says of it, loaded before anything is shown. */
export const cardText = translated<CardText>({
  en: () => import('./en/card').then(({ card }) => card),
  fr: () => import('./fr/card').then(({ card }) => card),
});

export type { MechsText };
