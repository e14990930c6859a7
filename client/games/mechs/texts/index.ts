import { en, type MechsText } from './en';

/** The texts of Mechs in the language of this page. */
export function t(): MechsText {
  return en;
}

export type { MechsText };
