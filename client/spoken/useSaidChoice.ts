import { useEffect } from 'preact/hooks';
import { isForFocus } from '../prompts/keyTargets';
import { narrator } from './narrator';
import { offeredNow, shortName } from './offered';
import { spokenName } from './spokenName';
import { spokenText } from './spokenParts';

/** What a question offers, without its cards of a program: a plan is said as it grows. */
const OFFERED = '.dock .options button, .dock [data-key]:not([data-keys=own] *), .dock [data-direction]';
const CONFIRM = '.dock .confirm .primary';
const SENDS = `${CONFIRM}:not(:disabled)`;
const DECLINES = '.dock .confirm .button:not(.primary):not(:disabled)';
const KEYS = /^(?:\d|Arrow.*|Backspace|Enter)$/;

interface Saying {
  readonly say: (words: string) => void;
  /** How often something was said. */
  readonly count: () => number;
  /** The plan as it stands, where one is made. */
  readonly plan: () => string | undefined;
}

/** What was chosen by a digit or an arrow is not where the focus is: it is said, and what Enter would do with it. */
export function useSaidChoice(saying: Saying): void {
  useEffect(() => {
    let key = '';
    let isPressed = false;
    /** The question that the last key was for, with the focus left where it was. */
    let byKey: Element | null = null;
    /** What was said of an option so far: all of it is said once. */
    const heard = new WeakMap<Element, string>();
    const onKey = (event: KeyboardEvent) => {
      key = event.key;
      isPressed = false;
      setTimeout(() => (key = ''));
      if (key === 'Enter' && isPromised(event, byKey)) {
        event.preventDefault();
        event.stopImmediatePropagation();
        if (!event.repeat) document.querySelector<HTMLElement>(SENDS)?.click();
        return;
      }
      if (!isForQuestion(event)) return;
      byKey = document.querySelector('.dock h2');
      answerAtLeast(saying, () => isPressed);
    };
    const onClick = ({ target }: MouseEvent) => {
      isPressed = true;
      const option = target instanceof Element ? target.closest(OFFERED) : null;
      // Whoever presses the option itself hears it from there.
      if (!option || !/^(?:[1-9]|Arrow.*)$/.test(key)) return;
      const before = spokenName(option);
      const known = heard.get(option);
      const wasChosen = option.getAttribute('aria-pressed') === 'true';
      const asked = document.querySelector('.dock h2');
      requestAnimationFrame(() => {
        saying.say(outcomeOf({ option, before, known, wasChosen, asked }));
        heard.set(option, spokenName(option));
      });
    };
    const onFocus = ({ target }: FocusEvent) => {
      byKey = null;
      const option = target instanceof Element ? target.closest(OFFERED) : null;
      if (option) heard.set(option, spokenName(option));
    };
    // A hint that somebody opens is read to them.
    const onToggle = ({ target }: Event) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open || !target.matches('.hint')) return;
      if (target.contains(document.activeElement))
        saying.say([...target.querySelectorAll('p:not(.hint-buttons)')].map(spokenName).join('. ') + '.');
    };
    addEventListener('keydown', onKey, true);
    addEventListener('click', onClick, true);
    addEventListener('focusin', onFocus);
    addEventListener('toggle', onToggle, true);
    return () => {
      removeEventListener('keydown', onKey, true);
      removeEventListener('click', onClick, true);
      removeEventListener('focusin', onFocus);
      removeEventListener('toggle', onToggle, true);
    };
  }, []);
}

/** "Enter" was said of what the digits chose: it sends that, whichever other button has the focus still. */
function isPromised(event: KeyboardEvent, byKey: Element | null): boolean {
  const { target, ctrlKey, metaKey, altKey } = event;
  if (!byKey?.isConnected || ctrlKey || metaKey || altKey || !document.querySelector(SENDS)) return false;
  return isForFocus(event) && target instanceof Element && !target.closest('dialog, .match-board');
}

interface Chosen {
  readonly option: Element;
  readonly before: string;
  /** What was said of it already. */
  readonly known: string | undefined;
  readonly wasChosen: boolean;
  readonly asked: Element | null;
}

function outcomeOf({ option, before, known, wasChosen, asked }: Chosen): string {
  const text = spokenText.text();
  // What makes room for more about it is chosen all the same, as long as the question stands.
  const isSent = option.isConnected ? option.getAttribute('aria-pressed') !== 'true' : !asked?.isConnected;
  // What it says now: an amount may have changed with it.
  const whole = option.isConnected ? spokenName(option) : before;
  // Nobody decides any more about what is sent.
  const name = isSent || whole === known ? shortName(option, whole) : whole;
  if (option.isConnected && wasChosen && isSent) return text.notChosen(name);
  if (isSent) return text.chosen(name);
  const sends = document.querySelector(SENDS);
  const chosen = text.chosen(name, sends ? spokenName(sends) : undefined);
  if (!option.isConnected) return [chosen, ...offeredNow()].join(' ');
  const isTurned = !sends && document.querySelector('.dock [data-direction]');
  return isTurned ? `${chosen} ${text.arrows}` : chosen;
}

/** Not the key that sends: it is answered by what comes of it. */
function isForQuestion(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (!KEYS.test(key) || ctrlKey || metaKey || altKey || isForFocus(event)) return false;
  return !narrator.isTelling.peek() && !(key === 'Enter' && document.querySelector(SENDS));
}

/** A key of the question that changed nothing is answered by how things stand: silence sounds like a page that has gone. */
function answerAtLeast({ say, count, plan }: Saying, isPressed: () => boolean): void {
  const before = count();
  const asked = document.querySelector('.dock h2');
  if (!asked) return;
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (isPressed() || count() !== before || !asked.isConnected || !asked.closest('.dock')) return;
      const text = spokenText.text();
      const confirm = document.querySelector(CONFIRM);
      const declines = document.querySelector(DECLINES);
      const planned = plan();
      const label = confirm ? spokenName(confirm) : '';
      const isReady = confirm && !confirm.matches(':disabled');
      const words = [
        planned,
        // A plan says itself how it is sent.
        isReady ? !planned?.includes(label) && text.offered(label) : planned && `${label}.`,
        ...(isReady || planned ? [] : [`${spokenName(asked)}.`, ...offeredNow()]),
        declines && text.offeredBy('0', spokenName(declines)),
      ].filter(Boolean);
      if (words.length > 0) say(words.join(' '));
    }),
  );
}
