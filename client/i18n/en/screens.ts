import type { Phrase } from '../../../shared/protocol/constants';
import type { AutopilotReason } from '../../../shared/protocol/table';
import type { Speed } from '../../model/settings';
import { wordsOf } from '../plural';
import { seatMark as s } from '../rich';

const { count, list, date } = wordsOf('en');

export const table = {
  you: 'You',
  profileOf: (name: string) => `Profile of ${name}`,
  bot: 'bot',
  unnamed: (seat: number) => `Seat ${seat + 1}`,
  seats: 'Players',
  log: 'Log',
  logEmpty: 'Nothing has happened yet.',
  chat: 'Chat',
  chatLabel: 'Say something to the table',
  chatShort: 'Say something',
  chatSend: 'Send',
  chatEmpty: 'Say hello!',
  chatOff: 'Chat is off at this table.',
  quickReplies: 'Quick replies',
  read: 'Log and chat',
  readNew: (unread: number) => count(unread, { one: 'new message', other: 'new messages' }),
  phrases: {
    hello: 'Hello!',
    goodLuck: 'Good luck!',
    wellPlayed: 'Well played!',
    ouch: 'Ouch!',
    thinking: 'Let me think…',
    thanks: 'Thanks!',
    sorry: 'Sorry!',
    hurry: 'Your turn!',
    goodGame: 'Good game!',
    again: 'Again?',
  } satisfies Record<Phrase, string>,
  silence: 'Whom to listen to',
  mute: 'Mute',
  unmute: 'Unmute',
  muteNote: 'Hides what they say, at this table.',
  block: 'Block',
  unblock: 'Unblock',
  blockNote: 'Hides what they say, at every table.',
  report: 'Report',
  reportNote: 'Tells the host of this server.',
  leads: 'leads',
  thinking: 'thinking',
  lockedIn: 'ready',
  autopilot: 'autopilot',
  away: 'away',
  scoreOf: (name: string) => `Points of ${name}`,
  total: 'Total',
  recentMore: (n: number) => `${n} earlier`,
  recentLess: 'Less',
  skip: 'Skip',
  next: 'Next',
  skipKey: 'Esc',
  explanation: 'What this is',
  help: 'How to win, and what the signs mean',
  yourMove: 'Your move',
  timeLeft: (seconds: number) => count(seconds, { one: 'second left', other: 'seconds left' }),
  onHoliday: (until: number) => `Off until ${date(until)}`,
  /** Where there are minutes, hours or days. */
  longLeft: (hours: number) =>
    hours < 1
      ? `${Math.max(1, Math.floor(hours * 60))}\u00a0min`
      : hours < 48
        ? `${Math.floor(hours)}\u00a0h`
        : count(Math.floor(hours / 24), { one: 'day', other: 'days' }),
  /** How long somebody else may take. */
  leisure: (time: string) => `${time} left.`,
  reconnecting: 'Connection lost. Trying to get you back in…',
  elsewhere: 'You opened this table in another tab or on another device.',
  here: 'Play here',
  stopping: 'The server is restarting. Your match goes on in a moment.',
  waitsFor: (seat: number) => `${s(seat)} has lost the line. This table waits for them.`,
  paused: 'Nobody is here, so the match waits.',
  pausedIdle: 'Nobody plays at the moment, so the match waits.',
  missed:
    'Your time ran out, so a choice was made for you. If it runs out once more, the autopilot plays for you.',
  yourTurn: 'Your turn',
  resumeSeat: 'Take your seat back',
  autopilotNote: 'The autopilot plays for you.',
  autopilotText:
    'It goes on until you take your seat back. If you are here at the end you have the place that your seat has made; if not, you have left and come last.',
  autopilotWhy: {
    away: 'Your line was down for more than a minute.',
    expired: 'Your time ran out twice in a row.',
    handed: 'You had not moved for a long time, and the others handed your seat over.',
    left: 'You chose it.',
  } satisfies Record<AutopilotReason, string>,
  autopilotWaits: 'Nobody else plays either, so the match waits.',
  idle: (name: string) => `${name} has not moved for a long time.`,
  handOver: (name: string) => `Let the autopilot play for ${name}`,
};

export const menu = {
  open: 'Menu',
  close: 'Close',
  sound: 'Sound',
  captions: 'Captions for sounds',
  on: 'On',
  off: 'Off',
  speed: 'Speed of play',
  speeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast', instant: 'Instant' } satisfies Record<
    Speed,
    string
  >,
  board: 'Board',
  boards: { place: 'As a place', plain: 'From above' },
  rules: 'Rules',
  backToTable: 'Back to the table',
  hints: 'Hints',
  notify: 'Tell me when it is my turn',
  leave: 'Leave the table',
  leaveNote: 'Your seat stays yours: the start page brings you back to it.',
  autopilot: 'Let the autopilot play for me',
  autopilotSure:
    'The autopilot plays until you take your seat back. If you are here at the end you have the place that your seat makes. If you are not, you have left: you come last, in your profile and the ranking, too.',
  /** Where nothing is at stake. */
  autopilotSureUnrated:
    'The autopilot plays until you take your seat back. If you are here at the end you have the place that your seat makes. If you are not, the match is over for you. It is not rated: nothing is lost.',
  autopilotYes: 'Let it play',
  autopilotNo: 'I play on',
  /** With nobody else to vote. */
  abandonAlone: 'End the match',
  abandon: 'Vote to end the match',
  abandonNote: 'It ends for everybody once all players have voted.',
  abandonNoteRated: 'The match is rated: it ends only when everybody has voted, also whoever is away.',
  abandoned: 'You voted to end the match.',
  move: 'Go on with another device',
  moveText: 'Scan this with the other device, or open the link there. It works once, for five minutes.',
  moveQr: 'QR code of the link',
  moveLink: 'Link for the other device',
};

export const results = {
  winner: (seats: readonly number[]) =>
    seats.length > 1 ? `${list(seats.map(s))} share the victory` : `${list(seats.map(s))} wins`,
  youWin: 'You win!',
  place: (place: number) => ['', '1st', '2nd', '3rd', '4th'][place] ?? `${place}th`,
  overRounds: 'Points over the rounds',
  rematch: 'Play again',
  rematchOffered: (names: readonly string[]) =>
    `${list(names)} ${names.length > 1 ? 'want' : 'wants'} to play again.`,
  rematchJoin: 'Play again, too',
  rematchWaitsFor: (names: readonly string[]) =>
    names.length > 0 ? `You want to play again. Waiting for ${list(names)}…` : 'Opening the new table…',
  rematchNot: 'Rather not',
  left: 'Was not there at the end, and so comes last.',
  youLeft: 'You were not there at the end, and so come last.',
  rematchGo: 'Go to the new table',
  watch: 'Watch again',
  share: 'Share',
  shared: 'Link copied',
  verify: 'Verify',
  home: 'Start page',
  abandoned: 'The match was ended before its time.',
};
