import { wordsOf } from '../plural';

const { count } = wordsOf('en');

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
  startsBySelf: 'The match starts by itself when every seat is taken.',
  leave: 'Leave the table',
  nameFirst: 'What shall we call you?',
  nameFirstText: (code: string) => `You are invited to table ${code}.`,
  sitDown: 'Take a seat',
  watch: 'Watch instead',
  backHome: 'Back to the start page',
  connecting: 'Opening the table…',
  moving: 'Bringing you over…',
  reload: 'Try again',
  spectators: (n: number) => count(n, { one: 'person watches', other: 'people watch' }),
};
