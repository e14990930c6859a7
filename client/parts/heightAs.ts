import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** Tells the table how high a part of it is, for what makes room for it or keeps clear of it. */
export function useHeightAs(name: `--${string}`, part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const own = part.current;
    const match = own?.closest<HTMLElement>('.match');
    if (!own || !match) return;
    const sizes = new ResizeObserver(() => match.style.setProperty(name, `${own.offsetHeight}px`));
    sizes.observe(own);
    return () => {
      sizes.disconnect();
      match.style.removeProperty(name);
    };
  }, []);
}
