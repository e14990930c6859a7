import { LANGUAGES, type Language } from './languages';

let spoken: Language = LANGUAGES[0];

/** The language of this page, until it is loaded anew. */
export function language(): Language {
  return spoken;
}

/** Before any text is fetched. */
export function speak(wanted: Language): void {
  spoken = wanted;
}
