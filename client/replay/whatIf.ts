import { batch, signal } from '@preact/signals';
import type { Seat } from '../../shared/core';
import { Replay, type GivenAnswer } from '../../shared/replay';
import type { Change, ChangedLine, Source } from '../../shared/replay/whatIf';
import type { Reply } from '../../shared/protocol/refusals';
import { ui } from '../games/current';
import { playback } from '../model/playback';
import { draft, view, viewer, type Line } from '../model/table';
import { changed, goTo, isWhatIf, moment, original, pause, replay, show, sight } from './player';

/** A line of the match in which one answer is another. */
export interface Changed {
  readonly replay: Replay;
  readonly sources: readonly Source[];
  readonly seat: Seat;
  readonly was: GivenAnswer;
  readonly answer: unknown;
}

/** The choice that is being made anew. */
export interface Asking {
  readonly seat: Seat;
  readonly was: GivenAnswer;
  /** The moment to come back to. */
  readonly from: number;
}

export const asking = signal<Asking | undefined>(undefined);
export const isWorking = signal(false);
export const hasFailed = signal(false);

/** Puts the question to the person that the seat was asked, with the answer it gave. */
export function ask(seat: Seat, was: GivenAnswer): void {
  const match = replay.peek();
  if (!match) return;
  pause();
  playback.skip();
  const from = moment.peek();
  show(was.at);
  const { view: seen } = match.sight(was.at, seat);
  ui().forgetDraft?.();
  batch(() => {
    asking.value = { seat, was, from };
    hasFailed.value = false;
    viewer.value = seat;
    view.value = seen;
    draft.value = seen.decision && { id: seen.decision.id, draft: was.answer, complete: true };
  });
}

export function stopAsking(): void {
  const from = asking.peek()?.from;
  batch(() => {
    asking.value = undefined;
    draft.value = undefined;
    if (from !== undefined) goTo(from);
  });
}

/** Leaves the changed line; the match is where the change was made. */
export function discard(): void {
  const at = changed.peek()?.was.at ?? 0;
  batch(() => {
    isWhatIf.value = false;
    changed.value = undefined;
    goTo(at);
  });
}

/** Goes from one line to the other, to the same moment as far as there is one. */
export function switchLine(toWhatIf: boolean): void {
  batch(() => {
    isWhatIf.value = toWhatIf;
    goTo(moment.peek());
  });
}

/** What the prompts of the live table send to the server is taken here. */
export const whatIfLine: Line = {
  async request(name, intent) {
    const now = asking.peek();
    if (name === 'answer' && now && !isWorking.peek())
      void run(now, (intent as { readonly answer: unknown }).answer);
    return { ok: true } satisfies Reply;
  },
  close() {},
};

async function run({ seat, was, from }: Asking, answer: unknown): Promise<void> {
  // One change at a time: another one in a changed line changes that line.
  const now = replay.peek();
  if (!now) return;
  isWorking.value = true;
  try {
    const line = await playOut(now.record, { at: was.at, seat, answer });
    batch(() => {
      asking.value = undefined;
      draft.value = undefined;
      changed.value = { replay: new Replay(now.kit, line.record), sources: line.sources, seat, was, answer };
      isWhatIf.value = true;
      show(was.at);
      show(was.at + 1, true);
    });
  } catch {
    hasFailed.value = true;
    if (original.peek()) show(from);
    asking.value = undefined;
  } finally {
    isWorking.value = false;
  }
}

/** On a thread of its own: the page stays responsive while Veteran thinks. */
function playOut(record: Replay['record'], change: Change): Promise<ChangedLine> {
  const worker = new Worker(new URL('./whatIfWorker.ts', import.meta.url), { type: 'module' });
  return new Promise<ChangedLine>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<ChangedLine>) => resolve(data);
    worker.onerror = () => reject(new Error('The line could not be played out.'));
    worker.postMessage({ record, change });
  }).finally(() => worker.terminate());
}

/** Whether anything is to be seen of a seat's own choice at this moment. */
export function ownDecision(seat: Seat) {
  const seen = sight.value;
  if (!seen) return undefined;
  return seen.revealed
    ? seen.revealed[seat]?.decision
    : seen.view.viewer === seat
      ? seen.view.decision
      : undefined;
}
