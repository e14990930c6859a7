import { useSignal } from '@preact/signals';
import { ui } from '../games/current';
import type { Shown } from '../games/ui';
import { t } from '../i18n';
import { chat } from '../model/table';
import { Tabs } from '../parts/Tabs';
import { Chat } from './Chat';
import { Log } from './Log';

/** The log, the chat and what the game has to show of the own seat. */
export function Words({ shown }: { shown: Shown }) {
  const tab = useSignal('log');
  const read = useSignal(0);
  const text = t().table;
  if (tab.value === 'chat') read.value = chat.value.length;
  const unread = chat.value.length - read.value;
  const { sheet, words } = ui();
  const tabs = sheet?.isThere(shown.view) ? ['log', sheet.name, 'chat'] : ['log', 'chat'];
  return (
    <section class="words panel">
      <Tabs
        names={tabs}
        open={tab}
        labelOf={(name) => (
          <>
            {name === 'log' || name === 'chat' ? text[name] : words().sheet}
            {name === 'chat' && unread > 0 && <span class="words-unread">{unread}</span>}
          </>
        )}
      />
      {tab.value === 'log' && <Log />}
      {tab.value === 'chat' && <Chat table={shown.table} />}
      {sheet && tab.value === sheet.name && (
        <div id={`words-${sheet.name}`} role="tabpanel" aria-labelledby={`tab-${sheet.name}`}>
          <sheet.Sheet {...shown} />
        </div>
      )}
    </section>
  );
}
