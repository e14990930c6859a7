import { useEffect } from 'preact/hooks';
import { isForFocus } from '../prompts/keyTargets';
import { narrator } from './narrator';
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
    const onKey = (event: KeyboardEvent) => {
      key = event.key;
      isPressed = false;
      setTimeout(() => (key = ''));
      if (isForQuestion(event)) answerAtLeast(saying, () => isPressed);
    };
    const onClick = ({ target }: MouseEvent) => {
      isPressed = true;
      const option = target instanceof Element ? target.closest(OFFERED) : null;
      // Whoever presses the option itself hears it from there.
      if (!option || !/^(?:[1-9]|Arrow.*)$/.test(key)) return;
      const before = spokenName(option);
      const wasChosen = option.getAttribute('aria-pressed') === 'true';
      const asked = document.querySelector('.dock h2');
      requestAnimationFrame(() => saying.say(outcomeOf({ option, before, wasChosen, asked })));
    };
    addEventListener('keydown', onKey, true);
    addEventListener('click', onClick, true);
    return () => {
      removeEventListener('keydown', onKey, true);
      removeEventListener('click', onClick, true);
    };
  }, []);
}

interface Chosen {
  readonly option: Element;
  readonly before: string;
  readonly wasChosen: boolean;
  readonly asked: Element | null;
}

function outcomeOf({ option, before, wasChosen, asked }: Chosen): string {
  const text = spokenText.text();
  // What makes room for more about it is chosen all the same, as long as the question stands.
  const isSent = option.isConnected ? option.getAttribute('aria-pressed') !== 'true' : !asked?.isConnected;
  // What it says now: an amount may have changed with it.
  const name = option.isConnected ? spokenName(option) : before;
  if (option.isConnected && wasChosen && isSent) return text.notChosen(name);
  if (isSent) return text.chosen(name);
  const sends = document.querySelector(SENDS);
  const chosen = text.chosen(name, sends ? spokenName(sends) : undefined);
  return option.isConnected ? chosen : [chosen, ...offeredNow()].join(' ');
}

/** What took the place of what was chosen, with its digits. */
function offeredNow(): string[] {
  return [...document.querySelectorAll('.dock .options button:not(:disabled)')].map((option, i) =>
    spokenText.text().offeredBy(String(i + 1), spokenName(option.querySelector('strong') ?? option)),
  );
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
      const words = [
        plan(),
        confirm &&
          (confirm.matches(':disabled') ? `${spokenName(confirm)}.` : text.offered(spokenName(confirm))),
        declines && text.offeredBy('0', spokenName(declines)),
      ].filter(Boolean);
      if (words.length > 0) say(words.join(' '));
    }),
  );
}
