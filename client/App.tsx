import { useEffect } from 'preact/hooks';
import { isNewerThere } from './app/offers';
import { useArrival } from './parts/arrival';
import { lazy, Suspense } from './parts/lazy';
import { queueCard } from './find/queueParts';
import { search } from './find/search';
import { fetchAhead, GAMES } from './games';
import { t } from './i18n';
import { chosenGame, game, nameOfGame } from './model/game';
import { route, type Route } from './model/route';
import { SpokenDoor } from './spoken/SpokenDoor';

/** By itself: whoever comes to a table by its link has no use for it. */
const Home = lazy(async () => {
  for (const { picture } of GAMES) picture.load();
  return (await import('./screens/Home')).Home;
});
// While the texts come.
if (route.peek().screen === 'home') Home.load();

const Table = lazy(async () => {
  const loading = import('./table');
  // On its way at the same time: most go to a table of the game that they chose last.
  if (chosenGame.value) fetchAhead(chosenGame.value);
  const { TableScreen, startTable } = await loading;
  startTable();
  return () => {
    const at = route.value;
    return at.screen === 'table' ? <TableScreen key={at.code} code={at.code} isWatching={at.watch} /> : null;
  };
});

const Rules = lazy(async () => {
  const [{ Rules: Page }, text] = await Promise.all([import('./screens/Rules'), t().rulesPage()]);
  return () => <Page text={text} />;
});

const Tables = lazy(async () => {
  const [{ TablesScreen }, { tablesText }] = await Promise.all([
    import('./find/TablesScreen'),
    import('./find/tableList'),
  ]);
  await tablesText.load();
  return TablesScreen;
});

const Leaderboard = lazy(async () => {
  const [{ Leaderboard: Page }, { peopleText }] = await Promise.all([
    import('./people/Leaderboard'),
    import('./people/text'),
  ]);
  await peopleText.load();
  return Page;
});

const Person = lazy(async () => {
  const [{ PersonScreen }, { peopleText }] = await Promise.all([
    import('./people/PersonScreen'),
    import('./people/text'),
  ]);
  const { loadRoles } = await import('./people/roles');
  await Promise.all([peopleText.load(), loadRoles(game.value)]);
  return PersonScreen;
});

const Fairness = lazy(async () => {
  const [{ Fairness: Page }, text] = await Promise.all([import('./screens/Fairness'), t().fairnessPage()]);
  return () => <Page text={text} />;
});

const Learn = lazy(async () => {
  const [{ LearnScreen }, { lessonsText }, { startTable }] = await Promise.all([
    import('./lessons/LearnScreen'),
    import('./lessons/text'),
    import('./table'),
  ]);
  await lessonsText.load();
  startTable();
  return LearnScreen;
});

const Device = lazy(async () => {
  const [{ DeviceScreen }, { appText }, { startTable }] = await Promise.all([
    import('./device/DeviceScreen'),
    import('./app/text'),
    import('./table'),
  ]);
  await appText.load();
  startTable();
  return () => {
    const at = route.value;
    return at.screen === 'device' ? <DeviceScreen key={at.id} id={at.id} /> : null;
  };
});

const Replay = lazy(async () => {
  const [{ ReplayPage }, text] = await Promise.all([import('./replay/ReplayPage'), t().replayPage()]);
  return () => {
    const at = route.value;
    return at.screen === 'replay' ? <ReplayPage key={at.matchId} matchId={at.matchId} text={text} /> : null;
  };
});

/** Whoever stirs on the start page is about to play: queue and table are on their way before they are asked for. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'input'];
function prepare(): void {
  if (route.peek().screen !== 'home') return;
  for (const sign of SIGNS) removeEventListener(sign, prepare);
  queueCard.load();
  Table.load();
}
/** Not before the page speaks its language: what is fetched has texts of it, and would fail for good. */
export function startPreparing(): void {
  for (const sign of SIGNS) addEventListener(sign, prepare);
}

const NewVersion = lazy(async () => {
  const [{ NewVersion: Offer }, { appText }] = await Promise.all([
    import('./app/NewVersion'),
    import('./app/text'),
  ]);
  await appText.load();
  return Offer;
});

/** Where the tab is called by what is loaded for it. */
const NAMED_THEMSELVES: readonly Route['screen'][] = ['table', 'replay', 'fairness'];

/** What the tab is called elsewhere. */
function titleOf({ screen }: Route): string {
  const { home, site } = t();
  const about = nameOfGame(game.value.id) ?? [];
  const own =
    screen === 'rules' || screen === 'learn' || screen === 'leaderboard'
      ? [site[screen], about]
      : screen === 'tables'
        ? [site.tables]
        : screen === 'person'
          ? [site.me]
          : [];
  return [...own, home.title].flat().join(' · ');
}

export function App() {
  const at = route.value;
  const title = titleOf(at);
  useEffect(() => {
    if (!NAMED_THEMSELVES.includes(at.screen)) document.title = title;
  }, [at.screen, title]);
  useArrival(at);
  return (
    <>
      <SpokenDoor />
      {at.screen === 'table' ? <Suspense of={Table} /> : <Screen at={at} />}
      {at.screen !== 'home' && at.screen !== 'table' && search.value.step !== 'idle' && (
        <div class="queue-bar">
          <Suspense of={queueCard} />
        </div>
      )}
      {isNewerThere.value && <Suspense of={NewVersion} />}
    </>
  );
}

function Screen({ at }: { at: Route }) {
  if (at.screen === 'rules') return <Suspense of={Rules} />;
  if (at.screen === 'tables') return <Suspense of={Tables} />;
  if (at.screen === 'leaderboard') return <Suspense of={Leaderboard} />;
  if (at.screen === 'person') return <Suspense of={Person} />;
  if (at.screen === 'replay') return <Suspense of={Replay} />;
  if (at.screen === 'device') return <Suspense of={Device} />;
  if (at.screen === 'learn') return <Suspense of={Learn} />;
  if (at.screen === 'fairness') return <Suspense of={Fairness} />;
  return <Suspense of={Home} />;
}
