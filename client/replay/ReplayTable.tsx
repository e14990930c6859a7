import { useSignal, type Signal } from '@preact/signals';
import type { TableInfo } from '../../shared/protocol/table';
import { ui } from '../games/current';
import type { Shown } from '../games/ui';
import { t } from '../i18n';
import { playback } from '../model/playback';
import type { TableView } from '../model/table';
import { Log } from '../panels/Log';
import { RichText } from '../parts/RichText';
import { Tabs } from '../parts/Tabs';
import { TableLayout } from '../screens/TableLayout';
import { Controls } from './Controls';
import { Happening } from './Happening';
import { Highlights } from './Highlights';
import { useReplayKeys } from './keys';
import { Onlookers } from './Onlookers';
import { archive, changed, original, sight } from './player';
import { ReplayMenu } from './ReplayMenu';
import { Timeline } from './Timeline';
import { useText } from './text';
import { VerifyDialog } from './Verify';
import { asking } from './whatIf';
import { Asking, WhatIfDoor, WhatIfResult } from './WhatIf';

export interface ReplayTableProps {
  readonly table: TableInfo;
  readonly view: TableView;
  readonly isVerifying: Signal<boolean>;
  readonly onFile: (file: File) => void;
}

/** The live table, with a time line in place of the clock. */
export function ReplayTable({ table, view, isVerifying, onFile }: ReplayTableProps) {
  useReplayKeys();
  const revealed = sight.value?.revealed;
  const shown: Shown = { table, view, open: playback.shown.value ?? view.open, revealed };
  return (
    <TableLayout
      shown={shown}
      class={` replay${asking.value ? ' replay-asking' : ''}`}
      bar={<ReplayMenu onFile={onFile} onVerify={() => (isVerifying.value = true)} />}
      belowBoard={
        <div class="replay-time">
          <Timeline />
          <Controls />
        </div>
      }
      side={
        <>
          <section class="dock panel" aria-label={t().table.yourMove}>
            {asking.value ? <Asking table={table} /> : <Moment shown={shown} />}
          </section>
          <Sheets shown={shown} />
        </>
      }
    >
      {isVerifying.value && archive.value && original.value && (
        <VerifyDialog
          archive={archive.value}
          engine={original.value.engine}
          onClose={() => (isVerifying.value = false)}
        />
      )}
    </TableLayout>
  );
}

/** Where we are, whose eyes we see it with, what happened, and what could have. */
function Moment({ shown }: { shown: Shown }) {
  const text = useText();
  const { moment, words, NowPlaying } = ui();
  // While it is played, what leads to the moment is what is seen.
  const { round, turn, active, isOver } = moment(shown.open);
  return (
    <>
      <header class="dock-head">
        <div>
          <h2>{isOver ? text.over : words().moment(round, turn)}</h2>
          {active !== undefined && (
            <p>
              <RichText text={text.turnOf(active)} />
            </p>
          )}
        </div>
      </header>
      <Onlookers />
      {playback.isPlaying.value ? <NowPlaying {...shown} /> : <Happening />}
      {changed.value && <WhatIfResult />}
      <WhatIfDoor />
    </>
  );
}

type Tab = 'highlights' | 'log' | 'aside';
const TABS: readonly Tab[] = ['highlights', 'log', 'aside'];

function Sheets({ shown }: { shown: Shown }) {
  const { Aside, words } = ui();
  const tab = useSignal<Tab>('highlights');
  const labels: Record<Tab, string> = {
    highlights: useText().highlights,
    log: t().table.log,
    aside: words().aside,
  };
  return (
    <section class="words panel">
      <Tabs names={TABS} open={tab} labelOf={(name) => labels[name]} />
      {tab.value === 'log' && <Log />}
      {tab.value === 'highlights' && <Highlights />}
      {tab.value === 'aside' && (
        <div class="words-list" id="words-aside" role="tabpanel" aria-labelledby="tab-aside" tabIndex={0}>
          <Aside {...shown} />
        </div>
      )}
    </section>
  );
}
