import { wordsOf } from '../plural';
import { toYou } from './toYou';

const { count, list } = wordsOf('en');

/** The table for those who play by what they hear; fetched when it is switched on. */
export const spoken = {
  log: 'What happens',
  review: 'Hear again',
  reviews: {
    events: 'Last event',
    own: 'My seat',
    others: 'Opponents',
    place: 'This place',
    board: 'To the board',
    prompt: 'To the question',
    keys: 'Keys',
  },
  toYou,
  start: (name: string) =>
    `You are ${name}. Keys: P to the question, B to the board, S how you stand, E the last event again, H all keys.`,
  startAgain: (name: string) => `You are ${name}. H: all keys.`,
  ahead: 'With what is still to be told:',
  atOnce: 'A digit chooses at once; Tab tells more of each.',
  arrows: 'Arrow keys: its direction.',
  chosen: (what: string, enter?: string) => `Chosen: ${what}.${enter ? ` Enter: ${enter}.` : ''}`,
  notChosen: (what: string) => `Not chosen any more: ${what}.`,
  score: (seats: readonly { readonly name: string; readonly points: string }[]) =>
    `Score: ${list(seats.map(({ name, points }) => `${name} ${points}`))}.`,
  offered: (label: string) => `Enter: ${label}.`,
  offeredBy: (key: string, label: string) => `${key}: ${label}.`,
  standing: 'How they stand',
  soFar: 'So far',
  nothingYet: 'Nothing has happened yet.',
  noEarlier: 'The log has what was before.',
  nobodyElse: 'Nobody else plays here.',
  noPlace: 'There is no such place yet.',
  watching: 'You are watching this match.',
  meanwhile: (n: number) =>
    `While you were away: ${count(n, { one: 'line', other: 'lines' })}. E says them, the newest first.`,
  keysTitle: 'Keys at the table',
  keysNote:
    'Where your screen reader keeps letters and digits for itself, the same is behind the buttons: Tab leads to all of them.',
  keys: [
    { key: 'Tab', does: 'From one part of the table to the next.' },
    { key: 'Arrow keys', does: 'On the board from place to place; at a question a direction.' },
    { key: 'Home, End', does: 'On the board the first and the last place of a row; with Ctrl of the board.' },
    { key: 'Enter', does: 'Takes what is offered; sends what is chosen.' },
    { key: '1 to 9', does: 'Choose what a question offers, by its number.' },
    { key: '0', does: 'Declines, where that is offered.' },
    { key: 'Backspace', does: 'Takes a choice back that others still wait for; in a program a card.' },
    { key: 'Escape', does: 'Says all that still waits to be said, and closes what lies over the table.' },
  ],
  does: {
    events: 'The last event again; once more the one before it.',
    own: 'How you stand.',
    others: 'How an opponent stands; once more the next one.',
    place: 'All there is to know of the place that you are at: on the board, or where you stand.',
    board: 'To the board.',
    prompt: 'To the question, without waiting for what is still to be said; once more what it offers.',
    keys: 'This list. So does the question mark.',
  },
};
