import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ReplayText } from '../i18n/en/replay';
import { t } from '../i18n';
import { findMatch } from '../device/records';
import { hasSeenEnd } from '../model/inbox';
import { go } from '../model/route';
import { startSound } from '../model/sound';
import { info, view } from '../model/table';
import type { MatchLog } from '../../shared/protocol/http';
import { fetchMatch, fetchMatchLog, type Outcome, type Trouble } from '../net/api';
import { whyNotFetched } from '../parts/lazy';
import { followAddress, spotIn } from './address';
import { FileDoor, useFileDrop } from './FileDoor';
import { openFile, openJson, type Opened } from './files';
import { NeededEngine } from './EngineName';
import { PlainLog } from './PlainLog';
import { closeArchive, goTo, lookAs, onlooker, openArchive, show } from './player';
import { ReplayTable } from './ReplayTable';
import { ReplayWords } from './text';
import { Checks } from './Verify';
import { whatIfLine } from './whatIf';
import '../screens/TableScreen.css';
import './Replay.css';

type Step =
  | { readonly name: 'loading' }
  | { readonly name: 'choosing' }
  | { readonly name: 'refused'; readonly code: Trouble; readonly log?: MatchLog }
  | ({ readonly name: 'bad' } & Extract<Opened, { ok: false }>)
  | { readonly name: 'shown' };

/** What the server says of a match that is there, but cannot be played again. */
const WITHOUT_ENGINE: readonly Trouble[] = ['rules-changed', 'engine-missing', 'unknown-game'];

/** Matches on this device are known to no server. */
async function findArchive(matchId: string): Promise<Outcome<unknown>> {
  const own = await findMatch(matchId).catch(() => undefined);
  return own?.archive ? { ok: true, value: own.archive } : fetchMatch(matchId);
}

/** A match that is over: by its link, or from a file. */
export function ReplayPage({ matchId, text }: { matchId?: string; text: ReplayText }) {
  const step = useSignal<Step>({ name: matchId ? 'loading' : 'choosing' });
  const isVerifying = useSignal(false);

  const start = async (opened: Extract<Opened, { ok: true }>, hash: string) => {
    const spot = spotIn(hash);
    openArchive(opened, whatIfLine);
    if (spot.onlooker !== undefined) onlooker.value = spot.onlooker;
    hasSeenEnd(opened.archive.matchId);
    await show(spot.moment ?? 0);
    isVerifying.value = spot.isToVerify;
    step.value = { name: 'shown' };
  };
  const take = async (opened: Opened, hash = '') => {
    if (step.value.name === 'bad') step.value.engine?.close();
    if (opened.ok) await start(opened, hash);
    else step.value = { name: 'bad', ...opened };
  };
  /** What the match is shown with could not be fetched. */
  const fail = () => void whyNotFetched().then((code) => (step.value = { name: 'refused', code }));
  /** A match whose rules cannot be run is told as a log. */
  const refuse = async (id: string, code: Trouble) => {
    const log = WITHOUT_ENGINE.includes(code) ? await fetchMatchLog(id) : undefined;
    step.value = { name: 'refused', code, log: log?.ok ? log.value : undefined };
  };
  const takeFile = (file: File) =>
    void openFile(file)
      .then((opened) => take(opened))
      .catch(fail);

  useEffect(() => {
    startSound();
    document.title = `${text.title} · ${t().home.title}`;
    const { hash } = location;
    let isHere = true;
    if (matchId)
      void findArchive(matchId).then((found) => {
        if (!isHere) return;
        if (found.ok)
          void openJson(found.value)
            .then((opened) => (isHere ? take(opened, hash) : undefined))
            .catch(fail);
        else void refuse(matchId, found.code);
      });
    const stop = followAddress();
    const follow = () => {
      const spot = spotIn(location.hash);
      if (spot.onlooker !== undefined) lookAs(spot.onlooker);
      if (spot.moment !== undefined) goTo(spot.moment);
    };
    addEventListener('hashchange', follow);
    return () => {
      isHere = false;
      removeEventListener('hashchange', follow);
      stop();
      closeArchive();
      document.title = t().home.title;
    };
  }, []);
  useFileDrop(takeFile);

  const table = info.value;
  const seen = view.value;
  const now = step.value;
  return (
    <ReplayWords.Provider value={text}>
      {now.name === 'shown' && table && seen ? (
        <ReplayTable table={table} view={seen} isVerifying={isVerifying} onFile={takeFile} />
      ) : (
        <main class="door">
          <div class="panel door-panel">
            {now.name === 'loading' && <h1 aria-busy="true">{text.loading}</h1>}
            {now.name === 'refused' && (
              <>
                <h1>{now.log ? text.title : text.missing.title}</h1>
                <p class="notice" role="alert">
                  {now.log
                    ? text.badFile.missing
                    : now.code === 'unknown-table'
                      ? text.missing.text
                      : t().refusals[now.code]}
                </p>
                {now.log && (
                  <>
                    <NeededEngine {...now.log} hash={now.log.engine} />
                    <PlainLog {...now.log} />
                  </>
                )}
              </>
            )}
            {now.name === 'choosing' && (
              <>
                <h1>{text.open.title}</h1>
                <p>{text.open.text}</p>
              </>
            )}
            {now.name === 'bad' && (
              <>
                <h1>{text.open.title}</h1>
                <p class="notice" role="alert">
                  {text.badFile[now.code]}
                </p>
                {now.archive && !now.engine && (
                  <>
                    <NeededEngine {...now.archive.record} hash={now.archive.engine} />
                    <PlainLog seats={now.archive.seats} inputs={now.archive.record.inputs} />
                  </>
                )}
                {now.archive && now.engine && <Checks archive={now.archive} engine={now.engine} />}
              </>
            )}
            {now.name !== 'loading' && <FileDoor class="button primary" onFile={takeFile} />}
            <button class="button" onClick={() => go({ screen: 'home' })}>
              {text.home}
            </button>
          </div>
        </main>
      )}
    </ReplayWords.Provider>
  );
}
