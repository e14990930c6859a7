import { wordsOf } from '../plural';

const { count, list } = wordsOf('en');

export const lobby = {
  title: 'Table',
  heading: (missing: number) =>
    missing > 0
      ? `Waiting for ${count(missing, { one: 'more player', other: 'more players' })}`
      : 'Here we go',
  share: 'Share this link, or the code',
  link: 'Link to this table',
  copy: 'Copy link',
  copied: 'Copied',
  code: 'Code',
  seats: 'At the table',
  free: 'Free seat',
  you: 'you',
  away: 'away',
  here: 'here',
  fairness: 'How the shuffle is kept fair',
  colour: 'Your colour, if you have a wish',
  colours: { coral: 'Coral', teal: 'Teal', violet: 'Violet', yellow: 'Yellow' },
  yourWish: 'your wish',
  yoursForNow: 'yours for now',
  startsBySelf: 'The match starts by itself when every seat is taken and everybody looks at the table.',
  startsOverDays: 'The match starts when the last seat is taken. Nobody has to be there.',
  check: {
    starts: 'Everybody is here. The match starts in',
    startsIn: (seconds: number) =>
      `The match starts in ${count(seconds, { one: 'second', other: 'seconds' })}`,
    waiting: (names: readonly string[]) =>
      names.length > 0
        ? `Every seat is taken. Waiting for ${list(names)} to look at the table.`
        : 'Every seat is taken.',
    moment: 'The others wait until you are ready.',
    wait: 'Wait for me',
    ready: 'I am ready',
  },
  invitation: {
    from: (name: string) => `${name} invites you`,
    fromNobody: 'You are invited',
    to: (game: string) => `to a match of ${game}`,
    seats: (taken: number, seats: number) =>
      `${taken} of ${count(seats, { one: 'seat', other: 'seats' })} taken`,
    facts: 'The table',
    /** Before a game's own line, for somebody who has never heard of it. */
    whatItIs: 'A board game, played here in the browser: no account, nothing to install.',
  },
  leave: 'Leave the table',
  giveUpSeat: 'Give up my seat',
  nameFirst: 'What shall we call you?',
  nameFirstText: (code: string) => `You are invited to table ${code}.`,
  sitDown: 'Take a seat',
  watch: 'Watch instead',
  readLog: 'See what happened in it',
  noTable: 'No such table',
  backHome: 'Back to the start page',
  connecting: 'Opening the table…',
  moving: 'Bringing you over…',
  moveFailed: 'This link does not work any more',
  moveFailedText:
    'A link that moves a seat to another device works once and for five minutes; this one was used already, or is older. For a new one, open the menu at the table on the device you played on, and choose “Go on with another device”.',
  moveOffline: 'The server could not be reached, so nothing was moved.',
  moveFailedGo: 'Go to the table without it',
  reload: 'Try again',
  watchNow: 'Watch',
  qr: 'QR code of the link',
  settings: 'This table',
  public: 'Everybody can find it',
  private: 'Only by link or code',
  noSpectators: 'No spectators',
  bot: (strength: string) => `bot · ${strength}`,
  addBot: 'Add a bot',
  addBotTo: (seat: number) => `Add a bot to seat ${seat + 1}`,
  removeBot: (name: string) => `Remove ${name}`,
  remove: 'Remove',
  fill: 'Fill with bots and start',
  strength: 'Strength of the bots',
  kick: 'Send away',
  kickName: (name: string) => `Send away ${name}`,
  kickSure: (name: string) => `Send ${name} away? They cannot come back to this table.`,
  keep: 'Keep',
  takeSeat: 'Take a seat',
  spectators: (n: number) => count(n, { one: 'person watches', other: 'people watch' }),
};
