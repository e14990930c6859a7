import type { Entry, MatchHead } from '../../server/store/store';

/** A head like a room makes it; ids and codes follow from the number. */
export function headOf(number: number, more: Partial<MatchHead> = {}): MatchHead {
  return {
    id: `match-${number}`,
    code: `CODE${number}`,
    game: 'mechs',
    rulesVersion: '1',
    configuration: { seats: 2, clock: 'standard' },
    seats: [{ person: 'ann' }, { bot: 'rookie' }],
    createdAt: 1_700_000_000_000 + number,
    ...more,
  };
}

export const START: Entry = { type: 'start', at: 1, config: { seats: 2 }, seed: 'ab'.repeat(32) };

export function inputOf(id: number, answer: unknown = { zone: id }): Entry {
  return { type: 'input', at: 1000 + id, by: 'person', input: { type: 'answer', seat: id % 2, id, answer } };
}

export function inputsOf(from: number, to: number): Entry[] {
  return Array.from({ length: to - from + 1 }, (_, index) => inputOf(from + index));
}
