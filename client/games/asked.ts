import { t } from '../i18n';
import { plainName, plainWords } from '../model/plainWords';
import { ui } from './current';
import type { Ask } from './ui';

/** Whether this page has a prompt for it; rules of another version may ask something else. */
export function isKnownKind(kind: string): boolean {
  return ui().prompts[kind] !== undefined;
}

/** What is asked, in one line: of a kind that other rules have, in plain words. */
export function askOf({ kind, about }: { readonly kind: string; readonly about?: unknown }): Ask {
  return isKnownKind(kind)
    ? ui().ask(kind, about)
    : { title: plainName(kind), hint: t().prompts.otherRules, rule: '' };
}

/** An answer in words; may carry marks. */
export function describeAnswer(kind: string, answer: unknown): string {
  try {
    return isKnownKind(kind) ? ui().describe(kind, answer) : plainWords(answer);
  } catch {
    // Other rules take other answers to the same question.
    return plainWords(answer);
  }
}
