import { batch, signal } from '@preact/signals';
import type { BotId, Input } from '../../shared/core';
import type { TableOrder } from '../../shared/protocol/settings';
import type { DraftInfo } from '../../shared/protocol/table';
import type { Reply } from '../../shared/protocol/refusals';
import { gameOf, showGame } from '../games';
import { ui } from '../games/current';
import { addNews, clearLog } from '../model/log';
import { playback } from '../model/playback';
import { quietTable } from '../model/quietTable';
import { go } from '../model/route';
import { stored } from '../model/storage';
import { adoptTable, closeTable, draft, info, status, view, viewer, type Line } from '../model/table';
import { newRulesThread } from '../replay/rulesThread';
import { draftOf, keepDraft } from './drafts';
import { findMatch, type DeviceMatch } from './records';
import type { FromDevice, NoMatch, ToDevice } from './talk';

/**
 * Drives the table of this page from a match on this device instead of a connection: it fills the same signals, so the same
 * board, prompts and playback are played with.
 */
export const noMatch = signal<NoMatch | undefined>(undefined);

/** Remembered: there may be matches here. */
export const ON_DEVICE = 'onDevice';
const OWN_SEAT = 0;

interface Playing {
  readonly match: DeviceMatch;
  readonly thread: Worker;
  readonly waiting: Map<number, (reply: Reply) => void>;
}
let now: Playing | undefined;
let asked = 0;

export async function beginOnDevice(order: TableOrder, name: string): Promise<void> {
  stored.setText(ON_DEVICE, 'yes');
  // So that the browser does not throw away what nobody else has.
  void navigator.storage?.persist?.().catch(() => false);
  const drawn = { id: randomHex(8), serverSeed: randomHex(32), salt: randomHex(32) };
  const thread = newRulesThread();
  const begun = await new Promise<string | undefined>((resolve) => {
    thread.onmessage = ({ data }: MessageEvent<FromDevice>) =>
      resolve(data.type === 'begun' ? data.id : undefined);
    thread.onerror = () => resolve(undefined);
    post(thread, { type: 'begin', order, name, drawn });
  }).finally(() => thread.terminate());
  if (begun === undefined) noMatch.value = 'unkept';
  else go({ screen: 'device', id: begun });
}

export async function openOnDevice(id: string): Promise<void> {
  closeOnDevice();
  noMatch.value = undefined;
  const match = await findMatch(id).catch(() => undefined);
  const game = match && gameOf(match.game);
  if (!match || !game) {
    noMatch.value = 'missing';
    return;
  }
  await showGame(game);
  adoptTable(line);
  const thread = newRulesThread();
  now = { match, thread, waiting: new Map() };
  thread.onmessage = ({ data }: MessageEvent<FromDevice>) => {
    if (now?.thread === thread) receive(now, data);
  };
  thread.onerror = () => (noMatch.value = 'unkept');
  post(thread, { type: 'open', id });
}

export function closeOnDevice(): void {
  now?.thread.terminate();
  now = undefined;
  closeTable();
}

function receive({ match, waiting }: Playing, said: FromDevice): void {
  if (said.type === 'refused') noMatch.value = said.why;
  else if (said.type === 'reply') {
    waiting.get(said.number)?.(said.refused ? { ok: false, code: said.refused } : { ok: true });
    waiting.delete(said.number);
  } else if (said.type === 'shown') show(match, said);
}

function show(match: DeviceMatch, { view: seen, from, events, seal }: FromDevice & { type: 'shown' }): void {
  const isFirst = from === 0;
  if (isFirst) {
    ui().forgetDraft?.();
    clearLog();
    playback.reset();
  }
  batch(() => {
    status.value = 'connected';
    info.value = {
      ...quietTable({
        matchId: match.id,
        game: match.game,
        seats: match.seats.map(({ name, bot }, seat) => ({
          name,
          bot: bot as BotId | undefined,
          isAutomatic: seat !== OWN_SEAT && bot === undefined,
        })),
      }),
      ...(seal !== undefined && { phase: 'over' as const, seal }),
    };
    viewer.value = OWN_SEAT;
    view.value = seen;
    draft.value = draftOf(match.id, seen.decision?.id);
    addNews(from, events);
    playback.follow(seen.open, isFirst ? [] : events);
  });
}

const line: Line = {
  // What the server would reply with a result is never asked here.
  request: async (name: string, intent: unknown): Promise<Reply> => {
    const playing = now;
    if (!playing) return { ok: false, code: 'no-decision' };
    if (name === 'draft') {
      keepDraft(playing.match.id, intent as Pick<DraftInfo, 'id' | 'draft'>);
      return { ok: true };
    }
    if (name === 'rematch') {
      const { order, seats } = playing.match;
      void beginOnDevice(order, seats[OWN_SEAT]?.name ?? '');
      return { ok: true };
    }
    const input = inputFrom(name, intent);
    if (!input) return { ok: false, code: 'not-allowed' };
    const number = ++asked;
    return new Promise((resolve) => {
      playing.waiting.set(number, resolve);
      post(playing.thread, { type: 'input', number, input });
    });
  },
  close() {},
};

function inputFrom(name: string, intent: unknown): Input | undefined {
  if (name !== 'answer' && name !== 'retract' && name !== 'arrange') return undefined;
  return { type: name, seat: OWN_SEAT, ...(intent as object) } as Input;
}

function post(thread: Worker, said: ToDevice): void {
  thread.postMessage(said);
}

/** There also on a page that came over plain http, unlike the rest of the browser's cryptography. */
function randomHex(bytes: number): string {
  const drawn = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(drawn, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
