import { useEffect } from 'preact/hooks';
import { spokenName } from './spokenName';
import { spokenText } from './spokenParts';

/** What a question offers, without its cards of a program: a plan is said as it grows. */
const OFFERED = '.dock .options button, .dock [data-key]:not([data-keys=own] *), .dock [data-direction]';
const SENDS = '.dock .confirm .primary:not(:disabled)';

/** What was chosen by a digit or an arrow is not where the focus is: it is said, and what Enter would do with it. */
export function useSaidChoice(say: (words: string) => void): void {
  useEffect(() => {
    let key = '';
    const onKey = (event: KeyboardEvent) => {
      key = event.key;
      setTimeout(() => (key = ''));
    };
    const onClick = ({ target }: MouseEvent) => {
      const option = target instanceof Element ? target.closest(OFFERED) : null;
      // Whoever presses the option itself hears it from there.
      if (!option || !/^(?:[1-9]|Arrow.*)$/.test(key)) return;
      const before = spokenName(option);
      const asked = document.querySelector('.dock h2');
      requestAnimationFrame(() => {
        const text = spokenText.text();
        // What makes room for more about it is chosen all the same, as long as the question stands.
        const isSent = option.isConnected ? !option.hasAttribute('aria-pressed') : !asked?.isConnected;
        // What it says now: an amount may have changed with it.
        const name = option.isConnected ? spokenName(option) : before;
        if (option.isConnected && option.getAttribute('aria-pressed') === 'false')
          return say(text.notChosen(name));
        const sends = isSent ? null : document.querySelector(SENDS);
        say(text.chosen(name, sends ? spokenName(sends) : undefined));
      });
    };
    addEventListener('keydown', onKey, true);
    addEventListener('click', onClick, true);
    return () => {
      removeEventListener('keydown', onKey, true);
      removeEventListener('click', onClick, true);
    };
  }, []);
}
