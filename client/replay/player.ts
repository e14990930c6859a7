import { batch, computed, effect, signal } from '@preact/signals';
import type { MatchArchive } from '../../shared/fairness/archive';
import type { Onlooker, Sight } from '../../shared/replay';
import type { Highlight } from '../../shared/games/kit';
import { ui } from '../games/current';
import { log } from '../model/log';
import { playback } from '../model/playback';
import { speed, SPEED_FACTORS } from '../model/settings';
import { adoptTable, closeTable, info, view, viewer, type Line } from '../model/table';
import type { Opened } from './files';
import { tableOf } from './tableOf';
import { Watched } from './watched';
import type { Changed } from './whatIf';

/**
 * Drives the table of this page from a replay instead of a connection: it fills the same signals, so the same board,
 * panels and playback show it.
 */
export const archive = signal<MatchArchive | undefined>(undefined);
export const original = signal<Watched | undefined>(undefined);
export const changed = signal<Changed | undefined>(undefined);
/** Which of the two lines is shown. */
export const isWhatIf = signal(false);
export const moment = signal(0);
export const onlooker = signal<Onlooker>('everything');
export const isRunning = signal(false);
/** What there is to see at this moment; `view` of the table has no decision in it, since nobody is asked anything. */
export const sight = signal<Sight | undefined>(undefined);

export const replay = computed(() => (isWhatIf.value ? changed.value?.replay : original.value));
/** Those of other rules that this page has no words for are left out. */
export const highlights = computed(() => (replay.value?.highlights ?? []).filter(isDrawn));

const noticed = computed(() => replay.value?.noticed(onlooker.value) ?? [0]);

function isDrawn(highlight: Highlight): boolean {
  try {
    return ui().highlight(highlight).words !== '';
  } catch {
    return false;
  }
}

/** Between two moments of a replay that plays. */
const PAUSE = 420;
const QUICK_PAUSE = 130;

export function openArchive(
  { archive: whole, opening, engine }: Extract<Opened, { ok: true }>,
  line: Line,
): void {
  closeArchive();
  adoptTable(line);
  batch(() => {
    archive.value = whole;
    original.value = new Watched(opening, engine);
    moment.value = 0;
    info.value = tableOf(opening, whole);
  });
}

export function closeArchive(): void {
  pause();
  closeTable();
  original.peek()?.engine.close();
  batch(() => {
    archive.value = undefined;
    original.value = undefined;
    changed.value = undefined;
    isWhatIf.value = false;
    sight.value = undefined;
  });
}

/** What was asked for last: whatever else an engine still answers is not wanted any more. */
let latest = 0;

/**
 * Shows a moment: at once, or with what led to it from the one before. Where the engine is in a worker, as soon as it has
 * answered: the promise is kept when the moment is on the table, or another one was asked for.
 */
export function show(wanted: number, isWatched = false): void | Promise<void> {
  const now = replay.peek();
  if (!now) return undefined;
  const number = Math.max(0, Math.min(now.last, wanted));
  const seen = now.sight(number, onlooker.peek());
  const asked = ++latest;
  if (!(seen instanceof Promise)) return put(now, number, seen, isWatched);
  return seen.then((sight) => {
    if (asked === latest && now === replay.peek()) put(now, number, sight, isWatched);
  });
}

function put(now: Watched, number: number, seen: Sight, isWatched: boolean): void {
  const from = moment.peek();
  const told = now.moments[number]?.events ?? 0;
  batch(() => {
    moment.value = number;
    sight.value = seen;
    viewer.value = seen.view.viewer;
    view.value = { ...seen.view, decision: undefined };
    log.value = now.events.slice(0, told);
    if (isWatched && number > from) {
      playback.skip();
      playback.follow(seen.view.open, now.events.slice(now.moments[from]?.events, told));
    } else {
      playback.reset();
      playback.follow(seen.view.open, now.events.slice(0, told));
    }
  });
}

export function lookAs(who: Onlooker): void {
  onlooker.value = who;
  void show(moment.peek());
}

export function goTo(number: number): void {
  pause();
  void show(number);
}

export type Stride = 'step' | 'turn' | 'round';

/** The next moment that the onlooker can tell from this one, or that begins another turn or round. */
export function stride(by: Stride, direction: 1 | -1): void {
  pause();
  const next = nextStop(by, direction);
  if (next !== undefined) void show(next, by === 'step' && direction === 1);
}

function nextStop(by: Stride, direction: 1 | -1): number | undefined {
  const now = moment.peek();
  const stops = by === 'step' ? noticed.peek() : startsOf(by);
  return direction === 1
    ? (stops.find((stop) => stop > now) ?? replay.peek()?.last)
    : (stops.findLast((stop) => stop < now) ?? 0);
}

function startsOf(by: 'turn' | 'round'): number[] {
  const moments = replay.peek()?.moments ?? [];
  return moments.flatMap(({ number, round, turn, active }, i) => {
    const before = moments[i - 1];
    const isNew =
      round !== before?.round || (by === 'turn' && (turn !== before.turn || active !== before.active));
    return isNew ? [number] : [];
  });
}

export function play(): void {
  const now = replay.peek();
  if (!now) return;
  if (moment.peek() >= now.last) void show(0);
  isRunning.value = true;
}

export function pause(): void {
  isRunning.value = false;
}

export function toggle(): void {
  if (isRunning.peek()) {
    pause();
    playback.skip();
  } else play();
}

/** Plays on whenever what led to the moment has been shown. */
effect(() => {
  if (!isRunning.value || playback.isPlaying.value) return undefined;
  const now = replay.value;
  const at = moment.value;
  if (!now || at >= now.last) {
    isRunning.value = false;
    return undefined;
  }
  const isEventful = now.eventsOf(at).length > 0;
  const factor = Math.max(SPEED_FACTORS.fast, SPEED_FACTORS[speed.value]);
  const timer = setTimeout(
    () => {
      const next = nextStop('step', 1);
      if (next !== undefined) void show(next, true);
    },
    (isEventful ? PAUSE : QUICK_PAUSE) * factor,
  );
  return () => clearTimeout(timer);
});

document.addEventListener('visibilitychange', () => {
  if (document.hidden) pause();
});
