import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

/** A second question that comes up inside a prompt: it is moved into sight, for nothing goes on without it. */
export function InSight({ class: name, children }: { class: string; children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Where the page itself scrolls, it must not run away from the town that is being tapped.
    if (matchMedia('(min-width: 1080px)').matches) box.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div class={name} ref={box}>
      {children}
    </div>
  );
}
