import { isOverDays } from '../../shared/protocol/constants';
import { isFree, type TableInfo } from '../../shared/protocol/table';
import { t } from '../i18n';
import { nameOfGame } from '../model/game';
import { go, lastTable } from '../model/route';
import { mySeat, refusal, send, status } from '../model/table';
import { nextTable } from '../panels/daysText';
import { Suspense } from '../parts/lazy';
import { Link } from '../parts/Link';
import { Unanswered } from '../prompts/Unanswered';
import { LobbySeats } from './LobbySeats';
import { LobbyShare } from './LobbyShare';
import { ReadyCheck } from './ReadyCheck';
import './Lobby.css';

/** Before the start: who is here, how to get the others, and what will be played. */
export function Lobby({ table }: { table: TableInfo }) {
  const text = t().lobby;
  const missing = table.seats.filter(isFree).length;
  const isOwner = mySeat.value !== undefined && table.owner === mySeat.value;
  /** T17: one may go and keep the seat. */
  const isForDays = mySeat.value !== undefined && isOverDays(table.settings.clock);
  const leave = () => {
    lastTable.forget();
    // Nobody is kept here by a line that is down.
    if (mySeat.value === undefined || status.value !== 'connected') go({ screen: 'home' });
    else void send('leaveSeat', {}).then(() => go({ screen: 'home' }));
  };
  return (
    <main class="lobby">
      <p class="eyebrow">
        {text.title} {table.code}
      </p>
      <h1 aria-live="polite">{text.heading(missing)}</h1>
      <Facts table={table} />
      {refusal.value && (
        <p class="notice" role="alert">
          {t().refusals[refusal.value.code]}
        </p>
      )}
      <Unanswered />
      {/* Whoever opened the table has people to invite; the others want to see who is there. Nobody is invited to a full one. */}
      {isOwner && missing > 0 && <LobbyShare code={table.code} />}
      {table.isChecking && <ReadyCheck table={table} />}
      <LobbySeats table={table} isOwner={isOwner} />
      {!isOwner && missing > 0 && <LobbyShare code={table.code} />}
      {isForDays && (
        <div class="lobby-go">
          <Suspense of={nextTable} />
          <Link class="button" to={{ screen: 'home' }}>
            {text.backHome}
          </Link>
        </div>
      )}
      <button class="button quiet" onClick={leave}>
        {isForDays ? text.giveUpSeat : text.leave}
      </button>
    </main>
  );
}

function Facts({ table: { settings, spectators } }: { table: TableInfo }) {
  const text = t().lobby;
  const { home } = t();
  const name = nameOfGame(settings.game);
  const facts = [
    ...(name ? [name] : []),
    home.paces[settings.clock],
    settings.rated ? home.quick.rated : home.quick.casual,
    settings.public ? text.public : text.private,
    ...(settings.waits ? [home.waitsFact] : []),
    ...(settings.spectators ? [] : [text.noSpectators]),
    ...(spectators > 0 ? [text.spectators(spectators)] : []),
  ];
  return (
    <ul class="lobby-facts" aria-label={text.settings}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}
