import { useEffect, useRef } from 'preact/hooks';

/** What the keys do, at the foot: whole, or not at all where the prompt has to be scrolled to it. */
export function KeysLine({ keys }: { keys: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const now = line.current;
    if (!now) return undefined;
    const observer = new IntersectionObserver(
      ([seen]) => now.classList.toggle('dock-keys-out', seen !== undefined && seen.intersectionRatio < 0.99),
      { root: now.closest('.dock'), threshold: [0, 0.99] },
    );
    observer.observe(now);
    return () => observer.disconnect();
  }, []);
  return (
    <p class="dock-keys" ref={line}>
      {keys}
    </p>
  );
}
