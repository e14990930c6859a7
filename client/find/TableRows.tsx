import type { TableRow } from '../../shared/protocol/tableRow';
import { t } from '../i18n';
import { nameOfGame } from '../model/game';
import { go } from '../model/route';
import { Icon } from '../parts/Icon';
import { Link } from '../parts/Link';
import { me } from '../people/me';
import { filter, narrow, rows, tablesText } from './tableList';

export function TableRows() {
  const text = tablesText.text();
  const all = rows.value;
  if (!all) return null;
  const isNarrowed = Object.values(filter.value).some((value) => value !== undefined);
  if (all.length === 0 && isNarrowed) {
    return (
      <div class="tables-none panel">
        <p>{text.noneFits}</p>
        <button class="button small" onClick={() => narrow({})}>
          {text.clear}
        </button>
      </div>
    );
  }
  const open = all.filter(({ phase }) => phase === 'gathering');
  const running = all.filter(({ phase }) => phase === 'playing');
  return (
    <>
      {filter.value.show !== 'running' && <Group title={text.open} none={text.noneOpen} rows={open} />}
      {filter.value.show !== 'open' && <Group title={text.running} none={text.noneRunning} rows={running} />}
    </>
  );
}

function Group({ title, none, rows: group }: { title: string; none: string; rows: readonly TableRow[] }) {
  return (
    <section class="tables-group">
      <h2>{title}</h2>
      {group.length === 0 ? (
        <p class="tables-hint tables-empty">{none}</p>
      ) : (
        <ul>
          {group.map((row) => (
            <Row key={row.matchId} row={row} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ row }: { row: TableRow }) {
  const text = tablesText.text();
  const { home } = t();
  const { settings, names, people, code, phase, spectators, hasBots } = row;
  const game = nameOfGame(settings.game);
  const isOpen = phase === 'gathering';
  const isMine = me.value !== undefined && people.includes(me.value.person.id);
  const free = names.flatMap((name, seat) => (name === null ? [seat] : []));
  const seated = names.filter((name) => name !== null).join(', ') || text.nobody;
  const [word, spoken] = isMine
    ? [text.back, text.back]
    : isOpen
      ? [text.join, text.joinLabel(seated)]
      : [text.watch, text.watchLabel(seated)];
  return (
    <li class="panel tables-row">
      <ul class="tables-people">
        {names.map((name, seat) => {
          const person = people[seat];
          return (
            name !== null && (
              <li key={seat} class={`seat-${seat}`}>
                {person ? <Link to={{ screen: 'person', id: person }}>{name}</Link> : name}
              </li>
            )
          );
        })}
        {free.length > 0 && (
          <li class="tables-free">
            <span aria-hidden="true">
              {free.map((seat) => (
                <i key={seat} class={`seat-${seat}`} />
              ))}
            </span>
            {home.live.free(free.length)}
          </li>
        )}
      </ul>
      <p class="tables-facts">
        {game && <span>{game}</span>}
        <span>
          <Icon name="clock" /> {home.paces[settings.clock]}
        </span>
        <span>{settings.rated ? home.quick.rated : home.quick.casual}</span>
        {settings.waits && <span>{home.waitsFact}</span>}
        {hasBots && <span>{text.hasBots}</span>}
        {spectators > 0 && <span>{text.watching(spectators)}</span>}
      </p>
      <button
        class={`button${isOpen || isMine ? ' primary' : ''}`}
        aria-label={spoken}
        onClick={() => go({ screen: 'table', code, watch: !isOpen && !isMine ? true : undefined })}
      >
        {word}
      </button>
    </li>
  );
}
