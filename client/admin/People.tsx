import type { PersonInfo } from '../../shared/protocol/people';
import { adminText } from './text';
import type { HostApi, Overview } from './hostApi';

const DAY_HOURS = 24;
/** Later than this nobody means a date. */
const FOR_EVER = Date.UTC(9000, 0);

type Act = (run: (host: HostApi) => Promise<unknown>) => void;

/** Who was reported, and who is banned. */
export function People({ reports, bans, act }: Overview & { act: Act }) {
  const words = adminText.text();
  return (
    <>
      <section class="admin-panel">
        <h2>{words.reports}</h2>
        {reports.length === 0 && <p>{words.noReports}</p>}
        {reports.map(({ id, at, by, whom, reason, words: said, matchId }) => (
          <article key={id} class="admin-row">
            <p>
              <strong>{words.reported(by.name, whom.name)}</strong> {words.reportedWhen(reason, at)}
            </p>
            {said && <blockquote>{said}</blockquote>}
            {matchId && <p class="admin-help">{words.match(matchId)}</p>}
            <div class="admin-tools">
              <Measures person={whom} act={act} />
              <button class="button small quiet" onClick={() => act((host) => host.drop(id))}>
                {words.done}
              </button>
            </div>
          </article>
        ))}
      </section>
      <section class="admin-panel">
        <h2>{words.bans}</h2>
        {bans.length === 0 && <p>{words.noBans}</p>}
        {bans.map(({ person, until }) => (
          <article key={person.id} class="admin-row">
            <p>
              <strong>{person.name}</strong> {until > FOR_EVER ? words.forEver : words.until(until)}
            </p>
            <button class="button small" onClick={() => act((host) => host.lift(person.id))}>
              {words.lift}
            </button>
          </article>
        ))}
      </section>
    </>
  );
}

function Measures({ person: { id, name }, act }: { person: PersonInfo; act: Act }) {
  const words = adminText.text();
  return (
    <>
      <button class="button small" onClick={() => act((host) => host.ban(id, DAY_HOURS))}>
        {words.banDay}
      </button>
      <button class="button small" onClick={() => act((host) => host.ban(id))}>
        {words.banForEver}
      </button>
      <button
        class="button small"
        onClick={() => {
          if (confirm(words.removeSure(name))) act((host) => host.remove(id));
        }}
      >
        {words.remove}
      </button>
    </>
  );
}
