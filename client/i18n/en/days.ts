import { wordsOf } from '../plural';

const { count, date } = wordsOf('en');

/** What is said at tables over days alone. */
export const days = {
  recap: {
    title: 'While you were away',
    forYou: (answers: number) =>
      `${count(answers, { one: 'thing was', other: 'things were' })} answered for you, as you had said.`,
    autopilot: 'Your time ran out twice in a row, so the autopilot played for you until now.',
    show: 'Show it on the table',
    close: 'Go on',
  },
  holiday: {
    label: (days: number) =>
      `Days off: your clock stands (${count(days, { one: 'day', other: 'days' })} left)`,
    days: (days: number) => count(days, { one: 'day', other: 'days' }),
    take: 'Take them now',
    now: (until: number) => `Your clock stands until ${date(until)}.`,
    end: 'I am back',
    none: 'You have taken all your days off in this match.',
  },
  next: 'Next table: your turn there',
  mayGo: 'You may leave the page: your seat stays yours.',
};
