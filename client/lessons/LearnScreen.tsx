import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { AnyReplayKit } from '../../shared/games/kit';
import { GameChoice } from '../find/choices';
import { showGame } from '../games';
import type { GameCard } from '../games/card';
import { colon, t } from '../i18n';
import { game } from '../model/game';
import { route } from '../model/route';
import { Link } from '../parts/Link';
import { SiteBar } from '../parts/SiteBar';
import type { LessonBook } from './lesson';
import { LessonTable } from './LessonTable';
import { isLearnt, savedOf } from './progress';
import { useText } from './text';
import './LearnScreen.css';

interface School {
  readonly of: GameCard;
  readonly book: LessonBook;
  readonly kit: AnyReplayKit;
}

/** All lessons of a game, or the one that the address names. */
export function LearnScreen() {
  const school = useSignal<School | undefined>(undefined);
  const isMissing = useSignal(false);
  const wanted = game.value;
  useEffect(() => {
    isMissing.value = false;
    Promise.all([wanted.lessons(), wanted.kit(), showGame(wanted)]).then(
      ([book, kit]) => (school.value = { of: wanted, book, kit }),
      () => (isMissing.value = true),
    );
  }, [wanted]);
  const at = route.value;
  const open = school.value?.of === wanted ? school.value : undefined;
  const named = at.screen === 'learn' ? at.lesson : undefined;
  const text = useText();
  const lesson = open?.book.lessons.find(({ id }) => id === named);
  if (open && lesson)
    return <LessonTable key={lesson.id} game={wanted} kit={open.kit} book={open.book} lesson={lesson} />;
  return (
    <>
      <SiteBar />
      <main class="learn" aria-busy={!open && !isMissing.value}>
        {/* They stay while another game is fetched: whoever has just chosen it is still there. */}
        {(open || named === undefined) && (
          <>
            <h1>{text.title}</h1>
            <GameChoice name="learn-game" />
          </>
        )}
        {isMissing.value && (
          <p class="notice" role="alert">
            {t().refusals.offline}
          </p>
        )}
        {open && <LessonList game={wanted} book={open.book} isLost={named !== undefined} />}
      </main>
    </>
  );
}

function LessonList({ game: card, book, isLost }: { game: GameCard; book: LessonBook; isLost: boolean }) {
  const text = useText();
  const { lessons } = book;
  const done = lessons.filter(({ id }) => isLearnt(card.id, id)).length;
  const first = lessons.find(({ id }) => !isLearnt(card.id, id));
  return (
    <>
      <p class="learn-lead">{isLost ? text.missing : text.lead}</p>
      <p class="learn-progress">
        {text.progress(done, lessons.length)} · {text.minutes}
      </p>
      <ol class="learn-list" aria-label={text.listOf(card.text().name)}>
        {lessons.map((lesson, i) => {
          const isDone = isLearnt(card.id, lesson.id);
          const hasStarted = savedOf(card.id, lesson.id) !== undefined;
          return (
            <li key={lesson.id} class={`panel learn-lesson${isDone ? ' learn-done' : ''}`}>
              <span class="learn-number" aria-hidden="true">
                {isDone ? '✓' : i + 1}
              </span>
              <div>
                <h2>{lesson.title(book.text)}</h2>
                <p>{lesson.about(book.text)}</p>
                {(isDone || hasStarted) && <p class="learn-state">{isDone ? text.learnt : text.started}</p>}
              </div>
              <Link
                class={`button${lesson === first ? ' primary' : ''}`}
                to={{ screen: 'learn', game: card.id, lesson: lesson.id }}
                label={`${colon(isDone ? text.again : hasStarted ? text.goOn : text.begin)} ${lesson.title(book.text)}`}
              >
                {isDone ? text.again : hasStarted ? text.goOn : text.begin}
              </Link>
            </li>
          );
        })}
      </ol>
    </>
  );
}
