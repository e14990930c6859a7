import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableSummary } from '../../shared/protocol/http';
import { t } from '../i18n';
import { gameOf } from '../games';
import { nameOfGame } from '../model/game';
import { go, lastTable } from '../model/route';
import { identity, myTables } from '../net/api';
import { me } from '../people/me';

type Place = Pick<TableSummary, 'code' | 'phase'> & Partial<TableSummary>;

/** Where this person has a seat: matches that run come before tables that still wait for people. */
export function usePlaces(): readonly Place[] {
  const places = useSignal(remembered());
  useEffect(() => {
    if (!identity.token()) return;
    void myTables().then((found) => {
      if (!found.ok) return;
      const { tables } = found.value;
      places.value = [...tables].sort((a, b) => Number(isWaiting(a)) - Number(isWaiting(b)));
    });
  }, []);
  return places.value;
}

export function Continue({ places }: { places: readonly Place[] }) {
  if (places.length === 0) return null;
  const text = t().home.resume;
  return (
    <section class="home-continue panel">
      <h2>{text.title(places.length)}</h2>
      <ul>
        {places.map(({ code, phase, ...table }, i) => (
          <li key={code}>
            <div class="home-place">
              <span>{text.place(code, phase)}</span>
              <Company table={table} />
            </div>
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

/** Who else sits there: a code alone tells nobody which match it is. */
function Company({ table: { names = [], people = [], settings } }: { table: Partial<TableSummary> }) {
  const text = t().home.resume;
  const own = me.value?.person.id;
  if (!own) return null;
  const others = names.flatMap((name, seat) => (name === null || people[seat] === own ? [] : [name]));
  const company =
    settings?.options.solo === true
      ? gameOf(settings.game)?.text().solo?.company
      : others.length > 0 && text.company(others);
  const words = [company, nameOfGame(settings?.game)].filter(Boolean).join(' · ');
  return words ? <small>{words}</small> : null;
}

/** Until the server has been asked. */
function remembered(): readonly Place[] {
  const code = lastTable.get();
  return code ? [{ code, phase: 'playing' }] : [];
}

function isWaiting({ phase }: Place): boolean {
  return phase === 'gathering';
}
