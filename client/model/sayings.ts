import { signal } from '@preact/signals';
import type { ChatLine } from '../../shared/protocol/messages';
import { t } from '../i18n';

/** How long what somebody says stands at their seat. */
const SHOWN_MS = 6000;

/** What was said a moment ago, the newest of each seat. */
export const sayings = signal<readonly ChatLine[]>([]);

export function showSaying(line: ChatLine): void {
  sayings.value = [...sayings.value.filter(({ seat }) => seat !== line.seat), line];
  setTimeout(() => {
    sayings.value = sayings.value.filter((one) => one !== line);
  }, SHOWN_MS);
}

export function forgetSayings(): void {
  sayings.value = [];
}

export function wordsOf(line: ChatLine): string {
  return 'text' in line ? line.text : t().table.phrases[line.phrase];
}
