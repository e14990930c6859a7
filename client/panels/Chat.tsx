import { useSignal } from '@preact/signals';
import { CHAT_LENGTH, type Phrase } from '../../shared/protocol/constants';
import type { ChatLine } from '../../shared/protocol/messages';
import type { TableInfo } from '../../shared/protocol/table';
import { t } from '../i18n';
import { nameOf } from '../model/names';
import { Suspense } from '../parts/lazy';
import { reporting, reportSheet } from '../people/reporting';
import { blocked, chat, muted, mySeat, send, silence } from '../model/table';

/** Those worth a button of their own. */
const OFFERED: readonly Phrase[] = ['hello', 'goodLuck', 'wellPlayed', 'ouch', 'thinking', 'goodGame'];

export function Chat({ table }: { table: TableInfo }) {
  const words = useSignal('');
  const text = t().table;
  const say = (event: Event) => {
    event.preventDefault();
    const said = words.value.trim();
    if (!said) return;
    void send('chat', { text: said }).then((ok) => ok && (words.value = ''));
  };
  if (reporting.value) {
    return (
      <div class="words-report" id="words-chat" role="tabpanel" aria-labelledby="tab-chat">
        <Suspense of={reportSheet} />
      </div>
    );
  }
  const lines = chat.value.filter(({ seat }) => !muted.value.includes(seat) && !blocked.value.includes(seat));
  return (
    <div class="words-chat" id="words-chat" role="tabpanel" aria-labelledby="tab-chat">
      <ol class="words-list">
        {lines.length === 0 && <li class="words-empty">{table.chat ? text.chatEmpty : text.chatOff}</li>}
        {lines.map((line, i) => (
          <li key={i}>
            <b class={`seat-name seat-${line.seat}`}>{line.name}</b> {sayingOf(line)}
          </li>
        ))}
      </ol>
      {table.chat && mySeat.value !== undefined && (
        <>
          <div class="words-phrases">
            {OFFERED.map((phrase) => (
              <button key={phrase} class="button small" onClick={() => void send('chat', { phrase })}>
                {text.phrases[phrase]}
              </button>
            ))}
          </div>
          <form class="words-say" onSubmit={say}>
            <input
              value={words.value}
              maxLength={CHAT_LENGTH}
              aria-label={text.chatLabel}
              onInput={(event) => (words.value = event.currentTarget.value)}
            />
            <button class="button small">{text.chatSend}</button>
          </form>
          <Silencing table={table} />
        </>
      )}
    </div>
  );
}

function sayingOf(line: ChatLine): string {
  return 'text' in line ? line.text : t().table.phrases[line.phrase];
}

/** Nobody has to read what they do not want to read. */
function Silencing({ table }: { table: TableInfo }) {
  const text = t().table;
  const people = table.seats.filter(
    ({ seat, control }) => seat !== mySeat.value && (control === 'person' || control === 'autopilot'),
  );
  if (people.length === 0) return null;
  return (
    <ul class="words-people" aria-label={text.silence}>
      {people.map(({ seat }) => {
        const isMuted = muted.value.includes(seat);
        const isBlocked = blocked.value.includes(seat);
        return (
          <li key={seat}>
            <b class={`seat-name seat-${seat}`}>{nameOf(seat)}</b>
            <button
              class="button small"
              aria-pressed={isMuted}
              title={text.muteNote}
              onClick={() => void silence('mute', seat, !isMuted)}
            >
              {isMuted ? text.unmute : text.mute}
            </button>
            <button
              class="button small"
              aria-pressed={isBlocked}
              title={text.blockNote}
              onClick={() => void silence('block', seat, !isBlocked)}
            >
              {isBlocked ? text.unblock : text.block}
            </button>
            <button
              class="button small"
              title={text.reportNote}
              onClick={() =>
                (reporting.value = { whom: { matchId: table.matchId, seat }, name: nameOf(seat) })
              }
            >
              {text.report}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
