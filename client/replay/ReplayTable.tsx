import { useSignal, type Signal } from '@preact/signals';
import type { Open, ProgrammedCard } from '../../shared/games/mechs/state';
import type { MechsView } from '../../shared/games/mechs/types';
import type { Sight } from '../../shared/replay';
import type { TableInfo } from '../../shared/protocol/table';
import { Arena } from '../games/mechs/board/Arena';
import { t } from '../i18n';
import { playback } from '../model/playback';
import { Announcer } from '../panels/Announcer';
import { Banner } from '../panels/Banner';
import { Explanation } from '../panels/Explanation';
import { Log } from '../panels/Log';
import { Market } from '../games/mechs/panels/Market';
import { Seats } from '../panels/Seats';
import { TopBar } from '../panels/TopBar';
import { RichText } from '../parts/RichText';
import { Tabs } from '../parts/Tabs';
import { NowPlaying } from '../games/mechs/prompts/NowPlaying';
import '../prompts/PromptDock.css';
import '../screens/Match.css';
import { Controls } from './Controls';
import { Happening } from './Happening';
import { Highlights } from './Highlights';
import { useReplayKeys } from './keys';
import { Onlookers } from './Onlookers';
import { archive, changed, sight } from './player';
import { ReplayMenu } from './ReplayMenu';
import { Timeline } from './Timeline';
import { useText } from './text';
import { VerifyDialog } from './Verify';
import { asking } from './whatIf';
import { Asking, WhatIfDoor, WhatIfResult } from './WhatIf';

export interface ReplayTableProps {
  readonly table: TableInfo;
  readonly view: MechsView;
  readonly isVerifying: Signal<boolean>;
  readonly onFile: (file: File) => void;
}

/** The live table, with a time line in place of the clock. */
export function ReplayTable({ table, view, isVerifying, onFile }: ReplayTableProps) {
  useReplayKeys();
  const open = playback.shown.value ?? view.open;
  const known = sight.value?.revealed ? { placed: allMines(sight.value) } : view.own;
  return (
    <div
      class={`match replay match-${open.seats.length}${playback.isPlaying.value ? ' match-playing' : ''}${asking.value ? ' replay-asking' : ''}`}
      style={{ '--tempo': playback.tempo.value }}
    >
      <TopBar open={open}>
        <ReplayMenu onFile={onFile} onVerify={() => (isVerifying.value = true)} />
      </TopBar>
      <main class="match-main">
        <Seats table={table} open={open} view={view} programs={programsIn(sight.value, open)} />
        <section class="match-centre">
          <Banner open={open} />
          <div class="match-arena" onClick={playback.isPlaying.value ? playback.skip : undefined}>
            <Arena open={open} own={known} />
          </div>
          <div class="replay-time">
            <Timeline />
            <Controls />
          </div>
        </section>
        <aside class="match-side">
          <section class="dock panel" aria-label={t().table.yourMove}>
            {asking.value ? <Asking table={table} /> : <Moment open={open} />}
          </section>
          <Sheets open={open} />
        </aside>
      </main>
      <Explanation open={open} own={known} />
      <Announcer />
      {isVerifying.value && archive.value && (
        <VerifyDialog archive={archive.value} onClose={() => (isVerifying.value = false)} />
      )}
    </div>
  );
}

/** Where we are, whose eyes we see it with, what happened, and what could have. */
function Moment({ open }: { open: Open }) {
  const text = useText();
  // While it is played, what leads to the moment is what is seen.
  const { round, turn, active } = open;
  return (
    <>
      <header class="dock-head">
        <div>
          <h2>{open.phase === 'over' ? text.over : text.moment(round, turn)}</h2>
          {active !== undefined && (
            <p>
              <RichText text={text.turnOf(active)} />
            </p>
          )}
        </div>
      </header>
      <Onlookers />
      {playback.isPlaying.value ? <NowPlaying open={open} /> : <Happening />}
      {changed.value && <WhatIfResult />}
      <WhatIfDoor />
    </>
  );
}

type Tab = 'highlights' | 'log' | 'market';
const TABS: readonly Tab[] = ['highlights', 'log', 'market'];

function Sheets({ open }: { open: Open }) {
  const text = useText();
  const tab = useSignal<Tab>('highlights');
  return (
    <section class="words panel">
      <Tabs names={TABS} open={tab} labelOf={(name) => (name === 'log' ? t().table.log : text[name])} />
      {tab.value === 'log' && <Log />}
      {tab.value === 'highlights' && <Highlights />}
      {tab.value === 'market' && (
        <div class="words-list" id="words-market" role="tabpanel" aria-labelledby="tab-market" tabIndex={0}>
          <Market open={open} />
        </div>
      )}
    </section>
  );
}

/** Tokens have numbers of their own across all seats. */
function allMines({ revealed = [] }: Sight): Record<number, number> {
  return Object.assign({}, ...revealed.map(({ own }) => own?.placed ?? {})) as Record<number, number>;
}

/** With everything open, every program: also one that waits for the others to be locked in. */
function programsIn(
  seen: Sight | undefined,
  { phase }: Open,
): readonly (readonly ProgrammedCard[] | undefined)[] | undefined {
  return seen?.revealed?.map(({ own, held }) => {
    if (phase === 'turn') return own?.program;
    return phase === 'program' ? (held?.answer as readonly ProgrammedCard[] | undefined) : undefined;
  });
}
