import { signal } from '@preact/signals';
import { language } from './language';
import type { Language } from './languages';

/** Texts that are fetched with the part of the page that says them: `load` before it is shown, then `text()`. */
export interface Chapter<Text> {
  load(): Promise<void>;
  text(): Text;
}

export function chapter<Text>(fetchIt: () => Promise<Text>): Chapter<Text> {
  const loaded = signal<Text | undefined>(undefined);
  return {
    async load() {
      loaded.value ??= await fetchIt();
    },
    text() {
      if (loaded.value === undefined) throw new Error('These texts have not been loaded.');
      return loaded.value;
    },
  };
}

/** The same texts in every language, of which the page's own alone is fetched. */
export function translated<Text>(fetchIn: Readonly<Record<Language, () => Promise<Text>>>): Chapter<Text> {
  return chapter(() => fetchIn[language()]());
}
