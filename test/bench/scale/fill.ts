import { must } from '../../../shared/core';
import { games } from '../../../shared/games';
import { settingsFrom } from '../../../shared/protocol';
import { firstLink } from '../../../server/store/chain';
import { statement, type Params, type Sql } from '../../../server/store/sql';
import type { TableRecord } from '../../../server/tables/directory';

const AT_A_TIME = 10_000;
const settings = must(settingsFrom(games, { seats: 2, public: true, clock: 'standard' }), 'settings');
const [game] = games.all;

export const idOf = (number: number) => `t${number}`;
export const peopleOf = (number: number) => [`a${number}`, `b${number}`];

/** A table that is played when the simulation begins. */
export function recordNumber(number: number): TableRecord {
  const holders = peopleOf(number);
  return {
    matchId: idOf(number),
    code: `C${number}`,
    settings,
    creator: holders[0] ?? '',
    sitters: [],
    phase: 'playing',
    names: [`Player ${number}`, `Guest ${number}`],
    holders,
  };
}

/** Matches as the store has them, each held by its node. */
export async function fillDatabase(
  sql: Sql,
  tables: number,
  holderOf: (number: number) => string,
): Promise<void> {
  for (let from = 0; from < tables; from += AT_A_TIME) {
    const matches: Params[] = [];
    const ends: Params[] = [];
    for (let number = from; number < Math.min(tables, from + AT_A_TIME); number++) {
      const head = JSON.stringify(headNumber(number));
      const { seq, hash } = firstLink(head);
      matches.push([idOf(number), `C${number}`, 'running', head, 0]);
      ends.push([idOf(number), seq, hash, holderOf(number), 1]);
    }
    await sql.write([
      {
        sql: 'INSERT INTO matches (id, code, status, head, created_at) VALUES ($1, $2, $3, $4, $5)',
        rows: matches,
      },
      {
        sql: 'INSERT INTO journal_ends (match_id, seq, hash, node, fence) VALUES ($1, $2, $3, $4, $5)',
        rows: ends,
      },
    ]);
  }
  await sql.read([statement('SELECT 1')]);
}

function headNumber(number: number): object {
  const { rules } = must(game, 'game');
  return { id: idOf(number), code: `C${number}`, game: rules.id, rulesVersion: rules.rulesVersion };
}
