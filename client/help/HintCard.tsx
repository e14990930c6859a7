import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { shownCard, ui } from '../games/current';
import { isLearnt } from '../lessons/progress';
import { countSeen, isHinted, isNew, markKnown } from '../model/hints';
import { decision } from '../model/table';
import type { Hint } from './hintAt';
import { hintText } from './helpParts';
import { HintButtons } from './HintButtons';
import './HintCard.css';

/** A hint at a kind of decision that is still new to this person. */
export function HintCard() {
  const kind = decision.value?.kind;
  const hint = kind === undefined ? undefined : ui().hints.at(kind);
  const isShown = useSignal(kind !== undefined && hint !== undefined && isNew(kind) && !isTaught(hint));
  const card = useRef<HTMLDetailsElement>(null);
  useLayoutEffect(() => {
    // What can be chosen comes first: where both have no room the hint is folded to its beginning.
    const dock = card.current?.closest('.dock');
    if (card.current && dock && isCrowded(dock)) card.current.open = false;
  }, []);
  useEffect(() => {
    if (kind && isShown.value) countSeen(kind);
  }, []);
  const shows = isShown.value;
  useLayoutEffect(() => {
    isHinted.value = shows;
    return () => {
      isHinted.value = false;
    };
  }, [shows]);
  if (!kind || !hint || !shows) return null;
  const { lines } = hint;
  const close = () => {
    markKnown(kind);
    isShown.value = false;
  };
  return (
    // On a small or low screen the question comes first: there a hint is one line until it is asked for.
    <details class="hint" ref={card} open={matchMedia('(min-width: 1080px) and (min-height: 840px)').matches}>
      <summary data-begins={lines[0]}>{hintText.text().title}</summary>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <HintButtons close={close} />
    </details>
  );
}

/** In a lesson that was finished, or gone past by somebody who knows it all. */
function isTaught({ lesson }: Hint): boolean {
  const game = shownCard.peek();
  return game !== undefined && lesson !== undefined && isLearnt(game.id, lesson);
}

/** What is filled in has to be seen whole; of a list that scrolls its beginning. */
function isCrowded(dock: Element): boolean {
  const first = dock.querySelector('.slots') ? null : dock.querySelector('.option');
  if (!first) return dock.scrollHeight > dock.clientHeight;
  return first.getBoundingClientRect().bottom > dock.getBoundingClientRect().bottom;
}
