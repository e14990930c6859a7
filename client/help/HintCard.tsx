import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { countSeen, isNew, markKnown } from '../model/hints';
import { decision } from '../model/table';
import { hintText } from './helpParts';
import { HintButtons } from './HintButtons';
import './HintCard.css';

/** A hint at a kind of decision that is still new to this person; at the very first one also how to win, in so few words that the choice stays in sight. */
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
      {kind === 'pilot' && <p>{text.goalFirst}</p>}
      <p>{words}</p>
      <HintButtons close={close} />
    </details>
  );
}
