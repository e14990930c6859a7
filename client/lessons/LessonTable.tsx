import { useEffect, useRef } from 'preact/hooks';
import type { AnyReplayKit } from '../../shared/games/kit';
import { useDoors } from '../find/doors';
import { firstMatch } from '../find/playNow';
import type { GameCard } from '../games/card';
import { ui } from '../games/current';
import { playback } from '../model/playback';
import { info, view } from '../model/table';
import { go } from '../model/route';
import { playerName } from '../model/settings';
import { Link } from '../parts/Link';
import { PromptDock } from '../prompts/PromptDock';
import { TableLayout } from '../screens/TableLayout';
import { closeLesson, mistake, openLesson, step } from './classroom';
import { Coach } from './Coach';
import type { AnyLesson, LessonBook } from './lesson';
import { keepDone } from './progress';
import { Spot } from './Spot';
import { useText } from './text';

export interface LessonTableProps {
  readonly game: GameCard;
  readonly kit: AnyReplayKit;
  readonly book: LessonBook;
  readonly lesson: AnyLesson;
}

/** The table of a lesson: the same as any other, with a coach in place of log and chat. */
export function LessonTable({ game, kit, book, lesson }: LessonTableProps) {
  const text = useText();
  useEffect(() => {
    // Sentences of the log tell of somebody by name.
    openLesson(game, kit, book, lesson, playerName.value || text.you);
    return closeLesson;
  }, [lesson]);
  const [table, seen] = [info.value, view.value];
  if (!table || !seen) return null;
  const { Aside, layout } = ui();
  const isTall = layout === 'tall';
  const shown = { table, view: seen, open: playback.shown.value ?? seen.open };
  const now = lesson.steps[step.value];
  const isPlaying = playback.isPlaying.value;
  const skip = () => {
    keepDone(game.id, lesson.id);
    go({ screen: 'learn', game: game.id });
  };
  return (
    <TableLayout
      shown={shown}
      class={` lesson${lesson.isLoose ? ' lesson-loose' : ''}`}
      bar={
        <Link class="button small" to={{ screen: 'learn', game: game.id }}>
          {text.leave}
        </Link>
      }
      belowBoard={!isTall && <Aside {...shown} />}
      side={
        <>
          {now ? (
            <Coach lesson={lesson} book={book} onSkip={skip} />
          ) : (
            !isPlaying && <Over game={game} book={book} lesson={lesson} />
          )}
          {(isPlaying || (now?.task && !mistake.value)) && <PromptDock shown={shown} />}
          {isTall && <Aside {...shown} />}
        </>
      }
    >
      {now?.spot && !isPlaying && !mistake.value && <Spot key={step.value} on={now.spot} />}
    </TableLayout>
  );
}

/** What comes after a lesson: the next one, or the real thing. */
function Over({ game, book, lesson }: Omit<LessonTableProps, 'kit'>) {
  const text = useText();
  const { isBusy, open } = useDoors();
  const next = book.lessons[book.lessons.indexOf(lesson) + 1];
  const heading = useRef<HTMLHeadingElement>(null);
  // Whoever went on by keys or by ear goes on from here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const play = (event: Event) => open(event, { game: game.id, ...firstMatch() });
  return (
    <section class="panel lesson-over">
      <h2 ref={heading} tabIndex={-1}>
        {text.done(lesson.title(book.text))}
      </h2>
      <p>{next ? text.doneText : text.nowPlayText}</p>
      <p class="lesson-ways">
        {next ? (
          <Link class="button primary" to={{ screen: 'learn', game: game.id, lesson: next.id }}>
            {text.nextLesson(next.title(book.text))}
          </Link>
        ) : (
          <button class="button primary" disabled={isBusy.value} onClick={play}>
            {text.nowPlay}
          </button>
        )}
        {next && (
          <button class="button" disabled={isBusy.value} onClick={play}>
            {text.nowPlay}
          </button>
        )}
        <Link class="button" to={{ screen: 'learn', game: game.id }}>
          {text.leave}
        </Link>
      </p>
    </section>
  );
}
