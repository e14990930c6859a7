import { useSignal } from '@preact/signals';
import { isNewerThere } from './offers';
import { appText } from './text';
import { letNewestTakeOver } from './worker';
import './offers.css';

/** Offered, never forced: whoever is in the middle of something goes on with the files they began with. */
export function NewVersion() {
  const text = appText.text();
  const isBusy = useSignal(false);
  const reload = () => {
    isBusy.value = true;
    void letNewestTakeOver().finally(() => location.reload());
  };
  return (
    <div class="panel offer offer-version" role="status">
      <p>{text.newVersion}</p>
      <button class="button small primary" disabled={isBusy.value} onClick={reload}>
        {text.reload}
      </button>
      <button class="button small" onClick={() => (isNewerThere.value = false)}>
        {text.later}
      </button>
    </div>
  );
}
