import { batch, signal } from '@preact/signals';
import type { Seat } from '../../shared/core';
import type { GivenAnswer } from '../../shared/replay';
import type { Source } from '../../shared/replay/whatIf';
import type { Reply } from '../../shared/protocol/refusals';
import { ui } from '../games/current';
import { playback } from '../model/playback';
import { draft, view, viewer, type Line } from '../model/table';
import { Watched } from './watched';
import { changed, goTo, isWhatIf, moment, original, pause, replay, show, sight } from './player';

/** A line of the match in which one answer is another. */
export interface Changed {
  readonly replay: Watched;
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
export async function ask(seat: Seat, was: GivenAnswer): Promise<void> {
  const match = replay.peek();
  if (!match) return;
  pause();
  playback.skip();
  const from = moment.peek();
  await show(was.at);
  const { view: seen } = await match.sight(was.at, seat);
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
    const line = await now.change({ at: was.at, seat, answer });
    batch(() => {
      asking.value = undefined;
      draft.value = undefined;
      changed.value = { replay: new Watched(line, now.engine), sources: line.sources, seat, was, answer };
      isWhatIf.value = true;
    });
    await show(was.at);
    void show(was.at + 1, true);
  } catch {
    hasFailed.value = true;
    if (original.peek()) void show(from);
    asking.value = undefined;
  } finally {
    isWorking.value = false;
  }
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
