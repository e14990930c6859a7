import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** Pixels from the end that still count as being there: sizes are rounded. */
const NEAR = 24;

/** Keeps a list at its newest line, also when its box changes size, unless the person has scrolled up. */
export function usePinnedEnd(list: RefObject<HTMLElement | null>, count: number): void {
  const isPinned = useRef(true);
  const height = useRef(0);
  const toEnd = () => {
    const box = list.current;
    if (box && isPinned.current) box.scrollTop = box.scrollHeight;
  };
  useLayoutEffect(toEnd, [count]);
  useEffect(() => {
    const box = list.current;
    if (!box) return;
    const onScroll = () => {
      // A box that has another size than before was not scrolled by the person.
      if (box.clientHeight === height.current)
        isPinned.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR;
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
