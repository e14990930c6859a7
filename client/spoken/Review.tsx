import { useSignal, type Signal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Seat } from '../../shared/core';
import { nameOf } from '../model/names';
import { mySeat } from '../model/table';
import { lazy, Suspense } from '../parts/lazy';
import { narrator } from './narrator';
import { offeredNow } from './offered';
import { inSentences } from './sentences';
import { idOf } from './SpokenGrid';
import { spokenName } from './spokenName';
import { spokenText } from './spokenParts';
import type { SpokenProps } from './SpokenTable';
import { toldToYou } from './toldLine';
import { focusPrompt } from './useLedFocus';
import { useSaidChoice } from './useSaidChoice';

const keysSheet = lazy<{ close: () => void }>(() => import('./KeysSheet').then(({ KeysSheet }) => KeysSheet));

/** In the order of their buttons. The letters are the same in every language. */
export const REVIEW_KEYS = {
  events: 'E',
  own: 'S',
  others: 'O',
  place: 'Z',
  board: 'B',
  prompt: 'P',
  keys: 'H',
};
type ReviewName = keyof typeof REVIEW_KEYS;
const NAMES = Object.keys(REVIEW_KEYS) as ReviewName[];

/** Whoever goes from table to table has heard of the keys. */
let isIntroduced = false;

/** What was asked for, and how often in a row: again means the next one, or further back. */
interface Asked {
  readonly words: string;
  readonly number: number;
}

/** What happened last, the own seat, the others, a place: each by a key and by a button, as often as it is wanted. */
export function Review(props: SpokenProps) {
  const said = useSignal<Asked>({ words: '', number: 0 });
  const isHelpOpen = useSignal(false);
  const ask = useAsking(props, said, isHelpOpen);
  const text = spokenText.text();
  return (
    <div class="spoken-review">
      <div class="spoken-buttons" role="toolbar" aria-label={text.review}>
        {NAMES.map((name) => (
          <button
            key={name}
            class="button small"
            aria-keyshortcuts={REVIEW_KEYS[name]}
            onClick={() => ask(name)}
          >
            {text.reviews[name]} <kbd aria-hidden="true">{REVIEW_KEYS[name]}</kbd>
          </button>
        ))}
      </div>
      <p class="spoken-answer" role="status">
        {said.value.words && <span key={said.value.number}>{said.value.words}</span>}
      </p>
      {isHelpOpen.value && <Suspense of={keysSheet} props={{ close: () => (isHelpOpen.value = false) }} />}
    </div>
  );
}

function useAsking(
  { game, shown }: SpokenProps,
  said: Signal<Asked>,
  isHelpOpen: Signal<boolean>,
): (name: ReviewName) => void {
  const back = useSignal(0);
  const other = useSignal(-1);
  const say = (words: string) => (said.value = { words, number: said.peek().number + 1 });
  const newest = narrator.lines.value.at(-1)?.number;
  useEffect(() => {
    back.value = 0;
  }, [newest]);
  // The keys come first: who knows of none of them finds nothing.
  useEffect(() => {
    const seat = mySeat.peek();
    if (seat === undefined) return;
    const { start, startAgain } = spokenText.text();
    say((isIntroduced ? startAgain : start)(nameOf(seat)));
    isIntroduced = true;
  }, []);
  // A plan is said as it grows.
  const plan = game.plan?.(shown);
  const planned = useRef(plan);
  planned.current = plan;
  useSaidChoice({ say, count: () => said.peek().number, plan: () => planned.current });
  useEffect(() => {
    if (plan) say(plan);
  }, [plan]);
  const away = narrator.unseen.value;
  useEffect(() => {
    const onSight = () => {
      if (document.hidden || narrator.unseen.peek() === 0) return;
      say(spokenText.text().meanwhile(narrator.unseen.peek()));
      narrator.unseen.value = 0;
    };
    document.addEventListener('visibilitychange', onSight);
    return () => document.removeEventListener('visibilitychange', onSight);
  }, [away]);

  const text = spokenText.text();
  const actions: Record<ReviewName, () => void> = {
    events: () => {
      const lines = narrator.lines.peek();
      const line = lines.at(-1 - back.value);
      say(line ? line.words : lines.length > 0 ? text.noEarlier : text.nothingYet);
      if (line) back.value++;
    },
    own: () => {
      const seat = mySeat.peek();
      say(seat === undefined ? text.watching : ahead(game.seat(shown, seat)));
    },
    others: () => {
      const seats = shown.table.seats.map((one) => one.seat).filter((seat) => seat !== mySeat.peek());
      other.value = (other.value + 1) % Math.max(1, seats.length);
      const seat: Seat | undefined = seats[other.value];
      say(seat === undefined ? text.nobodyElse : ahead(game.seat(shown, seat)));
    },
    place: () => {
      say(placeAsked(game, shown) ?? text.noPlace);
    },
    board: () => document.querySelector<HTMLElement>('.spoken-grid [tabindex="0"]')?.focus(),
    prompt: () => {
      const before = document.activeElement;
      narrator.hasten();
      const there = focusPrompt();
      // Where the focus was led as soon as all was said, it has said so.
      if (there && there === before) say([`${spokenName(there)}.`, ...offeredNow()].join(' '));
    },
    keys: () => (isHelpOpen.value = true),
  };
  const ask = (name: ReviewName) => actions[name]();

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (target.closest('input:not([type=radio]), textarea, select, dialog')) return;
      if (event.key === 'Escape') return narrator.hasten();
      const name = NAMES.find((one) => REVIEW_KEYS[one] === event.key.toUpperCase());
      const wanted = event.key === '?' ? 'keys' : name;
      if (!wanted) return;
      event.preventDefault();
      ask(wanted);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
  return ask;
}

/** The table stands where the story ends. */
function ahead(words: string): string {
  return narrator.waiting.peek() > 0 ? `${spokenText.text().ahead} ${words}` : words;
}

/** Where the focus is on the board, else where the own seat is: all there is to know of it. */
function placeAsked(game: SpokenProps['game'], shown: SpokenProps['shown']): string | undefined {
  const seat = mySeat.peek();
  const focused = document.activeElement?.closest('.spoken-place');
  const home = seat === undefined ? undefined : game.placeOf(shown, seat);
  const wanted = focused?.id ?? (home && idOf(home));
  for (const { name, places } of game.rows(shown))
    for (const place of places)
      if (place && (wanted === undefined || idOf(place.key) === wanted))
        return inSentences([name ?? '', place.name, ...place.lines, ...(place.more ?? [])].map(toldToYou));
  return undefined;
}
