import { useLayoutEffect, useRef } from 'preact/hooks';
import type { ChatLine } from '../../shared/protocol/messages';
import { sayings, wordsOf } from '../model/sayings';
import { blocked, muted } from '../model/table';
import { isWide } from '../model/wide';
import './Sayings.css';

/** Between a seat and what it says, and between that and the edge of the window. */
const GAP = 8;

/** What somebody says is seen at their seat for a moment, whatever else is open. */
export function Sayings() {
  const heard = sayings.value.filter(
    ({ seat }) => !muted.value.includes(seat) && !blocked.value.includes(seat),
  );
  return (
    <>
      {heard.map((line) => (
        <Saying key={line.seat} line={line} />
      ))}
    </>
  );
}

function Saying({ line }: { line: ChatLine }) {
  const bubble = useRef<HTMLParagraphElement>(null);
  useLayoutEffect(() => {
    const own = bubble.current;
    const seat = document.querySelector(`.seat-panel.seat-${line.seat}`)?.getBoundingClientRect();
    if (!own || !seat) return;
    const left = isWide.value ? seat.right + GAP : seat.left;
    const top = isWide.value ? seat.top + GAP : seat.bottom + GAP / 2;
    own.style.left = `${Math.max(GAP, Math.min(left, innerWidth - own.offsetWidth - GAP))}px`;
    own.style.top = `${Math.max(GAP, Math.min(top, innerHeight - own.offsetHeight - GAP))}px`;
  }, [line, isWide.value]);
  return (
    <p class={`saying seat-${line.seat}`} role="status" ref={bubble}>
      <b class="seat-name">{line.name}</b> {wordsOf(line)}
    </p>
  );
}
