import { useEffect, useRef, useState } from 'preact/hooks';
import { playback } from '../model/playback';
import { isTelling } from '../model/told';
import { useHeightAs } from '../parts/heightAs';
import { goOn, mistake, showMe, startOver, step } from './classroom';
import type { AnyLesson, LessonBook } from './lesson';
import { useText } from './text';
import './Coach.css';

/** Within this time a second press of Next is a slip. */
const SLIP_MS = 600;

/** What the lesson says now, and the way on. It waits until what happens has been shown. */
export function Coach({ lesson, book, onSkip }: { lesson: AnyLesson; book: LessonBook; onSkip: () => void }) {
  const text = useText();
  const words = useRef<HTMLElement>(null);
  const told = useRef({ at: step.value, wrong: mistake.value });
  // By ear, what happened comes before what the lesson says of it.
  if (!isTelling.value) told.current = { at: step.value, wrong: mistake.value };
  const { at, wrong } = told.current;
  // What is there from the start is no news, which alone is read out by itself: it comes with the button.
  const [start] = useState(at);
  const now = lesson.steps[at];
  const isPlaying = playback.isPlaying.value || isTelling.value;
  const wentOn = useRef(-Infinity);
  // What begins anew and what leaves come to lie where Next was: whoever presses twice must not lose their lesson.
  const unlessSlip = (act: () => void) => (event: Event) =>
    event.timeStamp - wentOn.current > SLIP_MS && act();
  useHeightAs('--coach', words);
  useEffect(() => {
    // Whoever listens hears the next thing; whoever uses keys goes on from here.
    if (!isPlaying && (wrong || !now?.task)) words.current?.querySelector('button')?.focus();
  }, [at, wrong, isPlaying]);
  useEffect(() => {
    if (!isPlaying && !wrong && now?.task) requestAnimationFrame(() => showOptions(words.current));
  }, [at, wrong, isPlaying]);
  if (!now) return null;
  return (
    <section class="coach panel" aria-label={text.coach} ref={words}>
      <p class="coach-step">
        <span>{text.stepOf(at + 1, lesson.steps.length)}</span>
        <progress value={at} max={lesson.steps.length} aria-hidden="true" />
      </p>
      <div id="coach-words" aria-live="polite" class={isPlaying ? 'coach-waits' : ''}>
        {wrong ? (
          <>
            <p class="coach-wrong">{text.wouldHave}</p>
            {wrong.words && (
              <p class="coach-words">
                <Emphasized line={wrong.words} />
              </p>
            )}
          </>
        ) : (
          now
            .say(book.text)
            .split('\n')
            .map((line) => (
              <p key={line} class="coach-words">
                <Emphasized line={line} />
              </p>
            ))
        )}
      </div>
      <p class="coach-ways">
        {wrong ? (
          <button key="again" class="button primary" onClick={goOn}>
            {text.tryAgain}
          </button>
        ) : now.task ? (
          'kind' in now.task && (
            <button key="show" class="button small quiet" disabled={isPlaying} onClick={showMe}>
              {text.showMe}
            </button>
          )
        ) : (
          <button
            key="next"
            class="button primary"
            disabled={isPlaying}
            aria-describedby={at === start ? 'coach-words' : undefined}
            onClick={(event) => {
              wentOn.current = event.timeStamp;
              goOn();
            }}
          >
            {text.next}
          </button>
        )}
      </p>
      <p class="coach-more">
        <button class="button small quiet" onClick={unlessSlip(startOver)}>
          {text.startOver}
        </button>
        <button class="button small quiet" onClick={unlessSlip(onSkip)}>
          {text.skip}
        </button>
      </p>
    </section>
  );
}

/**
 * On a phone what can be chosen may lie below the words of the lesson: the page moves until the first of it is in sight,
 * and never past the words. What is chosen on the board has nothing there yet, and stays where it is.
 */
function showOptions(words: Element | null): void {
  if (matchMedia('(min-width: 1080px)').matches) return;
  const option = document.querySelector('.dock .option, .dock .hand-card')?.getBoundingClientRect();
  const sends = document.querySelector('.dock .confirm')?.getBoundingClientRect();
  // Both stay where they are while the page moves.
  const above = [...document.querySelectorAll('.topbar, .seats')].map(
    (one) => one.getBoundingClientRect().bottom,
  );
  if (!option || !words) return;
  const beyond = option.bottom - Math.min(sends?.top ?? innerHeight, innerHeight);
  const room = words.getBoundingClientRect().top - Math.max(0, ...above);
  scrollBy({ top: Math.max(0, Math.min(beyond, room)), behavior: 'instant' });
}

/** Words between two stars each are what to do. */
function Emphasized({ line }: { line: string }) {
  return <>{line.split('**').map((part, i) => (i % 2 === 1 ? <strong key={i}>{part}</strong> : part))}</>;
}
