import { useSignal } from '@preact/signals';
import type { MechsView } from '../../shared/games/mechs/types';
import type { TableInfo } from '../../shared/protocol/table';
import { t } from '../i18n';
import { chat } from '../model/table';
import { Tabs } from '../parts/Tabs';
import { Chat } from './Chat';
import { Log } from './Log';
import { WeaponOrder } from '../games/mechs/panels/WeaponOrder';
import './Words.css';

type Tab = 'log' | 'chat' | 'weapons';

/** The log, the chat and the own weapons. */
export function Words({ table, view }: { table: TableInfo; view: MechsView }) {
  const tab = useSignal<Tab>('log');
  const read = useSignal(0);
  const text = t().table;
  if (tab.value === 'chat') read.value = chat.value.length;
  const unread = chat.value.length - read.value;
  const tabs: readonly Tab[] = view.own?.order.length ? ['log', 'weapons', 'chat'] : ['log', 'chat'];
  return (
    <section class="words panel">
      <Tabs
        names={tabs}
        open={tab}
        labelOf={(name) => (
          <>
            {name === 'weapons' ? t().weaponOrder.tab : text[name]}
            {name === 'chat' && unread > 0 && <span class="words-unread">{unread}</span>}
          </>
        )}
      />
      {tab.value === 'log' && <Log />}
      {tab.value === 'chat' && <Chat table={table} />}
      {tab.value === 'weapons' && (
        <div id="words-weapons" role="tabpanel" aria-labelledby="tab-weapons">
          <WeaponOrder view={view} />
        </div>
      )}
    </section>
  );
}
