import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { t } from '../i18n';

/** The one question before something that cannot be taken back: always in sight, and what was chosen with it. */
export function Confirm({
  label,
  chosen,
  onConfirm,
  children,
}: {
  label?: string;
  chosen: unknown;
  onConfirm: () => void;
  /** What declines instead. */
  children?: ComponentChildren;
}) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Where the page itself scrolls, it must not run away from the arena that is being tapped.
    if (!matchMedia('(min-width: 1080px)').matches) return;
    const option = row.current?.closest('.dock')?.querySelector('.options [aria-pressed=true]');
    option?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <div class="confirm" ref={row}>
      <button class="button primary" disabled={chosen === undefined} onClick={onConfirm}>
        {label ?? t().prompts.confirm}
      </button>
      {children}
    </div>
  );
}
