import type { Translation } from '../translation';
import type { BotId } from '../../../shared/core';
import type { ReportReason } from '../../../shared/protocol/constants';
import { wordsOf } from '../plural';

const { count, date, number, percent } = wordsOf('en');

/** Who plays here, how well, and who one is oneself. */
export const people = {
  number,
  day: date,
  share: percent,
  loading: 'One moment…',
  retry: 'Try again',
  more: 'Show more',
  leaderboard: {
    title: 'Ranking',
    lead: 'One is listed after about ten rated matches. Another one against the same person counts for less. Bots are there to compare with.',
    empty:
      'Nobody is ranked yet: it takes ten rated matches against different people. Yours could be the first name here.',
    quick: 'Play a rated match',
    rank: 'Rank',
    name: 'Name',
    points: 'Points',
    matches: 'Rated matches',
    you: 'you',
    bots: { rookie: 'Rookie bot', veteran: 'Veteran bot', ace: 'Ace bot' } satisfies Record<BotId, string>,
  },
  profile: {
    you: 'This is you',
    points: 'Rating',
    provisionalText: (left: number) =>
      `The question mark: your strength is not known yet. It goes away after at least ${count(left, { one: 'more rated match', other: 'more rated matches' })} against other people.`,
    played: 'Matches',
    won: 'Won',
    winRate: 'Win rate',
    noRate: '–',
    rated: 'Rated matches',
    roleRecord: (played: number, won: number) =>
      `${count(played, { one: 'match', other: 'matches' })}, ${number(won)} won`,
    history: 'Matches',
    watch: 'Watch again',
    none: 'No match has been played to its end yet.',
    place: (place: number) => ['', '1st', '2nd', '3rd', '4th'][place] ?? `${place}th`,
    casual: 'casual',
    left: 'left early',
    vp: (points: number) => `${number(points)} VP`,
    someone: 'Someone',
    stranger: 'You have not played here yet. Choose a name and have a go!',
    play: 'Play',
  },
  rename: {
    title: 'Your name',
    label: 'Name',
    button: 'Change it',
    done: 'Done. Others see it from the next table on.',
  },
  recovery: {
    title: 'On another device',
    text: 'Your rating and your matches hang on this browser. A recovery code brings them to another one.',
    forDays:
      'This match may take days, and some browsers forget a site that was not visited for a week. With a recovery code your seat is yours on any device.',
    kept: 'To the table',
    show: 'Show a recovery code',
    code: 'Your recovery code',
    once: 'Write it down: it is shown only once. It works until you ask for a new one.',
    copy: 'Copy',
    copied: 'Copied',
    enter: 'I have a code',
    enterLabel: 'Recovery code',
    enterButton: 'Use this code',
    enterNote: 'Your name and matches in this browser are then replaced by those of the code.',
    unknown: 'This code is not known, or a newer one has taken its place. Please check the letters.',
    done: (name: string) => `Welcome back, ${name}!`,
  },
  blocks: {
    title: 'Blocked people',
    text: 'You do not read them at any table, and quick play does not bring you together.',
    none: 'You have blocked nobody.',
    block: 'Block',
    unblock: 'Unblock',
    unblockName: (name: string) => `Unblock ${name}`,
    blocked: 'You have blocked this person.',
  },
  report: {
    open: 'Report',
    title: (name: string) => `Report ${name}`,
    reason: 'What is wrong?',
    reasons: {
      language: 'Rude words',
      name: 'The name',
      cheating: 'Cheating',
      spoiling: 'Spoils the game on purpose',
      other: 'Something else',
    } satisfies Record<ReportReason, string>,
    words: 'Anything the host should know? (optional)',
    send: 'Send to the host',
    cancel: 'Cancel',
    close: 'Close',
    done: 'Thank you. The host of this server will look at it.',
  },
  leave: {
    title: 'Delete your identity',
    text: 'Your name and your rating are gone for good. Matches stay, under “Someone”, for the sake of the others.',
    button: 'Delete my identity',
    question: 'Delete it for good? Nobody can bring it back.',
    yes: 'Delete for good',
    no: 'Keep it',
  },
};
export type PeopleText = Translation<typeof people>;
