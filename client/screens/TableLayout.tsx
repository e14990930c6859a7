import type { ComponentChildren } from 'preact';
import { ui } from '../games/current';
import type { Shown } from '../games/ui';
import { playback } from '../model/playback';
import { captions, spoken } from '../model/settings';
import { Announcer } from '../panels/Announcer';
import { Banner } from '../panels/Banner';
import { Explanation } from '../panels/Explanation';
import { Sayings } from '../panels/Sayings';
import { Seats } from '../panels/Seats';
import { StageSlot } from '../panels/StageSlot';
import { TopBar } from '../panels/TopBar';
import { Suspense } from '../parts/lazy';
import { captionLine, spokenTable } from '../spoken/spokenParts';
// What the layout changes about its parts comes after them, whichever chunk they are fetched with.
import '../panels/ScoreBadge.css';
import '../panels/SeatFrame.css';
import '../panels/Words.css';
import '../prompts/PromptDock.css';
import './TableLayout.css';
import './TableNarrow.css';

export interface TableLayoutProps {
  readonly shown: Shown;
  readonly class?: string;
  /** At the end of the bar above. */
  readonly bar: ComponentChildren;
  readonly belowBoard?: ComponentChildren;
  /** What can be done now, and what there is to read. */
  readonly side: ComponentChildren;
  /** Over everything. */
  readonly children?: ComponentChildren;
}

/** What can be pressed has a meaning of its own: a press on nothing goes past what is being shown. */
function skipBeside({ target }: Event): void {
  if (!(target as Element).closest('a, button')) playback.skip();
}

/** A table, the same while it is played and when it is watched again: who, where, what happened, what is asked. */
export function TableLayout({ shown, class: name = '', bar, belowBoard, side, children }: TableLayoutProps) {
  const { Board, layout, stage } = ui();
  const isTall = layout === 'tall';
  const isSpoken = spoken.value === 'on';
  const isPlaying = playback.isPlaying.value;
  return (
    <div
      class={`match match-${shown.table.seats.length}${isTall ? ' match-tall' : ''}${isSpoken ? ' match-spoken' : ''}${isPlaying ? ' match-playing' : ''}${name}`}
      style={{ '--tempo': playback.tempo.value }}
    >
      <TopBar shown={shown}>{bar}</TopBar>
      <main class="match-main">
        <Seats shown={shown} />
        <section class="match-centre">
          {!isTall && <Banner open={shown.open} />}
          <div class="match-board" onClick={isPlaying ? skipBeside : undefined}>
            {isSpoken ? (
              <Suspense of={spokenTable()} props={shown} />
            ) : (
              <>
                <Board {...shown} />
                {stage && <StageSlot of={stage} props={shown} />}
              </>
            )}
          </div>
          {belowBoard}
        </section>
        <aside class="match-side">
          {isTall && <Banner open={shown.open} />}
          {side}
        </aside>
      </main>
      <Explanation shown={shown} />
      {/* What somebody says is told with all the rest. */}
      {!isSpoken && <Sayings />}
      {captions.value === 'on' && <Suspense of={captionLine()} />}
      {children}
      {!isSpoken && <Announcer />}
    </div>
  );
}
