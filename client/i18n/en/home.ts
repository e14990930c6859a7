import type { BotId } from '../../../shared/core';
import type { ClockName, DaysClock } from '../../../shared/protocol/constants';
import type { TablePhase } from '../../../shared/protocol/table';
import { wordsOf } from '../plural';

const { count, list, number } = wordsOf('en');

export const home = {
  title: 'Pocket Arena',
  name: 'Your name',
  namePlaceholder: 'What shall we call you?',
  nothingHere:
    'There is nothing at this address: it may be mistyped or cut short. From here you find everything.',
  /** A name for somebody who does not want to think of one: one of each. */
  callSigns: [
    ['Rusty', 'Lucky', 'Turbo', 'Silent', 'Mighty', 'Nimble', 'Stormy', 'Brave', 'Swift', 'Cosmic'],
    ['Bolt', 'Falcon', 'Comet', 'Otter', 'Spark', 'Badger', 'Rocket', 'Lynx', 'Gadget', 'Piston'],
  ],
  games: {
    title: 'Games',
    chosen: 'Chosen',
    players: (least: number, most: number) => `${least} to ${most} players`,
    rulesLabel: (game: string) => `Rules: ${game}`,
    about: (game: string) => `${game} in three steps`,
  },
  play: {
    now: 'Play now',
    change: 'Change what is looked for',
    /** What a newcomer comes to. */
    first: { lesson: 'a first lesson, at the table', match: 'a first match against a bot' },
    anyone: 'anyone',
    pace: (name: string) => `${name.toLowerCase()} pace`,
    casual: 'casual',
    ways: { bots: 'Against bots', friends: 'With friends', code: 'I have a code' },
  },
  /** Public tables at the foot of the page. */
  live: {
    title: 'Live tables',
    count: (n: number) => `${count(n, { one: 'table', other: 'tables' })} live`,
    none: 'No public table is open just now.',
    all: 'All tables',
    leads: (name: string, by: number) => `${name} leads by ${number(by)}`,
    playing: (names: readonly string[]) => list(names),
    free: (seats: number) => `${count(seats, { one: 'seat', other: 'seats' })} free`,
    round: (round: number) => `Round ${number(round)}`,
    watch: 'Watch',
    join: 'Join',
    back: 'Back to it',
  },
  quick: {
    title: 'Quick play',
    seats: 'Players',
    any: 'Any',
    anySeats: 'Any number of players',
    seatCount: (n: number) => count(n, { one: 'player', other: 'players' }),
    rating: 'Rating',
    rated: 'Rated',
    casual: 'Casual',
    button: 'Find a match',
    nobody: 'Be the first in line.',
    waiting: (n: number) => `${count(n, { one: 'player', other: 'players' })} waiting`,
    expected: (seconds: number) => `usually ${spanOf(seconds)}`,
  },
  bots: {
    title: 'Practice',
    hint: 'A whole match against bots that play like people, without a clock. The best way to learn.',
    opponents: 'Opponents',
    opponentCount: (n: number) => count(n, { one: 'opponent', other: 'opponents' }),
    strength: 'Strength',
    strengths: { rookie: 'Rookie', veteran: 'Veteran', ace: 'Ace' } satisfies Record<BotId, string>,
    play: 'Play',
    onDevice: 'On this device, also without a network',
  },
  create: 'With friends',
  createHint: 'Open a table and share its link. Nobody else finds it.',
  game: 'Game',
  seats: 'Seats',
  seatCount: (n: number) => count(n, { one: 'seat', other: 'seats' }),
  pace: 'Pace',
  paces: {
    relaxed: 'Relaxed',
    standard: 'Standard',
    blitz: 'Blitz',
    '12h': '12 hours a move',
    '1d': '1 day a move',
    '2d': '2 days a move',
    '3d': '3 days a move',
    '7d': '7 days a move',
  } satisfies Record<ClockName, string>,
  /** The others say what a long question of a game is: they are the game's. */
  waitsHint: 'No clock, and nobody is played for: the match waits for whoever is away.',
  away: 'When somebody is away',
  waits: 'We wait',
  waitsNot: 'Autopilot plays',
  /** Of a table that does. */
  waitsFact: 'Waits for the absent',
  overDays: 'Over days',
  daysLegend: 'For each decision',
  daysShort: {
    '12h': '12 h',
    '1d': '1 day',
    '2d': '2 days',
    '3d': '3 days',
    '7d': '7 days',
  } satisfies Record<DaysClock, string>,
  daysHint:
    'Nobody has to be there: look in when it is your turn. When the time is over your draft is played, or a safe move.',
  relaxedHint: 'No clock. If your line is down for a minute, the autopilot plays for you until you are back.',
  createButton: 'Open the table',
  join: 'Join a table',
  code: 'Table code or link',
  codePlaceholder: 'ABCDEF',
  joinButton: 'Join',
  codeMissing: 'A table code is six letters, like ABCDEF.',
  resume: {
    title: (tables: number) => (tables === 1 ? 'Your match is waiting' : 'Your matches are waiting'),
    place: (code: string, phase: TablePhase) =>
      phase === 'gathering' ? `Table ${code} still waits for people.` : `You have a seat at table ${code}.`,
    yourTurn: 'Your turn',
    /** What is asked, where the game has no words of its own for it. */
    decision: 'A decision',
    asked: (what: string) => `${what}.`,
    askedFor: (what: string, time: string) => `${what}: ${time} left.`,
    /** Over days, while nobody waits for this person. */
    tables: (tables: number) => (tables === 1 ? 'Your table' : 'Your tables'),
    othersThink: 'The others are thinking.',
    thinks: (names: readonly string[], time: string) =>
      `${list(names)} ${names.length === 1 ? 'is' : 'are'} thinking: ${time} left.`,
    /** They have taken days off. */
    off: (names: readonly string[], time: string) =>
      `${list(names)} took days off: ${time} left, at the most.`,
    over: 'The match is over.',
    seeEnd: 'See how it ended',
    company: (names: readonly string[]) => `With ${list(names)}`,
    button: 'Continue',
    label: (code: string) => `Continue at table ${code}`,
  },
};

/** The ways through the site. */
export const site = {
  /** "Health:" before what is said of it. */
  colon: (what: string) => `${what}:`,
  label: 'Pocket Arena',
  home: 'Play',
  tables: 'Tables',
  leaderboard: 'Ranking',
  me: 'You',
  learn: 'Learn',
  rules: 'How to play',
  /** A question mark while few matches are behind a rating. */
  points: (points: number, isProvisional: boolean) => number(points) + (isProvisional ? '?' : ''),
  pointsNote: (isProvisional: boolean) =>
    isProvisional ? 'Your rating; the question mark goes away after about ten rated matches' : 'Your rating',
  settings: 'Menu and settings',
  close: 'Close',
  spoken: 'Screen reader mode',
  theme: {
    legend: 'Colours',
    names: { system: 'System', light: 'Light', dark: 'Dark' },
  },
};

function spanOf(seconds: number): string {
  return seconds < 90 ? `${number(seconds)} s` : `${number(Math.round(seconds / 60))} min`;
}
