import { useSignal } from '@preact/signals';
import type { MatchInfo, Profile } from '../../shared/protocol/people';
import { toneOf } from '../model/tone';
import { matchesBefore } from '../net/apiPeople';
import { Link } from '../parts/Link';
import { roles } from './roles';
import { peopleText, ratingsText } from './text';

export function History({ found }: { found: Profile }) {
  const more = useSignal<readonly MatchInfo[]>([]);
  const isWhole = useSignal(found.history.length >= found.played);
  const text = peopleText.text();
  const matches = [...found.history, ...more.value];
  const load = async () => {
    const last = matches.at(-1);
    if (!last) return;
    const page = await matchesBefore(found.person.id, { game: found.game, before: last.at });
    if (!page.ok) return;
    more.value = [...more.value, ...page.value.matches];
    isWhole.value =
      page.value.matches.length === 0 || matches.length + page.value.matches.length >= found.played;
  };
  return (
    <section class="panel people-history">
      <h2>{text.profile.history}</h2>
      {matches.length === 0 && <p>{text.profile.none}</p>}
      <ol>
        {matches.map((match) => (
          <Entry key={match.matchId} match={match} of={found.person.id} />
        ))}
      </ol>
      {!isWhole.value && (
        <button class="button small" onClick={() => void load()}>
          {text.more}
        </button>
      )}
    </section>
  );
}

function Entry({ match, of }: { match: MatchInfo; of: string }) {
  const all = peopleText.text();
  const text = all.profile;
  const own = match.seats.find(({ person }) => person?.id === of);
  const ranked = [...match.seats].sort((a, b) => a.place - b.place);
  return (
    <li class={own?.place === 1 ? 'people-won' : undefined}>
      <b class="people-place">{text.place(own?.place ?? 0)}</b>
      <ul class="people-seats">
        {ranked.map((seat) => (
          <li key={seat.seat} class={`seat-${seat.seat}`}>
            <Role id={seat.role} />
            <Name seat={seat} of={of} />
            <span>{text.vp(seat.points)}</span>
            {seat.left && <em>{text.left}</em>}
          </li>
        ))}
      </ul>
      <span class="people-when">
        <time dateTime={new Date(match.at).toISOString()}>{all.day(match.at)}</time>
        {own?.rating ? (
          <b class={`people-${toneOf(own.rating.change)}`}>{ratingsText.text().change(own.rating.change)}</b>
        ) : (
          !match.rated && <span>{text.casual}</span>
        )}
        <Link to={{ screen: 'replay', matchId: match.matchId }}>{text.watch}</Link>
      </span>
      {own?.rating && own.rating.weight < 1 && (
        <p class="people-weight">{ratingsText.text().weighed(own.rating.weight, own.rating.doubts)}</p>
      )}
    </li>
  );
}

function Role({ id }: { id: string | undefined }) {
  const game = roles.value;
  const name = id && game?.nameOf(id);
  return game && id && name ? <game.Badge role={id} label={name} /> : null;
}

function Name({ seat: { person, bot }, of }: { seat: MatchInfo['seats'][number]; of: string }) {
  const all = peopleText.text();
  if (person && person.id !== of) return <Link to={{ screen: 'person', id: person.id }}>{person.name}</Link>;
  return <strong>{person?.name ?? (bot ? all.leaderboard.bots[bot] : all.profile.someone)}</strong>;
}
