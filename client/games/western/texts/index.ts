import { en, type WesternText } from './en';

/** The texts of Western in the language of this page. */
export function t(): WesternText {
  return en;
}

export type { WesternText };
