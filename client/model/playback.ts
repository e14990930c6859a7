import { batch, computed, signal } from '@preact/signals';
import { ui } from '../games/current';
import { beatOf, isKnown, rowOf, type TableEvent } from './log';
import { hurry, isPlaying, tempo } from './motion';
import { speed, SPEED_FACTORS, spoken } from './settings';

/**
 * Shows events one after the other on top of the state they led to; when there is nothing to show, the state is
 * drawn as it is. The more is waiting to be shown, the quicker it goes: nobody falls far behind the table.
 */
const PATIENCE = 6_000;
/** With scenes among it that people want to read. */
const PATIENCE_WITH_SCENES = 16_000;
const QUICKEST = 0.35;

const shown = signal<unknown>(undefined);
const cue = signal<TableEvent | undefined>(undefined);
/** What has just arrived, whether it is to be shown or not. */
const news = signal<readonly TableEvent[]>([]);
/** How many events are still to be shown: the log waits for them too. */
const pending = signal(0);

/** An event to be shown; the last of those that arrived together comes with the state that they led to. */
interface Waiting {
  readonly event: TableEvent;
  readonly truth?: unknown;
}

let latest: unknown;
let queue: Waiting[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** A new state, and the events that led to it from the one before. */
function follow(open: unknown, events: readonly TableEvent[]): void {
  latest = open;
  if (events.length === 0) {
    if (!isPlaying.value) settle();
    return;
  }
  news.value = events;
  // Who hears the table is told everything at their own pace, and finds it as it is.
  const isTold = spoken.value === 'on';
  if (!shown.value || isTold || SPEED_FACTORS[speed.value] === 0 || document.hidden) {
    cue.value = lastTold(events) ?? cue.value;
    settle();
    return;
  }
  queue.push(...events.map((event, i) => ({ event, truth: i === events.length - 1 ? open : undefined })));
  pending.value = queue.length;
  const total = queue.reduce((sum, { event }) => sum + (beatOf(event) ?? 0), 0);
  const patience = queue.some(({ event }) => rowOf(event).isScene) ? PATIENCE_WITH_SCENES : PATIENCE;
  hurry.value = Math.max(QUICKEST, Math.min(1, patience / Math.max(1, total)));
  if (isPlaying.value) return;
  clearTimeout(timer);
  isPlaying.value = true;
  step();
}

function step(): void {
  const next = queue.shift();
  if (!next) {
    settle();
    return;
  }
  const { event, truth } = next;
  const beat = beatOf(event) ?? 0;
  batch(() => {
    pending.value = queue.length;
    if (shown.value) shown.value = truth ?? advanced(shown.value, event);
    if (beat > 0) cue.value = event;
  });
  if (beat === 0) step();
  else timer = setTimeout(step, beat * hurry.value * SPEED_FACTORS[speed.value]);
}

/** What an event of other rules changes shows with the state that it led to. */
function advanced(open: unknown, event: TableEvent): unknown {
  try {
    return isKnown(event) ? ui().advance(open, event) : open;
  } catch {
    return open;
  }
}

/** Once more from an older state to the present one. */
function again(open: unknown, events: readonly TableEvent[]): void {
  settle();
  shown.value = open;
  follow(latest, events);
}

/** Past the event that is being shown. */
function next(): void {
  if (timer === undefined) return;
  clearTimeout(timer);
  step();
}

/** Draws the truth at once and forgets what was still to be shown. */
function settle(): void {
  clearTimeout(timer);
  timer = undefined;
  const left = lastTold(queue.map(({ event }) => event));
  queue = [];
  batch(() => {
    if (left) cue.value = left;
    pending.value = 0;
    shown.value = latest;
    isPlaying.value = false;
  });
}

function reset(): void {
  latest = undefined;
  queue = [];
  news.value = [];
  cue.value = undefined;
  settle();
}

/** What happened last, for a page that was not there to see it. */
function remember(events: readonly TableEvent[]): void {
  cue.value ??= lastTold(events);
}

function lastTold(events: readonly TableEvent[]): TableEvent | undefined {
  return events.findLast((event) => beatOf(event) !== undefined);
}

export const playback = {
  shown,
  /** The event that is being shown, or was shown last. */
  cue,
  news: computed(() => news.value),
  isPlaying: computed(() => isPlaying.value),
  pending: computed(() => pending.value),
  /** How long motion may take: as a factor of what a beat deserves. */
  tempo,
  follow,
  again,
  remember,
  next,
  skip: settle,
  reset,
};
