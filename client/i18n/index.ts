import { translated } from './chapter';
import type { Messages } from './en';

/** Loaded before anything is shown. */
export const messages = translated<Messages>({
  en: () => import('./en').then(({ en }) => en),
  fr: () => import('./fr').then(({ fr }) => fr),
});

/** What is said of something comes behind it: languages differ in how. */
export const colon = (what: string): string => t().site.colon(what);

/** The catalogue in the language of this page. */
export function t(): Messages {
  return messages.text();
}
