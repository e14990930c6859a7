import type { MechsView } from '../../shared/games/mechs/types';
import type { TableInfo } from '../../shared/protocol/table';
import { Arena } from '../games/mechs/board/Arena';
import { playback } from '../model/playback';
import { useFreshPointer } from '../games/mechs/model/pointer';
import { route } from '../model/route';
import { status } from '../model/table';
import { Announcer } from '../panels/Announcer';
import { Banner } from '../panels/Banner';
import { Explanation } from '../panels/Explanation';
import { Market } from '../games/mechs/panels/Market';
import { Menu } from '../panels/Menu';
import { RuleSheet } from '../panels/RuleSheet';
import { Seats } from '../panels/Seats';
import { TopBar } from '../panels/TopBar';
import { Words } from '../panels/Words';
import { PromptDock } from '../prompts/PromptDock';
import './Match.css';

/** The table during play: who, where, what is asked, what happened. */
export function Match({ table, view }: { table: TableInfo; view: MechsView }) {
  const open = playback.shown.value ?? view.open;
  useFreshPointer(view.decision?.id, playback.isPlaying.value);
  return (
    <div
      class={`match match-${open.seats.length}${playback.isPlaying.value ? ' match-playing' : ''}`}
      style={{ '--tempo': playback.tempo.value }}
    >
      <TopBar open={open}>
        {status.value !== 'connected' && <span class="topbar-lost" aria-hidden="true" />}
        <Menu table={table} />
      </TopBar>
      <main class="match-main">
        <Seats table={table} open={open} view={view} />
        <section class="match-centre">
          <Banner open={open} />
          <div class="match-arena" onClick={playback.isPlaying.value ? playback.skip : undefined}>
            <Arena open={open} own={view.own} />
          </div>
          <Market open={open} />
        </section>
        <aside class="match-side">
          <PromptDock table={table} view={view} />
          <Words table={table} view={view} />
        </aside>
      </main>
      <Explanation open={open} own={view.own} />
      {route.value.screen === 'table' && route.value.rule && <RuleSheet />}
      <Announcer />
    </div>
  );
}
