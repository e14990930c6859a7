import { ServerError } from '@colyseus/core';
import { isRefusalReason, joinOptions, PROTOCOL_VERSION, type RefusalReason } from '../../shared/protocol';
import { alone } from '../store/standing';
import type { Allowances } from '../base/limits';
import type { Person } from '../people/identity';
import type { Services } from '../services';
import type { TableRecord } from '../tables/directory';

/** Who stands at the door, checked before any room is looked for or made. */
export interface Admission {
  readonly person: Person;
  readonly watch: boolean;
}

export const DOOR_STATUS: Partial<Record<RefusalReason, number>> = {
  malformed: 400,
  'bad-token': 401,
  banned: 403,
  kicked: 403,
  'table-full': 403,
  'spectators-off': 403,
  'unknown-table': 404,
  'unknown-intent': 404,
  'rules-changed': 410,
  'journal-damaged': 410,
  'unknown-game': 409,
  'engine-missing': 409,
  outdated: 426,
  'rate-limited': 429,
  'too-many-tables': 429,
  stopping: 503,
  draining: 503,
  'storage-failed': 503,
  busy: 503,
};

/** A refusal at the door travels as an error whose message is the code. */
export function doorRefusal(code: RefusalReason): ServerError {
  return new ServerError(DOOR_STATUS[code] ?? 400, code);
}

/** It will be of no use to come again before. */
export class Busy extends ServerError {
  constructor(readonly comeBackInMs: number) {
    super(DOOR_STATUS.busy, 'busy' satisfies RefusalReason);
  }
}

/** Whom the door turns away is counted. */
export async function counted<T>({ telemetry }: Services, admit: () => Promise<T>): Promise<T> {
  try {
    return await admit();
  } catch (error) {
    if (error instanceof ServerError && isRefusalReason(error.message)) telemetry.refused(error.message);
    throw error;
  }
}

/** A room is only ever made for a table that is listed: a client cannot conjure one up. */
export async function admission(services: Services, options: unknown, joins: Allowances): Promise<Admission> {
  const parsed = joinOptions.safeParse(options);
  if (!parsed.success) {
    const version = (options as { version?: unknown } | undefined)?.version;
    throw doorRefusal(version !== undefined && version !== PROTOCOL_VERSION ? 'outdated' : 'malformed');
  }
  const { matchId, token, version, watch = false } = parsed.data;
  if (version !== PROTOCOL_VERSION) throw doorRefusal('outdated');
  const bearer = services.identity.read(token);
  // Every join holds a place in a room for a while, whether or not a socket follows.
  if (bearer && !joins.of(bearer.id).take()) throw doorRefusal('rate-limited');
  const person = bearer ? await whileHeld(services, services.people.know(bearer)) : 'bad-token';
  if (typeof person === 'string') throw doorRefusal(person);
  if (services.closing.isStopping) throw doorRefusal('stopping');
  const record = await found(services, matchId);
  if (typeof record === 'string') throw doorRefusal(record);
  const code = roomFor(record, person, watch) && (await secondLook(services, record, { person, watch }));
  if (code) throw doorRefusal(code);
  const sitsDown = !watch && !record.holders.includes(person.id);
  if (sitsDown && services.directory.sitsAtEnough(person.id, record.settings.clock))
    throw doorRefusal('too-many-tables');
  return { person, watch };
}

/** Between the door and the socket there is time to be banned or deleted. */
export function refuseWhoIsAway({ people }: Pick<Services, 'people'>, { id }: Person): void {
  const code = people.turnedAway(id);
  if (code) throw doorRefusal(code);
}

/** A node that has lost touch, with the store or the other nodes, keeps nobody waiting: another one can help. */
export async function whileHeld<Value>({ standing }: Services, asked: Promise<Value>): Promise<Value> {
  if (!standing.isHeld() || !standing.isInTouch()) throw doorRefusal('busy');
  let unlisten = (): void => undefined;
  const lapsed = new Promise<never>((_, reject) => {
    unlisten = standing.onLapse(() => reject(doorRefusal('busy')));
  });
  asked.catch(() => undefined);
  return Promise.race([asked, lapsed]).finally(unlisten);
}

async function found({ tables, log }: Services, matchId: string): Promise<TableRecord | RefusalReason> {
  try {
    return await tables.find(matchId);
  } catch (error) {
    log.error({ err: error, matchId }, 'a table could not be looked up');
    return 'storage-failed';
  }
}

/**
 * Of a table that is not open here one may not have heard the latest, not even that it is open elsewhere: with other
 * nodes nobody is sent away without a look into the store.
 */
async function secondLook(
  { tables, standing }: Services,
  record: TableRecord,
  { person, watch }: Admission,
): Promise<RefusalReason | undefined> {
  const isLatest = standing === alone || record.isOpen;
  const now = isLatest ? record : await tables.look(record.matchId);
  return typeof now === 'string' ? now : roomFor(now, person, watch);
}

/** The table decides for good when the socket is there; most are told here, before one is opened. */
function roomFor(
  { holders, phase, settings }: TableRecord,
  person: Person,
  watch: boolean,
): RefusalReason | undefined {
  if (holders.includes(person.id)) return undefined;
  if (watch) return settings.spectators ? undefined : 'spectators-off';
  return phase === 'gathering' && holders.includes(null) ? undefined : 'table-full';
}
