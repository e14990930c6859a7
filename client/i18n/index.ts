import { signal } from '@preact/signals';
import { en, type Messages } from './en';

const messages = signal<Messages>(en);

/** The catalogue in the language of this page. */
export function t(): Messages {
  return messages.value;
}
