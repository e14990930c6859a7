import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { LeaderboardReply } from '../../shared/protocol/people';
import { GameChoice } from '../find/choices';
import { game } from '../model/game';
import type { Trouble } from '../net/api';
import { leaderboard } from '../net/apiPeople';
import { Link } from '../parts/Link';
import { SiteBar } from '../parts/SiteBar';
import { Loading } from './Loading';
import { me } from './me';
import { peopleText } from './text';
import './People.css';

const LIMIT = 50;

/** Of the game that is chosen. */
export function Leaderboard() {
  return (
    <>
      <SiteBar />
      <main class="people">
        <h1>{peopleText.text().leaderboard.title}</h1>
        <GameChoice name="ranking-game" />
        <Ranking key={game.value.id} id={game.value.id} />
      </main>
    </>
  );
}

function Ranking({ id }: { id: string }) {
  const found = useSignal<LeaderboardReply | undefined>(undefined);
  const trouble = useSignal<Trouble | undefined>(undefined);
  const isWhole = useSignal(false);
  const text = peopleText.text().leaderboard;
  const load = async () => {
    trouble.value = undefined;
    const known = found.value?.people ?? [];
    const page = await leaderboard({ game: id, offset: known.length, limit: LIMIT });
    if (!page.ok) {
      trouble.value = page.code;
      return;
    }
    isWhole.value = page.value.people.length < LIMIT;
    found.value = { ...page.value, people: [...known, ...page.value.people] };
  };
  useEffect(() => void load(), []);
  return (
    <>
      <p class="people-lead">{text.lead}</p>
      {found.value && found.value.people.length === 0 && (
        <div class="panel people-empty">
          <p>{text.empty}</p>
          <Link class="button primary" to={{ screen: 'home' }}>
            {text.quick}
          </Link>
        </div>
      )}
      {found.value && <Ranks reply={found.value} isWhole={isWhole.value} />}
      {(!found.value || trouble.value) && <Loading trouble={trouble.value} onRetry={() => void load()} />}
      {found.value && !isWhole.value && (
        <button class="button" onClick={() => void load()}>
          {peopleText.text().more}
        </button>
      )}
    </>
  );
}

type Line =
  | { readonly points: number; readonly person: LeaderboardReply['people'][number] }
  | { readonly points: number; readonly bot: LeaderboardReply['bots'][number]['bot'] };

/** Bots stand where their points put them; one that is weaker than all on this page waits for the last page. */
function linesOf({ people, bots }: LeaderboardReply, isWhole: boolean): readonly Line[] {
  const last = people.at(-1)?.points ?? 0;
  const lines: Line[] = [
    ...people.map((person) => ({ points: person.points, person })),
    ...bots.filter(({ points }) => isWhole || points >= last).map(({ bot, points }) => ({ points, bot })),
  ];
  return lines.sort((a, b) => b.points - a.points);
}

function Ranks({ reply, isWhole }: { reply: LeaderboardReply; isWhole: boolean }) {
  const text = peopleText.text().leaderboard;
  const { number } = peopleText.text();
  return (
    <table class="panel people-ranks">
      <thead>
        <tr>
          <th scope="col">{text.rank}</th>
          <th scope="col">{text.name}</th>
          <th scope="col">{text.points}</th>
          <th scope="col" class="people-wide">
            {text.matches}
          </th>
        </tr>
      </thead>
      <tbody>
        {linesOf(reply, isWhole).map((line) =>
          'person' in line ? (
            <tr
              key={line.person.id}
              class={line.person.id === me.value?.person.id ? 'people-own' : undefined}
            >
              <td>{number(line.person.rank)}</td>
              <th scope="row">
                <Link to={{ screen: 'person', id: line.person.id }}>{line.person.name}</Link>
                {line.person.id === me.value?.person.id && <em> {text.you}</em>}
              </th>
              <td>{number(line.points)}</td>
              <td class="people-wide">{number(line.person.matches)}</td>
            </tr>
          ) : (
            <tr key={line.bot} class="people-bot">
              <td />
              <th scope="row">{text.bots[line.bot]}</th>
              <td>{number(line.points)}</td>
              <td class="people-wide" />
            </tr>
          ),
        )}
      </tbody>
    </table>
  );
}
