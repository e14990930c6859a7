import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { CHAT_LENGTH, type Phrase } from '../../shared/protocol/constants';
import type { TableInfo } from '../../shared/protocol/table';
import { t } from '../i18n';
import { wordsOf } from '../model/sayings';
import { blocked, chat, muted, mySeat, send } from '../model/table';
import { Icon } from '../parts/Icon';
import { Suspense } from '../parts/lazy';
import { usePinnedEnd } from '../parts/pinnedEnd';
import { reporting, reportSheet } from '../people/reporting';
import { Silencing } from './Silencing';

/** Those worth a button of their own. */
const OFFERED: readonly Phrase[] = ['hello', 'goodLuck', 'wellPlayed', 'ouch', 'thinking', 'goodGame'];

export function Chat({ table }: { table: TableInfo }) {
  if (reporting.value) {
    return (
      <div class="words-report" id="words-chat" role="tabpanel" aria-labelledby="tab-chat">
        <Suspense of={reportSheet} />
      </div>
    );
  }
  return (
    <div class="words-chat" id="words-chat" role="tabpanel" aria-labelledby="tab-chat">
      <Lines table={table} />
      {table.chat && mySeat.value !== undefined && <Saying table={table} />}
    </div>
  );
}

/** What was said comes first: everything else is folded away. */
function Lines({ table }: { table: TableInfo }) {
  const list = useRef<HTMLOListElement>(null);
  const text = t().table;
  const lines = chat.value.filter(({ seat }) => !muted.value.includes(seat) && !blocked.value.includes(seat));
  usePinnedEnd(list, lines.length);
  return (
    <ol class="words-list" ref={list}>
      {lines.length === 0 && <li class="words-empty">{table.chat ? text.chatEmpty : text.chatOff}</li>}
      {lines.map((line, i) => (
        <li key={i}>
          <b class={`seat-name seat-${line.seat}`}>{line.name}</b> {wordsOf(line)}
        </li>
      ))}
    </ol>
  );
}

type Fold = 'phrases' | 'people';

function Saying({ table }: { table: TableInfo }) {
  const words = useSignal('');
  const fold = useSignal<Fold | undefined>(undefined);
  const text = t().table;
  const say = (event: Event) => {
    event.preventDefault();
    const said = words.value.trim();
    if (!said) return;
    void send('chat', { text: said }).then((ok) => ok && (words.value = ''));
  };
  const toggle = (name: Fold) => ({
    type: 'button' as const,
    class: 'button small words-fold',
    'aria-expanded': fold.value === name,
    onClick: () => (fold.value = fold.value === name ? undefined : name),
  });
  const others = table.seats.filter(
    ({ seat, control }) => seat !== mySeat.value && (control === 'person' || control === 'autopilot'),
  );
  return (
    <div class="words-saying">
      {fold.value === 'phrases' && (
        <div class="words-phrases">
          {OFFERED.map((phrase) => (
            <button
              key={phrase}
              class="button small"
              onClick={() => {
                fold.value = undefined;
                void send('chat', { phrase });
              }}
            >
              {text.phrases[phrase]}
            </button>
          ))}
        </div>
      )}
      {fold.value === 'people' && <Silencing table={table} people={others} />}
      <form class="words-say" onSubmit={say}>
        <button {...toggle('phrases')} aria-label={text.quickReplies} title={text.quickReplies}>
          <Icon name="chat" />
        </button>
        {others.length > 0 && (
          <button {...toggle('people')} aria-label={text.silence} title={text.silence}>
            <Icon name="flag" />
          </button>
        )}
        <input
          value={words.value}
          maxLength={CHAT_LENGTH}
          aria-label={text.chatLabel}
          placeholder={text.chatShort}
          onInput={(event) => (words.value = event.currentTarget.value)}
        />
        <button class="button small">{text.chatSend}</button>
      </form>
    </div>
  );
}
