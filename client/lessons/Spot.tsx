import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

interface Box {
  readonly top: number;
  readonly left: number;
  readonly width: number;
  readonly height: number;
}

const MARGIN = 4;
/** What stays above while the page of a phone scrolls. */
const STAYS = '.topbar, .seats';

/** A ring around each element that is spoken of, wherever the layout puts it. */
export function Spot({ on }: { on: string }) {
  const boxes = useSignal<readonly Box[]>([]);
  useEffect(() => {
    let frame = 0;
    let seen = '';
    const follow = () => {
      const kept = [...document.querySelectorAll(STAYS)].filter(isHeld);
      const found = [...document.querySelectorAll(on)].filter((element) => !isUnder(element, kept));
      const next = found.map((element) => {
        const { top, left, width, height } = element.getBoundingClientRect();
        return { top, left, width, height };
      });
      const said = JSON.stringify(next);
      if (said !== seen) boxes.value = next;
      seen = said;
      frame = requestAnimationFrame(follow);
    };
    document.querySelector(on)?.scrollIntoView({ block: 'nearest' });
    follow();
    return () => cancelAnimationFrame(frame);
  }, [on]);
  return (
    <>
      {boxes.value.map(({ top, left, width, height }, i) => (
        <div
          key={i}
          class="coach-spot"
          aria-hidden="true"
          style={{
            top: `${top - MARGIN}px`,
            left: `${left - MARGIN}px`,
            width: `${width + 2 * MARGIN}px`,
            height: `${height + 2 * MARGIN}px`,
          }}
        />
      ))}
    </>
  );
}

const isHeld = (element: Element) => getComputedStyle(element).position === 'sticky';

/** The page of a phone has scrolled it away: a ring would lie over what stays. */
function isUnder(element: Element, kept: readonly Element[]): boolean {
  const { top } = element.getBoundingClientRect();
  return kept.some((one) => !one.contains(element) && top < one.getBoundingClientRect().bottom);
}
