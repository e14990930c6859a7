import { t } from '../i18n';
import { spokenName } from './spokenName';
import { spokenText } from './spokenParts';

/** What a question offers by digits: by numbers of its own where it has any, else one after the other. */
export function offeredNow(): string[] {
  const numbered = [...document.querySelectorAll<HTMLElement>('.dock [data-key]')];
  const all =
    numbered.length > 0
      ? numbered
      : [...document.querySelectorAll<HTMLElement>('.dock .options button:not(:disabled)')].slice(0, 9);
  return all.flatMap((option, i) =>
    option.matches(':disabled')
      ? []
      : spokenText
          .text()
          .offeredBy(option.dataset['key'] ?? String(i + 1), shortName(option, spokenName(option))),
  );
}

/** What an option is called, without what there is to know of it. */
export function shortName(option: Element, whole: string): string {
  const name = option.querySelector('strong, .hand-name');
  return name ? spokenName(name) : whole;
}

/** Spoken with a question that the focus is led to. */
export const OFFERED_ID = 'spoken-offered';
const known = new Set<string>();

/** What can be answered comes with the question, once: nobody has to walk to it first. */
export function describeOffered(question: Element): void {
  const place = document.getElementById(OFFERED_ID);
  if (!place) return;
  const isAtOnce = document.querySelector('.dock-keys')?.textContent === t().prompts.keysAtOnce;
  const offered = [...offeredNow(), ...(isAtOnce ? [spokenText.text().atOnce] : [])].join(' ');
  const topic = `${spokenName(question)} ${offered}`;
  place.textContent = known.has(topic) ? '' : offered;
  if (offered) known.add(topic);
  if (question.matches('h2')) question.setAttribute('aria-describedby', OFFERED_ID);
}
