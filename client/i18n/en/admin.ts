import type { ReportReason } from '../../../shared/protocol/constants';
import { wordsOf } from '../plural';

const { time } = wordsOf('en');

const reasons: Readonly<Partial<Record<string, string>>> = {
  language: 'rude words',
  name: 'a rude name',
  cheating: 'cheating',
  spoiling: 'spoiling matches',
  other: 'something else',
} satisfies Record<ReportReason, string>;

/** What the host's page says. */
export const admin = {
  pageTitle: 'Pocket Arena: host',
  title: 'This server',
  token: 'Admin token',
  tokenHelp: 'The value of ADMIN_TOKEN. It is kept in this tab alone, until you close it.',
  enter: 'Enter',
  wrong: 'That is not the token.',
  tooOften: 'Too many wrong tokens. Wait a minute.',
  failed: 'That did not work. Is the server running?',
  refresh: 'Refresh',
  tablesIn: ({ playing, gathering, over }: { playing: number; gathering: number; over: number }) =>
    `${playing} playing, ${gathering} gathering, ${over} over`,
  waiting: (people: number) => `${people} waiting for strangers`,
  peopleIn: ({ seated, watching }: { seated: number; watching: number }) =>
    `${seated} at their seats, ${watching} watching`,
  tables: 'Tables',
  people: 'People',
  process: 'Process',
  node: (name: string) => `node ${name}`,
  memory: (megabytes: number) => `${megabytes} MB of memory`,
  since: (at: number) => `since ${time(at)}`,
  game: (name: string) => `Tables of ${name}`,
  rules: (game: string, version: string) => `rules ${version} of ${game}`,
  refusedEngine: (file: string) =>
    `The engine ${file} in the database is not to be trusted, and is not run. Matches that began under it wait.`,
  open: 'New tables are opened.',
  draining: 'No new tables are opened; matches go on to their end.',
  drain: 'Open no new tables',
  undrain: 'Open tables again',
  reports: 'Reports',
  noReports: 'Nobody has reported anybody.',
  reported: (by: string, whom: string) => `${by} about ${whom}`,
  reportedWhen: (reason: string, at: number) => `${reasons[reason] ?? reason}, ${time(at)}`,
  match: (id: string) => `Match ${id}`,
  done: 'Dealt with',
  banDay: 'Ban for a day',
  banForEver: 'Ban for ever',
  remove: 'Remove for good',
  removeSure: (name: string) => `Remove ${name} for good? The name, the rating and the record go.`,
  bans: 'Bans',
  noBans: 'Nobody is banned.',
  until: (at: number) => `until ${time(at)}`,
  forEver: 'for ever',
  lift: 'Lift the ban',
};
