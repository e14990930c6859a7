import { signal } from '@preact/signals';
import type {
  EngineListed,
  GuestReply,
  MatchLog,
  MoveReply,
  MyTablesReply,
  TableInvitation,
  TableReply,
  TableSummary,
} from '../../shared/protocol/http';
import type { LiveReply, TableFilter, TablesReply } from '../../shared/protocol/lobby';
import type { MeReply } from '../../shared/protocol/people';
import type { QueueOutlook, Wish } from '../../shared/protocol/queue';
import { isRefusalReason, type RefusalReason } from '../../shared/protocol/refusals';
import type { TableOrder } from '../../shared/protocol/settings';
import { stored } from '../model/storage';

/** What went wrong: a code of the server, or no answer at all. */
export type Trouble = RefusalReason | 'offline';
export type Outcome<Value> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly code: Trouble };

/** Nobody answers at the moment. */
export const isUnreachable = signal(false);

const TOKEN_KEY = 'token';
/** A node that has stopped in the middle never answers. */
const ANSWER_MS = 10_000;

export const identity = {
  token: (): string | undefined => stored.text(TOKEN_KEY),
  keep: (token: string): void => stored.setText(TOKEN_KEY, token),
  forget: (): void => stored.remove(TOKEN_KEY),
};

/** Makes a guest, or renames the one this browser already is. */
export async function enter(name: string): Promise<Outcome<GuestReply>> {
  const outcome = await ask<GuestReply>('POST', '/api/guest', { name });
  if (outcome.ok) identity.keep(outcome.value.token);
  if (outcome.ok || outcome.code !== 'bad-token') return outcome;
  identity.forget();
  return enter(name);
}

/** Makes sure that this browser is somebody. A name that is not allowed is not worth a question yet. */
export async function beSomebody(name: string, otherwise: () => string): Promise<Outcome<unknown>> {
  if (identity.token()) return { ok: true, value: undefined };
  const entered = await enter(name);
  if (entered.ok || (entered.code !== 'bad-name' && entered.code !== 'name-not-allowed')) return entered;
  return enter(otherwise());
}

/** Tables that this page was told of by code and match: nobody has to be asked where they are. */
const told = new Map<string, TableReply>();

export function noteTable(table: TableReply): void {
  told.set(table.code, table);
}

export async function createTable(order: TableOrder): Promise<Outcome<TableReply>> {
  const made = await ask<TableReply>('POST', '/api/tables', order);
  if (made.ok) noteTable(made.value);
  return made;
}

export async function findTable(code: string): Promise<Outcome<TableReply>> {
  const known = told.get(code);
  if (known) return { ok: true, value: known };
  const found = await ask<TableSummary>('GET', `/api/tables/${encodeURIComponent(code)}`);
  return found.ok ? { ok: true, value: { ...found.value, game: found.value.settings.game } } : found;
}

/** The same, with who invites to it. */
export async function lookAtTable(code: string): Promise<Outcome<TableInvitation>> {
  const found = await ask<TableInvitation>('GET', `/api/tables/${encodeURIComponent(code)}`);
  if (found.ok) noteTable({ ...found.value, game: found.value.settings.game });
  return found;
}

export function myTables(): Promise<Outcome<MyTablesReply>> {
  return ask('GET', '/api/me/tables');
}

/** Public tables that still wait for somebody. */
export function openTables(filter: TableFilter): Promise<Outcome<TablesReply>> {
  const words = Object.entries({ show: 'open', ...filter }).map(([name, value]) => `${name}=${value}`);
  return ask('GET', `/api/tables?${words.join('&')}`);
}

/** What is played in public this moment. */
export function liveTables(): Promise<Outcome<LiveReply>> {
  return ask('GET', '/api/live');
}

/** The own profile. A token lasts for long but not for ever: the fresh one that comes along takes its place. */
export async function whoAmI(game: string): Promise<Outcome<MeReply>> {
  const shown = identity.token();
  const outcome = await ask<MeReply>('GET', `/api/me?game=${game}`);
  // Somebody else may have become the person of this browser in the meantime.
  if (identity.token() !== shown) return outcome;
  if (outcome.ok) identity.keep(outcome.value.token);
  else if (outcome.code === 'bad-token') identity.forget();
  return outcome;
}

/** How quick play looks for somebody with this wish. */
export function queueOutlook({ game, seats, clock, rated }: Wish): Promise<Outcome<QueueOutlook>> {
  return ask('GET', `/api/queue?game=${game}&seats=${seats}&clock=${clock}&rated=${rated}`);
}

/** A match that is over, whole. */
export function fetchMatch(matchId: string): Promise<Outcome<unknown>> {
  return ask('GET', `/api/matches/${encodeURIComponent(matchId)}`);
}

/** The same where its rules cannot be run here: what everybody answered. */
export function fetchMatchLog(matchId: string): Promise<Outcome<MatchLog>> {
  return ask('GET', `/api/matches/${encodeURIComponent(matchId)}/log`);
}

/** What matches are played by on this server. */
export function fetchEngines(): Promise<Outcome<readonly EngineListed[]>> {
  return ask('GET', '/engines');
}

/** This device takes over the person whose other device gave the code. */
export async function moveHere(code: string): Promise<Outcome<MoveReply>> {
  const outcome = await ask<MoveReply>('POST', '/api/move', { code });
  if (outcome.ok) identity.keep(outcome.value.token);
  return outcome;
}

/** One request, with the token of whoever this browser is. */
export async function ask<Value>(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: unknown,
): Promise<Outcome<Value>> {
  const token = identity.token();
  const headers: Record<string, string> = {};
  if (token) headers.authorization = `Bearer ${token}`;
  if (body !== undefined) headers['content-type'] = 'application/json';
  try {
    const response = await fetch(path, {
      method,
      headers,
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    isUnreachable.value = false;
    const reply = (await response.json().catch(() => undefined)) as unknown;
    if (response.ok) return { ok: true, value: reply as Value };
    return { ok: false, code: codeIn(reply) };
  } catch {
    isUnreachable.value = true;
    return { ok: false, code: 'offline' };
  }
}

function codeIn(reply: unknown): RefusalReason {
  const code = typeof reply === 'object' && reply !== null && 'code' in reply ? reply.code : undefined;
  return isRefusalReason(code) ? code : 'internal';
}
