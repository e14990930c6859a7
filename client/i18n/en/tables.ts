import type { Translation } from '../translation';
import { wordsOf } from '../plural';

const { count } = wordsOf('en');

/** The list of tables, and the form that opens one. */
export const tables = {
  title: 'Tables',
  lead: 'Sit down with others, watch a match, or open a table of your own.',
  list: 'Tables of this server',
  open: 'Free seats',
  running: 'Being played',
  noneOpen: 'No table has a free seat right now. Open one, or let quick play find you a match.',
  noneRunning: 'Nobody plays in public at the moment.',
  noneFits: 'No table fits these filters.',
  filters: 'Filters',
  show: 'Show',
  shows: { open: 'Free seats', running: 'To watch' },
  all: 'All',
  bots: 'Bots',
  withBots: 'With bots',
  withoutBots: 'People only',
  clear: 'Show all tables',
  watching: (n: number) => `${count(n, { one: 'person watches', other: 'people watch' })}`,
  hasBots: 'Bots',
  join: 'Sit down',
  joinLabel: (names: string) => `Sit down with ${names}`,
  watch: 'Watch',
  watchLabel: (names: string) => `Watch ${names}`,
  back: 'Your seat',
  nobody: 'nobody yet',
  live: 'Live',
  joining: 'Looking around…',
  lost: 'Connection lost. The list comes back by itself.',
  create: {
    title: 'New table',
    who: 'Who finds it',
    public: 'Everybody',
    private: 'By link only',
    spectators: 'Spectators',
    spectatorsYes: 'Welcome',
    spectatorsNo: 'None',
    bots: 'Bots',
    botCount: (n: number) => count(n, { one: 'bot', other: 'bots' }),
    ratedNeeds: 'A rated match needs two people.',
    button: 'Open the table',
  },
};
export type TablesText = Translation<typeof tables>;
