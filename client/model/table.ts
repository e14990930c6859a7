import type { ClockName } from '../../shared/protocol/constants';
import { batch, computed, effect, signal } from '@preact/signals';
import type {
  EventsMessage,
  DecisionOf,
  GameTypes,
  PackedEvent,
  Seat,
  View,
  Viewer,
} from '../../shared/core';
import { assembleView } from '../../shared/protocol/assemble';
import { assembleCommitments, assembleDraft, assembleTable } from '../../shared/protocol/assembleTable';
import type { Habits } from '../../shared/protocol/habits';
import type { Intent, IntentName } from '../../shared/protocol/intents';
import type {
  ChatLine,
  DecisionMessage,
  Notice,
  ServerMessageName,
  ServerMessages,
  Welcome,
} from '../../shared/protocol/messages';
import type { Reply } from '../../shared/protocol/refusals';
import type { DraftInfo, TableInfo } from '../../shared/protocol/table';
import type { WireState } from '../../shared/protocol/wire';
import { gameOf, showGame } from '../games';
import { ui } from '../games/current';
import { findTable, type Trouble } from '../net/api';
import { Connection, type ConnectionStatus } from '../net/connection';
import { whyNotFetched } from '../parts/lazy';
import { takePart } from './contribution';
import { explain } from './explain';
import { automatic, demanded, forgetHabits, habits, keepAsUsual, meetHabits } from './habits';
import { note } from './glimpses';
import { leavers } from './leavers';
import { addNews, clearLog, fillIn, firstGap, log, type TableEvent } from './log';
import { playback } from './playback';
import { lastTable } from './route';
import { forgetSayings, showSaying } from './sayings';
import { keepUndelivered, takeUndelivered } from './undelivered';

/** What a seat or a spectator may know of whatever game is on the table. */
export type TableView = View<GameTypes>;
export type TableDecision = DecisionOf<GameTypes>;

/**
 * The table this page shows: what the server says of it, unchanged. `view` is always the newest truth;
 * what the board draws while something moves is `playback.shown`.
 */
export const status = signal<ConnectionStatus>('closed');
export const trouble = signal<Trouble | undefined>(undefined);
/** The match that this page was on its way to when there was trouble. */
export const troubledMatch = signal<string | undefined>(undefined);
export const info = signal<TableInfo | undefined>(undefined);
effect(() => {
  leavers.value = info.value?.seats.filter(({ hasLeft }) => hasLeft).map(({ seat }) => seat) ?? [];
});
export const view = signal<TableView | undefined>(undefined);
export const viewer = signal<Viewer>('spectator');
export const draft = signal<DraftInfo | undefined>(undefined);
export const chat = signal<readonly ChatLine[]>([]);
export const muted = signal<readonly Seat[]>([]);
export const blocked = signal<readonly Seat[]>([]);
export const notice = signal<Notice | undefined>(undefined);
/** The last refusal of something the person did here. */
export interface Refused {
  readonly code: Trouble;
  readonly intent?: string;
  /** The rule that the server named. */
  readonly rule?: string;
}
export const refusal = signal<Refused | undefined>(undefined);
/** So many things that were done here have no reply yet: on their way, or kept until the line is back. */
export const unanswered = signal(0);
/** The answer among them. */
export const unansweredChoice = signal<Intent<'answer'> | undefined>(undefined);
/** Server time minus the time of this machine. */
export const clockShift = signal(0);

export const mySeat = computed(() => (viewer.value === 'spectator' ? undefined : viewer.value));
export const decision = computed((): TableDecision | undefined => view.value?.decision);
export const held = computed(() => view.value?.held);

/** What happened while this person was away. */
export const recapped = signal<readonly TableEvent[] | undefined>(undefined);

/** Where answers go: the server, or a replay that shows this table again. */
export type Line = Pick<Connection, 'request' | 'close'>;
let connection: Line | undefined;
/** Every opening and closing is one: what was begun before the last of them is given up. */
let visits = 0;
let wire: WireState | undefined;
let asked: DecisionMessage = {};
/** Since the last join; what was sent before belongs to another connection. */
let isWelcomed = false;
/** How many events of the match this page has been told of, and those of them that are not shown yet. */
let told = 0;
let arrived: PackedEvent[] = [];
/** What the seat was asked when something was refused: with that question the message goes. */
let askedAtRefusal: number | undefined;

/** The decoded state as this page holds it, for bug reports and for tests that look for secrets in it. */
Object.defineProperty(globalThis, 'pocketArena', { get: () => wire });

/** Opens a table by its code; `watch` for somebody who takes no seat. */
export async function openTable(code: string, watch?: boolean): Promise<void> {
  closeTable();
  const opening = visits;
  status.value = 'connecting';
  const found = await findTable(code);
  const missing = found.ok ? await fetchGame(found.value.game) : found.code;
  // Another table, or the same one once more, was asked for in the meantime.
  if (visits !== opening) return;
  if (!found.ok || missing) {
    batch(() => {
      trouble.value = missing;
      troubledMatch.value = undefined;
      status.value = 'closed';
    });
    return;
  }
  const { matchId } = found.value;
  const line = new Connection(
    { matchId, watch },
    {
      status: (now) => (status.value = now),
      unanswered: (count) => (unanswered.value = count),
      trouble: (code) =>
        batch(() => {
          trouble.value = code;
          troubledMatch.value = matchId;
          status.value = 'closed';
          if (code === 'outdated') reloadFor(matchId, line);
        }),
      state: (state) => {
        if (state !== wire) isWelcomed = false;
        wire = state;
        refresh();
      },
      message: receive,
    },
  );
  connection = line;
  for (const { name, intent } of takeUndelivered(matchId)) void line.request(name, intent as never);
}

/** A page of another release: it is loaded anew, with what was decided here. */
function reloadFor(matchId: string, line: Connection): void {
  keepUndelivered(matchId, line.undelivered);
  void import('../app/outdated').then(
    ({ meetOutdated }) => meetOutdated(),
    () => undefined,
  );
}

/** Everything that a table of a game is drawn with. */
async function fetchGame(id: string): Promise<Trouble | undefined> {
  const game = gameOf(id);
  // A page from before the server had it.
  if (!game) return 'outdated';
  return showGame(game).then(() => undefined, whyNotFetched);
}

/** Shows a table that does not come from the server: whoever has the line fills the signals above. */
export function adoptTable(line: Line): void {
  closeTable();
  connection = line;
}

export function closeTable(): void {
  visits++;
  connection?.close();
  connection = undefined;
  wire = undefined;
  asked = {};
  isWelcomed = false;
  told = 0;
  arrived = [];
  batch(() => {
    status.value = 'closed';
    trouble.value = undefined;
    info.value = undefined;
    view.value = undefined;
    viewer.value = 'spectator';
    draft.value = undefined;
    chat.value = [];
    notice.value = undefined;
    refusal.value = undefined;
    unanswered.value = 0;
    unansweredChoice.value = undefined;
    recapped.value = undefined;
  });
  clearLog();
  forgetSayings();
  forgetHabits();
  playback.reset();
}

/** Sends an intent; a refusal is shown to the person, never swallowed. */
export async function send<Name extends IntentName>(name: Name, intent: Intent<Name>): Promise<boolean> {
  return (await request(name, intent)).ok;
}

/** Hides what a seat says: at this table, or what the person says anywhere. */
export async function silence(name: 'mute' | 'block', seat: Seat, on: boolean): Promise<void> {
  const reply = await request<typeof name, Pick<Welcome, 'muted' | 'blocked'>>(name, { seat, on });
  if (reply.ok && reply.result) {
    muted.value = reply.result.muted;
    blocked.value = reply.result.blocked;
  }
}

/** What this person wants to be asked: here, and from now on at every table. */
export async function setHabits(chosen: Habits, isUsual: boolean): Promise<void> {
  habits.value = chosen;
  if (isUsual) keepAsUsual(chosen);
  await send('habits', chosen);
}

/** To be asked the next decision of that kind, although it would be answered by habit. */
export async function demand(kind: string, on: boolean): Promise<void> {
  const others = demanded.value.filter((other) => other !== kind);
  demanded.value = on ? [...others, kind] : others;
  await send('demand', { kind, on });
}

/** A code that moves this person to another device, once. */
export async function moveCode(): Promise<string | undefined> {
  const reply = await request<'moveCode', { readonly code: string }>('moveCode', {});
  return reply.ok ? reply.result?.code : undefined;
}

async function request<Name extends IntentName, Result = undefined>(
  name: Name,
  intent: Intent<Name>,
): Promise<Reply<Result> | { readonly ok: false; readonly code: Trouble }> {
  const line = connection;
  const reply = line
    ? await line.request<Name, Result>(name, intent)
    : { ok: false as const, code: 'offline' as const, rule: undefined };
  if (line === connection)
    refuse(reply.ok ? undefined : { code: reply.code, intent: name, rule: reply.rule });
  return reply;
}

function refuse(refused: Refused | undefined): void {
  refusal.value = refused;
  askedAtRefusal = decision.peek()?.id;
}

/** The log from its beginning, for a page that was not there; a page at a time. */
async function readHistory(end: number): Promise<void> {
  const from = connection;
  for (let gap = firstGap(end); gap !== undefined; gap = firstGap(end)) {
    const reply = await from?.request<'history', EventsMessage>('history', { from: gap });
    if (from !== connection || !reply?.ok || !reply.result?.events.length) return;
    fillIn(
      gap,
      ui()
        .rows.eventsOf(reply.result)
        .slice(0, end - gap),
    );
  }
  playback.remember(log.value);
}

export function answer(value: unknown): Promise<boolean> {
  const now = decision.value;
  if (!now) return Promise.resolve(false);
  // Whoever goes on has read what was explained: it must not lie over what comes.
  explain(undefined);
  const chosen: Intent<'answer'> = { id: now.id, answer: value as Intent<'answer'>['answer'] };
  unansweredChoice.value = chosen;
  demanded.value = demanded.value.filter((kind) => kind !== now.kind);
  return send('answer', chosen).finally(() => {
    if (unansweredChoice.peek() === chosen) unansweredChoice.value = undefined;
  });
}

/**
 * A patch, its events and its decision are separate messages. The state says how many events and which question
 * belong to it, so nothing is drawn before all of them are here: no old question over a new state, no jump to the
 * end before the way there was shown.
 */
function isWhole(state: WireState): boolean {
  if (!isWelcomed || told < state.match.events) return false;
  if (viewer.value === 'spectator') return true;
  const own = state.secrets.get(String(viewer.value));
  return own?.askedId === (asked.decision?.id ?? 0) && own.heldId === (asked.held?.id ?? 0);
}

/** Reads the decoded state anew. The state object is the same one all along: patches change it in place. */
function refresh(): void {
  const state = wire;
  if (!state || !isWhole(state)) return;
  const happened = arrived;
  arrived = [];
  batch(() => {
    info.value = assembleTable(state);
    view.value = assembleView(ui().wire, state, viewer.value, asked);
    draft.value = viewer.value === 'spectator' ? undefined : assembleDraft(state, viewer.value);
    const events = ui().rows.eventsOf({ from: told - happened.length, events: happened });
    if (events.length > 0) addNews(told - happened.length, events);
    if (refusal.value && askedAtRefusal !== decision.value?.id) refusal.value = undefined;
    if (view.value) playback.follow(view.value.open, events);
  });
  const line = connection;
  const table = info.value;
  if (!line || !table) return;
  takePart(table, mySeat.value, (intent) => line.request('contribute', intent));
  note({ table, commitments: assembleCommitments(state), from: told - happened.length, events: happened });
}

function receive<Name extends ServerMessageName>(name: Name, message: ServerMessages[Name]): void {
  (receivers[name] as (message: ServerMessages[Name]) => void)(message);
}

const receivers: { [Name in ServerMessageName]: (message: ServerMessages[Name]) => void } = {
  welcome: (welcome) => {
    isWelcomed = true;
    told = welcome.events;
    batch(() => {
      viewer.value = welcome.viewer;
      muted.value = welcome.muted;
      blocked.value = welcome.blocked;
      clockShift.value = welcome.now - Date.now();
      // Whatever was said of the line before is over.
      trouble.value = notice.value = refusal.value = undefined;
    });
    const said = meetHabits(welcome, wire?.table.clock as ClockName | undefined);
    if (said) void send('habits', said);
    refresh();
    void readHistory(welcome.events);
    const code = wire?.table.code;
    if (code && welcome.viewer !== 'spectator') lastTable.keep(code, wire?.table.game ?? '');
  },
  decision: (message) => {
    asked = message;
    refresh();
  },
  events: (message) => {
    told = message.from + message.events.length;
    arrived = [...arrived, ...message.events];
    refresh();
  },
  recap: (message) => {
    recapped.value = ui().rows.eventsOf(message);
    fillIn(message.from, recapped.value);
  },
  automatic: ({ answers }) => {
    automatic.value = [...automatic.value, ...answers];
  },
  chat: (line) => {
    chat.value = [...chat.value, line];
    showSaying(line);
  },
  chatLog: ({ lines }) => {
    chat.value = lines;
  },
  notice: (said) => {
    notice.value = said;
  },
  refusal: refuse,
};
