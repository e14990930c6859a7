import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { countSeen, isNew, markKnown } from '../model/hints';
import { hints } from '../model/settings';
import { decision } from '../model/table';
import { Goal } from './Goal';
import { hintText } from './helpParts';
import './HintCard.css';

/** A hint at a kind of decision that is still new to this person; at the very first one also how to win. */
export function HintCard() {
  const kind = decision.value?.kind;
  const text = hintText.text();
  const words = kind && text.topics[kind];
  const isShown = useSignal(kind !== undefined && words !== undefined && isNew(kind));
  useEffect(() => {
    if (kind && isShown.value) countSeen(kind);
  }, []);
  if (!kind || !isShown.value) return null;
  const close = () => {
    markKnown(kind);
    isShown.value = false;
  };
  return (
    // On a small screen the question comes first: there a hint is one line until it is asked for.
    <details class="hint" open={matchMedia('(min-width: 1080px)').matches}>
      <summary>{text.title}</summary>
      {kind === 'pilot' && <Goal />}
      <p>{words}</p>
      <p class="hint-buttons">
        <button class="button small" onClick={close}>
          {text.gotIt}
        </button>
        <button class="button small quiet" onClick={() => (hints.value = 'off')}>
          {text.noMore}
        </button>
      </p>
    </details>
  );
}
