import { translated } from '../../../i18n/chapter';
import type { CardText } from '../../card';
import type { WesternText } from './en';

/** Loaded before a table of Western is shown. */
export const texts = translated<WesternText>({
  en: () => import('./en').then(({ en }) => en),
  fr: () => import('./fr').then(({ fr }) => fr),
});

/** The texts of Western in the language of this page. */
export function t(): WesternText {
  return texts.text();
}

/** What every page says of it, loaded before anything is shown. */
export const cardText = translated<CardText>({
  en: () => import('./en/card').then(({ card }) => card),
  fr: () => import('./fr/card').then(({ card }) => card),
});

export type { WesternText };
