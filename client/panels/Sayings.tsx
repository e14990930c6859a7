import { useLayoutEffect, useRef } from 'preact/hooks';
import { isChatSeen } from '../model/reading';
import { sayings, wordsOf } from '../model/sayings';
import { blocked, muted } from '../model/table';
import { isWide } from '../model/wide';
import './Sayings.css';

/** Between a seat and what it says, between two things that are said, and between all that and the edge of the window. */
const GAP = 8;

/** What somebody says is seen at their seat for a moment, whatever else is open: but not over the chat, which has it too. */
export function Sayings() {
  const all = useRef<HTMLDivElement>(null);
  const heard = sayings.value.filter(
    ({ seat }) => !muted.value.includes(seat) && !blocked.value.includes(seat),
  );
  const isShown = isWide.value || !isChatSeen.value;
  useLayoutEffect(() => {
    // Oldest first: it stays where it is, and what is said after it makes way.
    const taken = [...document.querySelectorAll('.match .banner')].map((one) => one.getBoundingClientRect());
    for (const bubble of all.current?.querySelectorAll<HTMLElement>('.saying') ?? []) {
      placeAtSeat(bubble, isWide.value, taken);
      taken.push(bubble.getBoundingClientRect());
    }
  }, [sayings.value, muted.value, blocked.value, isShown, isWide.value]);
  if (!isShown) return null;
  return (
    <div ref={all}>
      {heard.map((line) => (
        <p key={line.seat} class={`saying seat-${line.seat}`} data-seat={line.seat} role="status">
          <b class="seat-name">{line.name}</b> {wordsOf(line)}
        </p>
      ))}
    </div>
  );
}

/** Beside the seat or under it, below whatever is there already: two that talk are read both. */
function placeAtSeat(bubble: HTMLElement, isBeside: boolean, taken: readonly DOMRect[]): void {
  const seat = document.querySelector(`.seat-panel.seat-${bubble.dataset.seat}`)?.getBoundingClientRect();
  if (!seat) return;
  const [wide, high] = [bubble.offsetWidth, bubble.offsetHeight];
  const left = Math.max(GAP, Math.min(isBeside ? seat.right + GAP : seat.left, innerWidth - wide - GAP));
  let top = isBeside ? seat.top + GAP : seat.bottom + GAP / 2;
  const inTheWay = () =>
    taken.find(
      (one) => one.left < left + wide && one.right > left && one.top < top + high && one.bottom > top,
    );
  for (let other = inTheWay(); other; other = inTheWay()) top = other.bottom + GAP / 2;
  bubble.style.left = `${left}px`;
  bubble.style.top = `${Math.max(GAP, Math.min(top, innerHeight - high - GAP))}px`;
}
