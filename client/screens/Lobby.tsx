import { useSignal } from '@preact/signals';
import { isFree, type TableInfo } from '../../shared/protocol/table';
import { t } from '../i18n';
import { nameOf } from '../model/names';
import { go, lastTable, pathOf } from '../model/route';
import { mySeat, send } from '../model/table';
import { Icon } from '../parts/Icon';
import './Lobby.css';

export function Lobby({ table }: { table: TableInfo }) {
  const copied = useSignal(false);
  const text = t().lobby;
  const link = location.origin + pathOf({ screen: 'table', code: table.code });
  const missing = table.seats.filter(isFree).length;

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      copied.value = true;
    } catch {
      // The link stays on the screen to be copied by hand.
    }
  };
  const leave = () => {
    lastTable.forget();
    void send('leaveSeat', {}).then(() => go({ screen: 'home' }));
  };

  return (
    <main class="lobby">
      <p class="eyebrow">
        {text.title} {table.code}
      </p>
      <h1 aria-live="polite">{text.heading(missing)}</h1>

      <section class="panel lobby-share">
        <h2>{text.share}</h2>
        <p class="lobby-code" aria-label={`${text.code}: ${table.code}`}>
          {table.code}
        </p>
        <div class="lobby-link">
          <input
            readOnly
            value={link}
            aria-label={text.link}
            onFocus={(event) => event.currentTarget.select()}
          />
          <button class="button primary" onClick={() => void copy()}>
            <Icon name={copied.value ? 'check' : 'copy'} />
            {copied.value ? text.copied : text.copy}
          </button>
        </div>
      </section>

      <section class="panel lobby-seats">
        <h2>{text.seats}</h2>
        <ul>
          {table.seats.map((info) => {
            const { seat, connection } = info;
            const name = isFree(info) ? undefined : nameOf(seat);
            return (
              <li key={seat} class={`seat-${seat}${name ? '' : ' lobby-free'}`}>
                <span class="lobby-dot" aria-hidden="true" />
                <span class="lobby-name">{name ?? text.free}</span>
                {name && (
                  <span class="lobby-state">
                    {seat === mySeat.value ? text.you : connection === 'here' ? text.here : text.away}
                  </span>
                )}
              </li>
            );
          })}
        </ul>
        <p class="lobby-note">{text.startsBySelf}</p>
      </section>

      <button class="button quiet" onClick={leave}>
        {text.leave}
      </button>
    </main>
  );
}
