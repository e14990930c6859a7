import { speak } from '../i18n/language';
import { firstSpoken, LANGUAGES, type Language } from '../i18n/languages';
import { stored } from './storage';

const KEY = 'language';
const PARAMETER = 'lang';

/** What the page's address asks for, else what was chosen here before, else the first that the browser asks for. */
export function startLanguage(): void {
  const wanted = chosen() ?? firstSpoken(navigator.languages) ?? LANGUAGES[0];
  speak(wanted);
  document.documentElement.lang = wanted;
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest.${wanted}.webmanifest`);
}

/** The address of this very page in another language. */
export function addressIn(other: Language): string {
  return `${location.pathname}?${PARAMETER}=${other}${location.hash}`;
}

/** An address that names a language is a choice: it is kept, and the address is as short as before. */
function chosen(): Language | undefined {
  const asked = firstSpoken([new URLSearchParams(location.search).get(PARAMETER)]);
  if (asked) {
    stored.setText(KEY, asked);
    history.replaceState(null, '', location.pathname + location.hash);
  }
  return asked ?? firstSpoken([stored.text(KEY)]);
}
