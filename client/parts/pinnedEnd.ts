import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** Pixels from the end that still count as being there: sizes are rounded. */
const NEAR = 24;

/** So long a list that was scrolled up stays there: whoever reads on scrolls on. */
const READING_MS = 15_000;

/** Whether a list goes to its newest line: at its end always, scrolled up once nobody reads it any more. */
export function isFollowing(now: {
  readonly isPinned: boolean;
  readonly isHeld: boolean;
  readonly sinceScrolled: number;
}): boolean {
  return now.isPinned || (!now.isHeld && now.sinceScrolled > READING_MS);
}

/** Keeps a list at its newest line, also when its box changes size, unless the person reads further up. */
export function usePinnedEnd(list: RefObject<HTMLElement | null>, count: number): void {
  const isPinned = useRef(true);
  const height = useRef(0);
  const scrolledAt = useRef(0);
  const toEnd = () => {
    const box = list.current;
    if (!box) return;
    const isHeld = box.matches(':hover, :focus-within');
    const sinceScrolled = performance.now() - scrolledAt.current;
    if (isFollowing({ isPinned: isPinned.current, isHeld, sinceScrolled })) box.scrollTop = box.scrollHeight;
  };
  useLayoutEffect(toEnd, [count]);
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const onScroll = () => {
      // A box that has another size than before was not scrolled by the person.
      if (box.clientHeight !== height.current) return;
      isPinned.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
      if (!isPinned.current) scrolledAt.current = performance.now();
    };
    const sizes = new ResizeObserver(() => {
      height.current = box.clientHeight;
      toEnd();
    });
    sizes.observe(box);
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      sizes.disconnect();
      box.removeEventListener('scroll', onScroll);
    };
  }, []);
}
