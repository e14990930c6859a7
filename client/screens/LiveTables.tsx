import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { LiveReply, LiveTable } from '../../shared/protocol/lobby';
import { t } from '../i18n';
import { nameOfGame } from '../model/game';
import { liveTables } from '../net/api';
import { Link } from '../parts/Link';
import { me } from '../people/me';
import './LiveTables.css';

const LOOK_MS = 10_000;

/** What is played in public this moment: to watch, or to sit down at. */
export function LiveTables() {
  const text = t().home.live;
  const live = useSignal<LiveReply | undefined>(undefined);
  useEffect(() => {
    let isWanted = true;
    const look = async () => {
      if (document.hidden) return;
      const found = await liveTables();
      if (isWanted && found.ok) live.value = found.value;
    };
    void look();
    const timer = setInterval(() => void look(), LOOK_MS);
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, []);
  const { count = 0, tables = [] } = live.value ?? {};
  return (
    <section class="live" aria-label={text.title}>
      <p class={`live-count${count > 0 ? ' live-on' : ''}`}>
        {count > 0 ? text.count(count) : live.value && text.none}
      </p>
      {count > 0 && (
        <ul>
          {tables.map((row) => (
            <Table key={row.matchId} row={row} />
          ))}
        </ul>
      )}
      <Link to={{ screen: 'tables' }} class="live-all">
        {text.all}
      </Link>
    </section>
  );
}

function isRunning({ phase }: LiveTable): boolean {
  return phase === 'playing';
}

function Table({ row }: { row: LiveTable }) {
  const text = t().home.live;
  const { names, people, code, settings, standing } = row;
  const isMine = me.value !== undefined && people.includes(me.value.person.id);
  const watch = isRunning(row) && !isMine;
  const seated = names.filter((name) => name !== null);
  const about = [
    nameOfGame(settings.game),
    isRunning(row) && standing ? text.round(standing.round) : t().home.paces[settings.clock],
  ];
  return (
    <li>
      <Link to={{ screen: 'table', code, watch: watch || undefined }} class="live-table">
        <span class="live-faces" aria-hidden="true">
          {names.map((name, seat) => (
            <i key={seat} class={`seat-${seat}${name === null ? ' live-free' : ''}`}>
              {name?.charAt(0)}
            </i>
          ))}
        </span>
        <span class="live-words">
          <b>{isRunning(row) ? leadOf(row) : text.free(names.length - seated.length)}</b>
          <small>{about.filter(Boolean).join(' · ')}</small>
        </span>
        <span class="live-go">{isMine ? text.back : watch ? text.watch : text.join}</span>
      </Link>
    </li>
  );
}

/** Who is ahead and by how much; before anybody is, who plays. */
function leadOf({ names, standing }: LiveTable): string {
  const text = t().home.live;
  const [best, second] = (standing?.points ?? [])
    .map((points, seat) => ({ points, name: names[seat] }))
    .sort((a, b) => b.points - a.points);
  if (best?.name && second && best.points > second.points)
    return text.leads(best.name, best.points - second.points);
  return text.playing(names.filter((name) => name !== null));
}
