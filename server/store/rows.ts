import { DamagedJournal } from './errors';
import type { Row } from './sql';
import type { Ending, Latest, MatchHead, MatchStatus, Person, StoredMatch } from './store';

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

function headFrom({ id, head }: Row): MatchHead {
  try {
    return JSON.parse(String(head)) as MatchHead;
  } catch {
    throw new DamagedJournal(String(id), 'its head cannot be read');
  }
}

/** Read without the head: also a damaged match can be ended. */
export function endingFrom({ status, result, ended_at: at }: Row): Ending {
  return {
    status: status as Ending['status'],
    result: result === null ? undefined : (JSON.parse(String(result)) as unknown),
    at: Number(at),
  };
}

export function byChatNumber(a: Latest, b: Latest): number {
  return (a.type === 'chat' ? a.number : 0) - (b.type === 'chat' ? b.number : 0);
}
