import { language } from '../i18n/language';
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '../i18n/languages';
import { addressIn } from '../model/language';

/** This very page in each other language, by the name that it gives itself; `short` where room is scarce. */
export function LanguageLinks({ class: look, isShort }: { readonly class: string; readonly isShort?: true }) {
  return (
    <>
      {LANGUAGES.filter((one) => one !== language()).map((one) => (
        <a
          key={one}
          class={look}
          href={addressIn(one)}
          lang={one}
          hreflang={one}
          aria-label={isShort && `${one.toUpperCase()} ${LANGUAGE_NAMES[one]}`}
          onClick={(event) => follow(event.currentTarget, one)}
        >
          {isShort ? one.toUpperCase() : LANGUAGE_NAMES[one]}
        </a>
      ))}
    </>
  );
}

/** Where the page is changes without this being drawn anew. */
function follow(link: HTMLAnchorElement, other: Language): void {
  link.href = addressIn(other);
}
