import { hints } from '../model/settings';
import { hintText } from './helpParts';

/** Under every hint: it was read, or none is wanted any more. */
export function HintButtons({ close }: { close: () => void }) {
  const text = hintText.text();
  return (
    <p class="hint-buttons">
      <button class="button small" onClick={close}>
        {text.gotIt}
      </button>
      <button class="button small quiet" onClick={() => (hints.value = 'off')}>
        {text.noMore}
      </button>
    </p>
  );
}
