import { computed, effect, signal, untracked } from '@preact/signals';
import { colon } from '../i18n';
import { log, type TableEvent } from '../model/log';
import { playback } from '../model/playback';
import { wordsOf } from '../model/sayings';
import { speed, SPEED_FACTORS } from '../model/settings';
import { blocked, chat, muted } from '../model/table';
import { isTelling } from '../model/told';
import { toldLine } from './toldLine';

/**
 * Says everything that happens, one line after the other and none left out: a screen reader that is given many lines at
 * once says only some of them. How long a line has is how long it takes to be said; whoever does not want to wait has
 * the rest at once.
 */
const MS_PER_LETTER = 45;
const PAUSE_MS = 350;
/** At instant speed, too, lines come one by one. */
const LEAST_MS = 30;
/** So many lines stay in the page; all are in the log. */
const KEPT = 200;
/** Of what was before. */
const RECALLED = 5;

export interface SaidLine {
  readonly number: number;
  readonly words: string;
}

const lines = signal<readonly SaidLine[]>([]);
let waiting: string[] = [];
const waitingCount = signal(0);
let timer: ReturnType<typeof setTimeout> | undefined;
let count = 0;
/** How many were said while the page was out of sight. */
const unseen = signal(0);

function tell(words: string): void {
  waiting.push(words);
  waitingCount.value = waiting.length;
  if (timer === undefined) step();
}

function step(): void {
  const words = waiting.shift();
  waitingCount.value = waiting.length;
  if (words === undefined) {
    timer = undefined;
    isTelling.value = false;
    return;
  }
  isTelling.value = true;
  say(words);
  const needed = (PAUSE_MS + words.length * MS_PER_LETTER) * SPEED_FACTORS[speed.value];
  timer = setTimeout(step, Math.max(LEAST_MS, needed));
}

function say(words: string): void {
  if (document.hidden) unseen.value++;
  lines.value = [...lines.value, { number: count++, words }].slice(-KEPT);
}

/** All that still waits, now. */
function hasten(): void {
  clearTimeout(timer);
  timer = undefined;
  for (const words of waiting) say(words);
  waiting = [];
  waitingCount.value = 0;
  isTelling.value = false;
}

/**
 * From where the table stands: the last lines that led there, then everything. `first` is what is said before an event
 * that is news.
 */
function start(first: (event: TableEvent) => string | undefined): () => void {
  const before = log.peek().flatMap((event) => toldLine(event) ?? []);
  for (const words of before.slice(-RECALLED)) tell(words);
  let heard = chat.peek().length;
  let known = playback.news.peek();
  const stops = [
    effect(() => {
      const news = playback.news.value;
      if (news === known) return;
      known = news;
      untracked(() => {
        for (const event of news) {
          for (const words of [first(event), toldLine(event)]) if (words) tell(words);
        }
      });
    }),
    effect(() => {
      const said = chat.value;
      untracked(() => {
        for (const line of said.slice(heard))
          if (!muted.value.includes(line.seat) && !blocked.value.includes(line.seat))
            tell(`${colon(line.name)} ${wordsOf(line)}`);
      });
      heard = said.length;
    }),
  ];
  return () => {
    for (const stop of stops) stop();
    hasten();
    lines.value = [];
  };
}

export const narrator = {
  lines: computed(() => lines.value),
  isTelling: computed(() => isTelling.value),
  waiting: computed(() => waitingCount.value),
  unseen,
  start,
  hasten,
};
