import { DamagedJournal } from './errors';
import type { Row } from './sql';
import type { Ending, Latest, MatchHead, MatchStatus, Outline, Person, StoredMatch } from './store';

export function only(rows: readonly Row[]): Row {
  const [row] = rows;
  if (!row) throw new Error('The store knows no such thing.');
  return row;
}

export function personFrom(row: Row): Person {
  return {
    id: String(row.id),
    name: String(row.name),
    createdAt: Number(row.created_at),
    ...(row.deleted_at === null ? {} : { deletedAt: Number(row.deleted_at) }),
    ...(row.banned_until === null ? {} : { bannedUntil: Number(row.banned_until) }),
  };
}

export function matchFrom(row: Row): StoredMatch {
  const head = headFrom(row);
  const status = row.status as MatchStatus;
  return row.ended_at === null ? { head, status } : { head, status, ending: endingFrom(row) };
}

export function headFrom({ id, head }: Row): MatchHead {
  const found = parsed(head) as Partial<MatchHead> | null | undefined;
  const words = [found?.code, found?.game, found?.rulesVersion, found?.engine ?? ''];
  const isHead =
    found?.id === id &&
    words.every((word) => typeof word === 'string') &&
    Array.isArray(found?.seats) &&
    isObject(found?.configuration);
  if (!isHead) throw new DamagedJournal(String(id), 'its head cannot be read');
  return found as MatchHead;
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}

/** `undefined` for what is no JSON. */
function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}

/** Who sits where is noted by match and in order. A head that cannot be read spoils no other match. */
export function outlinesFrom(
  matches: readonly Row[],
  { seats, held }: { readonly seats: readonly Row[]; readonly held: readonly Row[] },
): Outline[] {
  const holders = new Map(held.map(({ match_id: id, node }) => [id, String(node)]));
  const seatsOf = new Map<string, Outline['seats'][number][]>();
  for (const { id } of matches) seatsOf.set(String(id), []);
  for (const { match_id: id, body } of seats) {
    const seat = seatFrom(String(body));
    if (seat) seatsOf.get(String(id))?.push(seat);
  }
  return matches.map((row) => {
    const id = String(row.id);
    return { id, match: readable(row), seats: seatsOf.get(id) ?? [], heldBy: holders.get(id) };
  });
}

/** What makes no sense is left out here, and found when the match is opened. */
function seatFrom(body: string): Outline['seats'][number] | undefined {
  return parsed(body) as Outline['seats'][number] | undefined;
}

function readable(row: Row): StoredMatch | undefined {
  try {
    return matchFrom(row);
  } catch (error) {
    if (error instanceof DamagedJournal) return undefined;
    throw error;
  }
}

/** Read without the head: also a damaged match can be ended. */
export function endingFrom({ status, result, ended_at: at }: Row): Ending {
  return { status: status as Ending['status'], result: parsed(result) ?? undefined, at: Number(at) };
}

export function byChatNumber(a: Latest, b: Latest): number {
  return (a.type === 'chat' ? a.number : 0) - (b.type === 'chat' ? b.number : 0);
}

/** Of the results of one match. */
export function leaversIn(results: readonly Row[]): number[] {
  return results.flatMap(({ seat, has_left: hasLeft }) => (Number(hasLeft) === 1 ? [Number(seat)] : []));
}
