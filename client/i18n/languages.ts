/**
 * The languages that the page speaks, in its order of preference where a browser asks for none of them. Each is a folder
 * of texts here, with a folder in it for each game; what is missing in one does not compile (CONTRIBUTING.md).
 */
export const LANGUAGES = ['en', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];

/** What each calls itself: whoever looks for it can read no other. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', fr: 'Français' };

/** The first of these wishes that the page can fulfil: `fr-CA` is French. */
export function firstSpoken(wishes: readonly (string | null | undefined)[]): Language | undefined {
  for (const wish of wishes) {
    const [language] = wish?.toLowerCase().split('-') ?? [];
    const spoken = LANGUAGES.find((one) => one === language);
    if (spoken) return spoken;
  }
  return undefined;
}
