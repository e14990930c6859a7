import { useEffect } from 'preact/hooks';
import type { TableInfo } from '../../shared/protocol/table';
import { ui } from '../games/current';
import type { Shown } from '../games/ui';
import { t } from '../i18n';
import { isSheetOpen, tab, unread } from '../model/reading';
import { isWide } from '../model/wide';
import { Icon } from '../parts/Icon';
import { lazy, Suspense } from '../parts/lazy';
import { Tabs } from '../parts/Tabs';
import { Log } from './Log';

const chatPanel = lazy<{ table: TableInfo }>(() => import('./Chat').then(({ Chat }) => Chat));

/**
 * The log, the chat and what the game has to show beside its board. Beside the table they are always there; on a
 * narrow screen they lie over it while they are asked for, so that nothing has to move for them.
 */
export function Words({ shown, isAsideHere }: { shown: Shown; isAsideHere: boolean }) {
  const { sheet, words, Aside } = ui();
  const text = t().table;
  const isThere = isWide.value || isSheetOpen.value;
  useEffect(() => () => void (isSheetOpen.value = false), []);
  if (!isThere) return null;
  const own = sheet?.isThere(shown.view) ? sheet : undefined;
  const names = ['log', ...(isAsideHere ? ['aside'] : []), ...(own ? [own.name] : []), 'chat'];
  // What the game had to show may be gone.
  if (!names.includes(tab.value)) tab.value = 'log';
  const name = tab.value;
  const labels: Readonly<Record<string, string | undefined>> = {
    log: text.log,
    chat: text.chat,
    aside: words().aside,
  };
  return (
    <section class="words panel" onKeyDown={isWide.value ? undefined : closeByKey}>
      <div class="words-head">
        <Tabs
          names={names}
          open={tab}
          labelOf={(one) => (
            <>
              {labels[one] ?? words().sheet}
              {one === 'chat' && unread.value > 0 && <span class="words-unread">{unread.value}</span>}
            </>
          )}
        />
        {!isWide.value && (
          <button
            class="button quiet words-close"
            aria-label={t().menu.close}
            onClick={() => (isSheetOpen.value = false)}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      {name === 'log' && <Log />}
      {name === 'chat' && <Suspense of={chatPanel} props={{ table: shown.table }} />}
      {name === 'aside' && (
        <div class="words-list" id="words-aside" role="tabpanel" aria-labelledby="tab-aside" tabIndex={0}>
          <Aside {...shown} />
        </div>
      )}
      {own && name === own.name && (
        <div id={`words-${own.name}`} role="tabpanel" aria-labelledby={`tab-${own.name}`}>
          <own.Sheet {...shown} />
        </div>
      )}
    </section>
  );
}

function closeByKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  event.stopPropagation();
  isSheetOpen.value = false;
}

/** On a narrow screen: the way to log and chat, and how much of it is new. */
export function WordsDoor() {
  const text = t().table;
  const news = unread.value;
  if (isWide.value) return null;
  return (
    <button
      class="button small words-door"
      aria-expanded={isSheetOpen.value}
      aria-label={news > 0 ? `${text.read}, ${text.readNew(news)}` : text.read}
      title={text.read}
      onClick={() => {
        if (news > 0) tab.value = 'chat';
        isSheetOpen.value = !isSheetOpen.value;
      }}
    >
      <Icon name="chat" />
      {news > 0 && <span class="words-unread">{news}</span>}
    </button>
  );
}
