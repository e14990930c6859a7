import { games } from '../../shared/games';
import { newMatch, runOf, type DeviceRun } from './deviceRun';
import { findMatch, keepMatch } from './records';
import type { FromDevice, NoMatch, ToDevice } from './talk';

/** The worker's side of a match on this device. Whatever is shown has been kept before. */
const LOCK_MS = 3000;

let run: DeviceRun | undefined;
let told = 0;
/** One thing after the other: an answer that comes while a bot thinks waits for its turn. */
let last: Promise<void> = Promise.resolve();

export function serve(asked: ToDevice): void {
  last = last.then(() => act(asked)).catch(() => tell({ type: 'refused', why: 'unkept' }));
}

async function act(asked: ToDevice): Promise<void> {
  if (asked.type === 'begin') {
    const match = newMatch(games, asked.order, asked.name, asked.drawn);
    if (match) await keepMatch({ ...match, playedAt: Date.now() });
    tell({ type: 'begun', id: match?.id });
  } else if (asked.type === 'open') {
    const opened = await openMatch(asked.id);
    if (typeof opened === 'string') return tell({ type: 'refused', why: opened });
    run = opened;
    told = 0;
    show(opened);
    await letBotsAnswer(opened);
  } else if (run) {
    const refused = run.take(asked.input);
    const seal = refused ? undefined : await keep(run);
    tell({ type: 'reply', number: asked.number, refused });
    if (refused) return;
    show(run, seal);
    await letBotsAnswer(run);
  }
}

async function openMatch(id: string): Promise<DeviceRun | NoMatch> {
  if (!(await hold(id))) return 'elsewhere';
  const kept = await findMatch(id);
  const opened = runOf(games, kept, () => performance.now());
  // It stays, and its list says why it does not go on.
  if (kept && opened === 'changed') await keepMatch({ ...kept, isOutlived: true }).catch(() => undefined);
  return opened;
}

/** Two pages that play the same match would write over each other. Held as long as this worker lives. */
function hold(id: string): Promise<boolean> {
  const { locks } = navigator;
  if (!locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    locks
      .request(`pocket-arena/${id}`, { signal: AbortSignal.timeout(LOCK_MS) }, () => {
        resolve(true);
        return new Promise<never>(() => undefined);
      })
      .catch(() => resolve(false));
  });
}

async function letBotsAnswer(now: DeviceRun): Promise<void> {
  while (now.letBotAnswer()) {
    const seal = await keep(now);
    show(now, seal);
  }
}

async function keep(now: DeviceRun): Promise<string | undefined> {
  const saved = now.saved(Date.now());
  await keepMatch(saved);
  return saved.archive?.seal;
}

function show(now: DeviceRun, seal?: string): void {
  const from = told;
  told = now.events.length;
  const sealed = seal ?? (now.isOver ? now.saved(0).archive?.seal : undefined);
  tell({ type: 'shown', view: now.view, from, events: now.events.slice(from), seal: sealed });
}

function tell(said: FromDevice): void {
  postMessage(said);
}
