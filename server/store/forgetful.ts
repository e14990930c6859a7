import type { Community } from './community';
import type { Standings } from './standings';

/** For a server that was told to keep nothing: nobody has a rating, and nothing is remembered. */
export const forgetfulStandings: Standings = {
  ratings: () => Promise.resolve(new Map()),
  leaderboard: () => Promise.resolve([]),
  record: () => Promise.resolve({ played: 0, won: 0, rated: { played: 0, won: 0 }, roles: [], history: [] }),
  hasResult: () => Promise.resolve(false),
  history: () => Promise.resolve([]),
};

export const forgetfulCommunity: Community = {
  saveRecoveryCode: () => Promise.resolve(),
  hasRecoveryCode: () => Promise.resolve(false),
  personByRecoveryCode: () => Promise.resolve(undefined),
  block: () => Promise.resolve(),
  unblock: () => Promise.resolve(),
  blockedBy: () => Promise.resolve([]),
  blocks: () => Promise.resolve([]),
  report: () => Promise.resolve(),
  reports: () => Promise.resolve([]),
  dropReport: () => Promise.resolve(false),
  bans: () => Promise.resolve([]),
  ban: () => Promise.resolve(false),
};
