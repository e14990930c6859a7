import { useSignalEffect } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { DAYS_SECONDS, isOverDays } from '../../shared/protocol/constants';
import type { MyTable } from '../../shared/protocol/http';
import { t } from '../i18n';
import { gameOf } from '../games';
import { nameOfGame } from '../model/game';
import { ended, followInbox, hasSeenEnd, hoursLeft, inbox, turnCount, type Place } from '../model/inbox';
import { AT_END, go } from '../model/route';
import { lookAtTable } from '../net/api';
import { me } from '../people/me';

/** Where this person has a seat: their turns first, then where others think, then tables that wait for people. */
export function Continue() {
  useEffect(followInbox, []);
  useSignalEffect(() => {
    const { title } = t().home;
    document.title = turnCount.value > 0 ? `(${turnCount.value}) ${title}` : title;
  });
  const places = inbox.value;
  const own = me.value?.person.id ?? '';
  // Somebody else may have been at this browser.
  const over = ended.value.filter(({ people }) => people.includes(own));
  if (places.length + over.length === 0) return null;
  const text = t().home.resume;
  // The inbox has them first.
  const turns = turnCount.value;
  const row = (place: Place, i: number) => (
    <li key={place.code}>
      <div class="home-place">
        <span>{wordsOf(place)}</span>
        <Company table={place} />
      </div>
      <button
        class={i === 0 && !isUpToOthers(place) ? 'button primary' : 'button'}
        aria-label={text.label(place.code)}
        onClick={() => go({ screen: 'table', code: place.code })}
      >
        {text.button}
      </button>
    </li>
  );
  return (
    <section class="home-continue panel">
      <h2>{headingOf(places)}</h2>
      <ul>
        {places.slice(0, turns).map(row)}
        {over.map((table) => (
          <li key={table.matchId}>
            <div class="home-place">
              <span>{text.over}</span>
              <Company table={table} />
            </div>
            <button class="button" onClick={() => void seeEnd(table)}>
              {text.seeEnd}
            </button>
          </li>
        ))}
        {places.slice(turns).map((place, i) => row(place, turns + i))}
      </ul>
    </section>
  );
}

/** At its table, with who wants to play again, as long as that is there; else as a replay. */
async function seeEnd({ matchId, code }: MyTable): Promise<void> {
  const found = await lookAtTable(code);
  hasSeenEnd(matchId);
  go(
    found.ok && found.value.matchId === matchId
      ? { screen: 'table', code }
      : { screen: 'replay', matchId, spot: AT_END },
  );
}

/** Over days nobody waits for this person there. */
function isUpToOthers({ turn, settings }: Place): boolean {
  return !turn && settings !== undefined && isOverDays(settings.clock);
}

function headingOf(places: readonly Place[]): string {
  const text = t().home.resume;
  if (turnCount.value > 0) return text.yourTurn;
  return (places.every(isUpToOthers) ? text.tables : text.title)(Math.max(1, places.length));
}

/** What is asked there and how long there is, or whom it waits for. */
function wordsOf({ code, phase, turn, others, names = [], settings }: Place): string {
  const text = t().home.resume;
  if (turn) {
    const asked = gameOf(settings?.game ?? '')?.text().asked[turn.kind] ?? text.decision;
    const hours = hoursLeft(turn);
    return hours === undefined ? text.asked(asked) : text.askedFor(asked, t().table.longLeft(hours));
  }
  if (phase === 'playing' && settings && isOverDays(settings.clock)) {
    const thinking = others?.seats.flatMap((seat) => names[seat] ?? []) ?? [];
    const hours = others && hoursLeft(others);
    if (thinking.length === 0 || hours === undefined) return text.othersThink;
    // T18: nobody has longer than the clock who is not away.
    const say = hours * 3600 > DAYS_SECONDS[settings.clock] + 60 ? text.off : text.thinks;
    return say(thinking, t().table.longLeft(hours));
  }
  return text.place(code, phase);
}

/** Who else sits there: a code alone tells nobody which match it is. */
function Company({ table: { names = [], people = [], settings } }: { table: Place }) {
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
