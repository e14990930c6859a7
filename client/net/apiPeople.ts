import type { GuestReply } from '../../shared/protocol/http';
import type {
  BlocksReply,
  LeaderboardReply,
  MatchesReply,
  Profile,
  RecoveryKept,
  RecoveryReply,
  ReportRequest,
} from '../../shared/protocol/people';
import { ask, identity, type Outcome } from './api';

/** The part of the API that is about people. */
export function profile(id: string, game: string): Promise<Outcome<Profile>> {
  return ask('GET', `/api/people/${encodeURIComponent(id)}?game=${game}`);
}

export function matchesBefore(
  id: string,
  { game, before }: { game: string; before: number },
): Promise<Outcome<MatchesReply>> {
  return ask('GET', `/api/people/${encodeURIComponent(id)}/matches?game=${game}&before=${before}`);
}

export function leaderboard(page: {
  game: string;
  offset: number;
  limit: number;
}): Promise<Outcome<LeaderboardReply>> {
  return ask('GET', `/api/leaderboard?game=${page.game}&limit=${page.limit}&offset=${page.offset}`);
}

export function newRecoveryCode(): Promise<Outcome<RecoveryReply>> {
  return ask('POST', '/api/recovery', {});
}

export function hasRecoveryCode(): Promise<Outcome<RecoveryKept>> {
  return ask('GET', '/api/recovery');
}

/** This browser becomes the person of the code. */
export async function recover(code: string): Promise<Outcome<GuestReply>> {
  const outcome = await ask<GuestReply>('POST', '/api/recover', { code });
  if (outcome.ok) identity.keep(outcome.value.token);
  return outcome;
}

/** Forgets this person everywhere, for good. */
export async function deleteMe(): Promise<Outcome<unknown>> {
  const outcome = await ask('DELETE', '/api/guest');
  if (outcome.ok) identity.forget();
  return outcome;
}

export function blocks(): Promise<Outcome<BlocksReply>> {
  return ask('GET', '/api/blocks');
}

export function block(id: string, on: boolean): Promise<Outcome<unknown>> {
  return ask(on ? 'PUT' : 'DELETE', `/api/blocks/${encodeURIComponent(id)}`);
}

export function report(request: ReportRequest): Promise<Outcome<unknown>> {
  return ask('POST', '/api/reports', request);
}
