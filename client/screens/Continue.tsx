import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableSummary } from '../../shared/protocol/http';
import { t } from '../i18n';
import { go, lastTable } from '../model/route';
import { identity, myTables } from '../net/api';

type Place = Pick<TableSummary, 'code' | 'phase'>;

/** Where this person has a seat: matches that run come before tables that still wait for people. */
export function Continue() {
  const places = useSignal(remembered());
  useEffect(() => {
    if (!identity.token()) return;
    void myTables().then((found) => {
      if (!found.ok) return;
      const { tables } = found.value;
      places.value = [...tables].sort((a, b) => Number(isWaiting(a)) - Number(isWaiting(b)));
    });
  }, []);
  if (places.value.length === 0) return null;
  const text = t().home.resume;
  return (
    <section class="home-continue panel">
      <h2>{text.title(places.value.length)}</h2>
      <ul>
        {places.value.map(({ code, phase }, i) => (
          <li key={code}>
            <span>{text.place(code, phase)}</span>
            <button
              class={i === 0 ? 'button primary' : 'button'}
              aria-label={text.label(code)}
              onClick={() => go({ screen: 'table', code })}
            >
              {text.button}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Until the server has been asked. */
function remembered(): readonly Place[] {
  const code = lastTable.get();
  return code ? [{ code, phase: 'playing' }] : [];
}

function isWaiting({ phase }: Place): boolean {
  return phase === 'gathering';
}
