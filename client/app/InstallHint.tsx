import { useEffect } from 'preact/hooks';
import { stored } from '../model/storage';
import { HINTED, installOffer } from './offers';
import { appText } from './text';
import './offers.css';

/** Once, on the start page, to those who have sat at a table: before that nobody knows whether they want it. */
export function InstallHint() {
  const text = appText.text();
  useEffect(() => stored.setText(HINTED, 'yes'), []);
  const install = () => {
    void installOffer.peek()?.prompt();
    installOffer.value = undefined;
  };
  return (
    <aside class="panel offer" aria-label={text.install}>
      <p>{text.installText}</p>
      <button class="button small primary" onClick={install}>
        {text.install}
      </button>
      <button class="button small" onClick={() => (installOffer.value = undefined)}>
        {text.noThanks}
      </button>
    </aside>
  );
}
