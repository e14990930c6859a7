import type { GameTypes, Input } from '../../shared/core';
import type { ArchivedSeat, MatchArchive, SeedOrigin } from '../../shared/fairness/archive';
import type { TableOrder } from '../../shared/protocol/settings';

/** A match that no server knows: it is played and kept on this device alone. */
export interface DeviceMatch {
  readonly id: string;
  readonly order: TableOrder;
  readonly game: string;
  readonly rulesVersion: string;
  readonly config: GameTypes['config'];
  readonly seed: string;
  readonly origin: SeedOrigin;
  readonly seats: readonly ArchivedSeat[];
  readonly inputs: readonly Input[];
  /** Milliseconds since 1970, of the last answer. */
  readonly playedAt: number;
  /** The rules of this page were not those that it began with, when it was opened last. */
  readonly isOutlived?: boolean;
  /** Once it is over: what a replay shows. */
  readonly archive?: MatchArchive;
}

const DATABASE = 'pocket-arena';
const MATCHES = 'matches';

function open(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(MATCHES, { keyPath: 'id' });
  return done(opening);
}

function done<Value>(request: IDBRequest<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('This device keeps nothing.'));
  });
}

/** Resolves when it is on the disk, as far as the browser says so. */
export async function keepMatch(match: DeviceMatch): Promise<void> {
  const database = await open();
  try {
    await new Promise<void>((resolve, reject) => {
      const writing = database.transaction(MATCHES, 'readwrite', { durability: 'strict' });
      writing.oncomplete = () => resolve();
      writing.onabort = () => reject(writing.error ?? new Error('This device keeps nothing.'));
      writing.objectStore(MATCHES).put(match);
    });
  } finally {
    database.close();
  }
}

async function withMatches<Value>(
  mode: IDBTransactionMode,
  act: (matches: IDBObjectStore) => IDBRequest<Value>,
): Promise<Value> {
  const database = await open();
  try {
    return await done(act(database.transaction(MATCHES, mode).objectStore(MATCHES)));
  } finally {
    database.close();
  }
}

export function findMatch(id: string): Promise<DeviceMatch | undefined> {
  return withMatches('readonly', (matches) => matches.get(id) as IDBRequest<DeviceMatch | undefined>);
}

/** The last played first. */
export async function allMatches(): Promise<readonly DeviceMatch[]> {
  const all = await withMatches('readonly', (matches) => matches.getAll() as IDBRequest<DeviceMatch[]>);
  return all.sort((a, b) => b.playedAt - a.playedAt);
}

export async function removeMatch(id: string): Promise<void> {
  await withMatches('readwrite', (matches) => matches.delete(id));
}
