import type { TableInfo } from '../../shared/protocol/table';
import { ui } from '../games/current';
import { playback } from '../model/playback';
import { hasRulesBeside, route } from '../model/route';
import { status, type TableView } from '../model/table';
import { isRoomy, isWide } from '../model/wide';
import { Menu } from '../panels/Menu';
import { Words, WordsDoor } from '../panels/Words';
import { lazy, Suspense } from '../parts/lazy';
import { PromptDock } from '../prompts/PromptDock';
import { TableLayout } from './TableLayout';

/** Most matches are played without it. */
const ruleSheet = lazy(() => import('../panels/RuleSheet').then(({ RuleSheet }) => RuleSheet));

/** The table during play. */
export function Match({ table, view }: { table: TableInfo; view: TableView }) {
  const { Aside, layout } = ui();
  // Where the board leaves room beside it, what lies there is always to be seen.
  const isAsideThere = layout === 'tall' ? isWide.value : isRoomy.value;
  const shown = { table, view, open: playback.shown.value ?? view.open };
  return (
    <TableLayout
      shown={shown}
      bar={
        <>
          {status.value !== 'connected' && <span class="topbar-lost" aria-hidden="true" />}
          <WordsDoor />
          <Menu table={table} />
        </>
      }
      side={
        <>
          <PromptDock shown={shown} />
          <Words shown={shown} isAsideHere={!isAsideThere} />
          {isAsideThere && <Aside {...shown} />}
        </>
      }
    >
      {hasRulesBeside(route.value) && route.value.rule && <Suspense of={ruleSheet} />}
    </TableLayout>
  );
}
