import type { Translation } from '../translation';
import { wordsOf } from '../plural';

const { count, number } = wordsOf('en');

/** What is said while somebody waits for strangers. */
export const quickPlay = {
  title: 'Finding you a match',
  joining: 'Getting in line…',
  waited: (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  waitedLabel: 'Waited so far',
  alone: 'You are the first in line.',
  waiting: (n: number) => `${count(n, { one: 'player', other: 'players' })} in line, you included`,
  expected: (seconds: number) =>
    seconds <= 0 ? 'any moment now' : `usually ${number(Math.ceil(seconds / 5) * 5)} s more`,
  within: (points: number) => `Opponents of your strength: at most ${number(points)} rating points apart`,
  anybody: 'Any opponent',
  botsTitle: 'It is quiet at the moment.',
  bots: 'Start now with bots',
  practise: 'Play a bot instead',
  learn: 'Lessons while you wait',
  stay: 'Play bots now, or stay in line for people.',
  cancel: 'Cancel',
  found: 'Match found!',
  foundText: 'Waiting for the others to be ready…',
  ready: 'I am ready',
  readyText: (seconds: number) =>
    `Your match is ready: ${count(seconds, { one: 'second', other: 'seconds' })}`,
  going: 'Here we go',
  again: 'Somebody was not ready. You are first in line now.',
  lost: 'Connection lost. Getting you back in line…',
  elsewhere: 'You are waiting in another tab or on another device.',
  here: 'Wait here',
  close: 'Close',
  retry: 'Try again',
  notify: 'Tell me when a match is found',
  notification: 'A match is ready for you',
  notificationText: 'Come back within ten seconds.',
};
export type QuickPlayText = Translation<typeof quickPlay>;
