import { signal } from '@preact/signals';
import { Fragment } from 'preact';
import { adminText } from './text';
import { LanguageLinks } from '../parts/LanguageLinks';
import { HostApi, HostError, type Failure, type Overview } from './hostApi';
import { People } from './People';

const api = signal<HostApi | undefined>(undefined);
const overview = signal<Overview | undefined>(undefined);
const failure = signal<Failure | undefined>(undefined);

/** Does something, and shows how things are then. */
async function act(run: (host: HostApi) => Promise<unknown>, host = api.value): Promise<void> {
  if (!host) return;
  try {
    await run(host);
    overview.value = await host.overview();
    api.value = host;
    failure.value = undefined;
  } catch (error) {
    failure.value = error instanceof HostError ? error.failure : 'failed';
  }
}

export function Admin() {
  const words = adminText.text();
  const shown = overview.value;
  return (
    <main class="admin">
      <h1>{words.title}</h1>
      {failure.value && (
        <p class="notice" role="alert">
          {words[failure.value]}
        </p>
      )}
      {shown ? (
        <>
          <Status {...shown} />
          <People {...shown} act={(run) => void act(run)} />
        </>
      ) : (
        <Door />
      )}
      <p>
        <LanguageLinks class="admin-language" />
      </p>
    </main>
  );
}

function Door() {
  const words = adminText.text();
  const enter = (event: SubmitEvent) => {
    event.preventDefault();
    const token = new FormData(event.currentTarget as HTMLFormElement).get('token') as string;
    void act(() => Promise.resolve(), new HostApi(token.trim()));
  };
  return (
    <form class="admin-panel" onSubmit={enter}>
      <label for="token">{words.token}</label>
      <input id="token" name="token" type="password" autocomplete="off" required />
      <p class="admin-help">{words.tokenHelp}</p>
      <button class="button primary">{words.enter}</button>
    </form>
  );
}

function Status({ status }: Overview) {
  const words = adminText.text();
  const { node, games, tables, people, draining, megabytes, startedAt, refusedEngines } = status;
  return (
    <section class="admin-panel">
      <dl class="admin-counts">
        <dt>{words.tables}</dt>
        <dd>{words.tablesIn(tables)}</dd>
        {(games.length > 1 ? games : []).map((game) => (
          <Fragment key={game.id}>
            <dt>{words.game(nameOf(game.id))}</dt>
            <dd>{`${words.tablesIn(game.tables)}, ${words.waiting(game.waiting)}`}</dd>
          </Fragment>
        ))}
        <dt>{words.people}</dt>
        <dd>{`${words.peopleIn(people)}, ${words.waiting(people.waiting)}`}</dd>
        <dt>{words.process}</dt>
        <dd>
          {[
            ...(node === undefined ? [] : [words.node(node)]),
            words.since(startedAt),
            words.memory(megabytes),
            ...games.map(({ id, rules }) => words.rules(nameOf(id), rules)),
          ].join(', ')}
        </dd>
      </dl>
      {refusedEngines.map((file) => (
        <p class="notice" role="alert" key={file}>
          {words.refusedEngine(file)}
        </p>
      ))}
      <p role="status">{draining ? words.draining : words.open}</p>
      <div class="admin-tools">
        <button class="button" onClick={() => void act((host) => host.drain(!draining))}>
          {draining ? words.undrain : words.drain}
        </button>
        <button class="button quiet" onClick={() => void act(() => Promise.resolve())}>
          {words.refresh}
        </button>
      </div>
    </section>
  );
}

/** This page carries no games, and so none of their names. */
function nameOf(game: string): string {
  return game.charAt(0).toUpperCase() + game.slice(1);
}
