import type { Translation } from '../translation';

/** Around every lesson: the list, the coach, the way on. */
export const lessons = {
  title: 'Learn by playing',
  lead: 'Short lessons, at the table of the game. Nobody watches, and nothing can go wrong: what you choose wrongly is shown and taken back.',
  listOf: (game: string) => `Lessons of ${game}`,
  minutes: '2 to 3 minutes each',
  begin: 'Begin',
  goOn: 'Go on',
  again: 'Again',
  learnt: 'Done',
  started: 'Begun',
  progress: (done: number, all: number) => `${done} of ${all} done`,
  coach: 'Lesson',
  stepOf: (step: number, all: number) => `Step ${step} of ${all}`,
  next: 'Next',
  showMe: 'Play it for me',
  wouldHave: 'That is what would have happened.',
  tryAgain: 'Try again',
  startOver: 'Start over',
  leave: 'All lessons',
  done: (title: string) => `Done: ${title}`,
  doneText: 'You can repeat it at any time.',
  nextLesson: (title: string) => `Next: ${title}`,
  nowPlay: 'Now play',
  nowPlayText: 'A whole match against one bot, without a clock. Hints come along.',
  skip: 'Skip this lesson',
  you: 'You',
  missing: 'There is no such lesson. These are the ones there are:',
};

export type LessonsText = Translation<typeof lessons>;
