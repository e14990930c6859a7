import { useEffect } from 'preact/hooks';
import { ui } from '../games/current';
import type { Shown } from '../games/ui';
import { t } from '../i18n';
import { explain, subject } from '../model/explain';
import { decision } from '../model/table';
import { isWide } from '../model/wide';
import { Icon } from '../parts/Icon';
import './Explanation.css';

/** The answer to "what is this?", in a corner, out of the way of play. */
export function Explanation({ shown }: { shown: Shown }) {
  const asked = subject.value;
  const isOpen = asked !== undefined;
  const question = decision.value?.id;
  // On a phone it would lie over what is asked next, and over the results.
  useEffect(() => {
    if (!isWide.peek()) close();
  }, [question]);
  useEffect(() => {
    if (!isOpen) return;
    // Before other keys: Escape closes this first and does nothing else.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      close();
    };
    addEventListener('keydown', onKey, { capture: true });
    return () => removeEventListener('keydown', onKey, { capture: true });
  }, [isOpen]);
  if (!asked) return null;
  const { Explain } = ui();
  return (
    <aside
      class={`panel explanation explanation-${asked.type}`}
      aria-live="polite"
      aria-label={t().table.explanation}
    >
      <button class="button small quiet explanation-close" aria-label={t().menu.close} onClick={close}>
        <Icon name="close" />
      </button>
      <Explain {...shown} asked={asked} />
    </aside>
  );
}

function close(): void {
  explain(undefined);
}
