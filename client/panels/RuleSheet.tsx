import { useEffect, useRef } from 'preact/hooks';
import { must } from '../../shared/core/must';
import { shownCard } from '../games/current';
import { perGame } from '../games/perGame';
import { t } from '../i18n';
import { Suspense } from '../parts/lazy';
import { go, hasRulesBeside, route } from '../model/route';
import './RuleSheet.css';

const rules = perGame(async () => {
  const [{ RulesBody }, text, book] = await Promise.all([
    import('../screens/Rules'),
    t().rulesPage(),
    must(shownCard.value, 'game').book(),
  ]);
  return () => <RulesBody text={text} book={book} />;
});

/** The rules beside the table: the seat stays taken, and the way back closes them. */
export function RuleSheet() {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    sheet.current?.focus();
    return () => {
      if (before instanceof HTMLElement || before instanceof SVGElement) before.focus();
    };
  }, []);
  const close = () => {
    if (history.length > 1) history.back();
    else closeRules();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    // Nothing is played by keys meant for reading.
    event.stopPropagation();
  };
  return (
    <div
      class="panel rule-sheet"
      role="dialog"
      aria-label={t().menu.rules}
      tabIndex={-1}
      ref={sheet}
      onKeyDown={onKey}
    >
      <button class="button rule-sheet-close" onClick={close}>
        {t().menu.backToTable}
      </button>
      <Suspense of={rules()} />
    </div>
  );
}

/** For a page that was opened with the rules beside it. */
function closeRules(): void {
  const at = route.value;
  if (hasRulesBeside(at)) go({ ...at, rule: undefined });
}
