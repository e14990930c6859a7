import type { TableInfo } from '../../shared/protocol/table';
import { ui } from '../games/current';
import { playback } from '../model/playback';
import { route } from '../model/route';
import { status, type TableView } from '../model/table';
import { Menu } from '../panels/Menu';
import { RuleSheet } from '../panels/RuleSheet';
import { Words } from '../panels/Words';
import { PromptDock } from '../prompts/PromptDock';
import { TableLayout } from './TableLayout';

/** The table during play. */
export function Match({ table, view }: { table: TableInfo; view: TableView }) {
  const { Aside, layout } = ui();
  const isTall = layout === 'tall';
  const shown = { table, view, open: playback.shown.value ?? view.open };
  return (
    <TableLayout
      shown={shown}
      bar={
        <>
          {status.value !== 'connected' && <span class="topbar-lost" aria-hidden="true" />}
          <Menu table={table} />
        </>
      }
      belowBoard={!isTall && <Aside {...shown} />}
      side={
        <>
          <PromptDock shown={shown} />
          <Words shown={shown} />
          {isTall && <Aside {...shown} />}
        </>
      }
    >
      {route.value.screen === 'table' && route.value.rule && <RuleSheet />}
    </TableLayout>
  );
}
