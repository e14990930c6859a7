import { signal } from '@preact/signals';
import { t } from '.';
import type { Messages } from './en';

/** Texts that are fetched with the part of the page that says them: `load` before it is shown, then `text()`. */
export interface Chapter<Text> {
  load(): Promise<void>;
  text(): Text;
}

export function chapter<Text>(fetchFrom: (messages: Messages) => Promise<Text>): Chapter<Text> {
  const loaded = signal<Text | undefined>(undefined);
  return {
    async load() {
      loaded.value = await fetchFrom(t());
    },
    text() {
      if (loaded.value === undefined) throw new Error('These texts have not been loaded.');
      return loaded.value;
    },
  };
}
