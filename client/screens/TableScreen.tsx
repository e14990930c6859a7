import { batch, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { TableInvitation } from '../../shared/protocol/http';
import { isOverDays } from '../../shared/protocol/constants';
import { isFree, type TableInfo } from '../../shared/protocol/table';
import { t } from '../i18n';
import { AT_END, go, isFirstRoute, lastTable, takeMove } from '../model/route';
import { playerName } from '../model/settings';
import {
  closeTable,
  info,
  mySeat,
  openTable,
  recapped,
  status,
  trouble,
  troubledMatch,
  view,
} from '../model/table';
import { enter, identity, lookAtTable, moveHere, type Trouble } from '../net/api';
import { ofDays } from '../panels/daysText';
import { lazy, Suspense } from '../parts/lazy';
import { Link } from '../parts/Link';
import { NameField } from '../parts/NameField';
import { Invitation } from './Invitation';
import { Lobby } from './Lobby';
import { Match } from './Match';
import './TableScreen.css';

const recap = ofDays(() => import('../panels/Recap').then(({ Recap }) => Recap));
const keepCode = lazy(() => import('../people/KeepCode').then(({ KeepCode }) => KeepCode));

/** Somebody at a full table who is not there yet is waited for in the lobby. */
const START_MS = 1000;

/** Everything behind a table's link: the door, the lobby, the match. */
export function TableScreen({ code, isWatching = false }: { code: string; isWatching?: boolean }) {
  const moving = useSignal(useMemo(takeMove, []));
  const isKnown = useSignal(identity.token() !== undefined);
  const watch = useSignal(isWatching);
  const moveTrouble = useSignal<Trouble | undefined>(undefined);
  const isNowhere = useSignal(false);
  // Who came here within the page has seen what they sit down to.
  const invitation = useSignal<TableInvitation | 'unread' | undefined>(
    useMemo(() => (isFirstRoute() && !isWatching ? 'unread' : undefined), []),
  );

  useEffect(() => {
    const once = moving.value;
    if (!once) return;
    void moveHere(once).then((moved) => {
      batch(() => {
        moving.value = undefined;
        isKnown.value = identity.token() !== undefined;
        if (moved.ok) playerName.value = moved.value.person.name;
        else moveTrouble.value = moved.code;
      });
    });
  }, []);

  useEffect(() => {
    if (invitation.value !== 'unread' || moving.value || moveTrouble.value) return;
    void lookAtTable(code).then((found) => {
      if (invitation.value !== 'unread') return;
      // Nobody is asked for a name at the door of a table that is not there.
      isNowhere.value = !found.ok && found.code === 'unknown-code';
      invitation.value = found.ok && isInvited(found.value) ? found.value : undefined;
    });
  }, [moving.value, moveTrouble.value]);

  useEffect(() => {
    if (invitation.value) return undefined;
    if (isKnown.value && !moving.value && !moveTrouble.value) void openTable(code, watch.value || undefined);
    return closeTable;
  }, [code, isKnown.value, watch.value, moving.value, moveTrouble.value, invitation.value]);

  const isGone = isNowhere.value || trouble.value === 'unknown-code';
  useEffect(() => {
    if (isGone) void seeEndOf(code);
  }, [code, isGone]);

  if (moving.value) return <Door title={t().lobby.moving} isBusy />;

  if (moveTrouble.value)
    return <MoveTrouble code={moveTrouble.value} onGo={() => (moveTrouble.value = undefined)} />;
  if (invitation.value === 'unread') return <Door title={t().lobby.connecting} isBusy />;
  if (invitation.value) {
    const accept = (isToWatch: boolean) =>
      batch(() => {
        invitation.value = undefined;
        isKnown.value = true;
        watch.value = isToWatch;
      });
    return <Invitation table={invitation.value} onSit={() => accept(false)} onWatch={() => accept(true)} />;
  }
  if (!isKnown.value && !isNowhere.value)
    return <NameDoor code={code} isWatching={isWatching} onEnter={() => (isKnown.value = true)} />;
  const refused = isNowhere.value ? 'unknown-code' : trouble.value;
  if (refused)
    return (
      <Trouble code={refused} onWatch={() => (watch.value = true)} onName={() => (isKnown.value = false)} />
    );
  const table = info.value;
  if (!table) return <Door title={t().lobby.connecting} isBusy={status.value !== 'closed'} />;
  const isHere = table.phase !== 'over' && mySeat.value !== undefined;
  return (
    <>
      {isHere && isOverDays(table.settings.clock) && (
        <>
          {/* Whoever is back reads first what has happened. */}
          {!recapped.value?.length && <Suspense of={keepCode} />}
          {table.phase === 'playing' && <Suspense of={recap} props={{ table }} />}
        </>
      )}
      {table.phase === 'gathering' || !view.value ? (
        <Gathering table={table} />
      ) : (
        <Match table={table} view={view.value} />
      )}
    </>
  );
}

/** T17: a table over days closes when its match is over. Whoever played there and was away sees how it ended. */
async function seeEndOf(code: string): Promise<void> {
  const { matchAt, hasSeenEnd } = await import('../model/inbox');
  const matchId = matchAt(code);
  if (matchId === undefined) return;
  hasSeenEnd(matchId);
  go({ screen: 'replay', matchId, spot: AT_END });
}

/** Somebody waits there, and there is a seat for whoever opened the link. */
function isInvited({ phase, isSeated, people, names }: TableInvitation): boolean {
  const isFull = !names.includes(null);
  return phase === 'gathering' && !isSeated && !isFull && people.some((id) => id !== null);
}

/** Whoever comes to a full table is in the match within a moment: a lobby would only flash by. */
function Gathering({ table }: { table: TableInfo }) {
  const isStarting = useSignal(!table.seats.some(isFree));
  useEffect(() => {
    const timer = setTimeout(() => (isStarting.value = false), START_MS);
    return () => clearTimeout(timer);
  }, []);
  return isStarting.value && !table.isChecking ? (
    <Door title={t().lobby.connecting} isBusy />
  ) : (
    <Lobby table={table} />
  );
}

function Door({ title, isBusy }: { title: string; isBusy: boolean }) {
  return (
    <main class="door">
      <h1 aria-busy={isBusy}>{title}</h1>
    </main>
  );
}

/** A link for moving that is used up: nobody is left wondering who they are now. */
function MoveTrouble({ code, onGo }: { code: Trouble; onGo: () => void }) {
  const text = t().lobby;
  const isSpent = code === 'unknown-code';
  return (
    <main class="door">
      <div class="panel door-panel">
        <h1>{isSpent ? text.moveFailed : t().home.title}</h1>
        <p class="notice" role="alert">
          {isSpent ? text.moveFailedText : code === 'offline' ? text.moveOffline : t().refusals[code]}
        </p>
        <button class="button primary" onClick={onGo}>
          {text.moveFailedGo}
        </button>
      </div>
    </main>
  );
}

function NameDoor({ code, isWatching, onEnter }: { code: string; isWatching: boolean; onEnter: () => void }) {
  const refused = useSignal<Trouble | undefined>(undefined);
  const text = t().lobby;
  const submit = async (event: Event) => {
    event.preventDefault();
    const entered = await enter(playerName.value);
    if (!entered.ok) refused.value = entered.code;
    else {
      playerName.value = entered.value.person.name;
      onEnter();
    }
  };
  return (
    <main class="door">
      <form class="panel door-panel" onSubmit={(event) => void submit(event)}>
        <p class="eyebrow">{text.nameFirstText(code)}</p>
        <h1>{text.nameFirst}</h1>
        <NameField trouble={refused.value} />
        <button class="button primary" type="submit">
          {isWatching ? text.watchNow : text.sitDown}
        </button>
      </form>
    </main>
  );
}

/** Where something else than going back is offered. */
const WITH_A_WAY: readonly Trouble[] = ['table-full', 'bad-token', 'outdated', 'rules-changed'];

function Trouble({ code, onWatch, onName }: { code: Trouble; onWatch: () => void; onName: () => void }) {
  const text = t().lobby;
  const leave = () => {
    lastTable.forget();
    go({ screen: 'home' });
  };
  const hasWay = WITH_A_WAY.includes(code);
  return (
    <main class="door">
      <div class="panel door-panel">
        <h1>{code === 'unknown-code' ? text.noTable : t().home.title}</h1>
        <p class="notice" role="alert">
          {t().refusals[code]}
        </p>
        {code === 'table-full' && (
          <button class="button primary" onClick={onWatch}>
            {text.watch}
          </button>
        )}
        {code === 'bad-token' && (
          <button
            class="button primary"
            onClick={() => {
              identity.forget();
              onName();
            }}
          >
            {text.nameFirst}
          </button>
        )}
        {code === 'outdated' && (
          <button class="button primary" onClick={() => location.reload()}>
            {text.reload}
          </button>
        )}
        {code === 'rules-changed' && (
          <Link class="button primary" to={{ screen: 'replay', matchId: troubledMatch.value }}>
            {text.readLog}
          </Link>
        )}
        <button class={`button${hasWay ? '' : ' primary'}`} onClick={leave}>
          {text.backHome}
        </button>
      </div>
    </main>
  );
}
