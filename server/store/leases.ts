import { HeldElsewhere } from './errors';
import { type Row, type Sql, statement, WrongCount } from './sql';

/**
 * Which node plays which match. A node is there until a time that it puts off again and again, by the database's
 * clock alone; with one statement it holds on to all that it has. Whoever takes something over raises its fence, and
 * every write is made under the fence that its writer knows (`groupCommit.ts`, `sqlFinish.ts`).
 */
export interface Leases {
  /** A node is there from now on, under a new id. Says no while another one of the same name is. */
  begin(node: { readonly id: string; readonly name: string }): Promise<boolean>;
  /** `lost`: it was too late, and everything it held may be somebody else's. `recalled`: others cannot reach it. */
  renew(id: string): Promise<'held' | 'recalled' | 'lost'>;
  /** All that it held is free at once. */
  end(id: string): Promise<void>;
  /** Asks a node that is there, but out of reach, to see to it. */
  recall(id: string): Promise<void>;

  /** Takes a match that nobody else holds. Rejects with `HeldElsewhere`. */
  hold(matchId: string, node: string): Promise<Hold>;
  release(matchId: string, fence: number): Promise<void>;
  /** The node that has it, and for how long if it is not heard of again. */
  holderOf(matchId: string): Promise<Holding | undefined>;

  /** The same for a job. */
  holdRole(role: string, node: string): Promise<number>;
  releaseRole(role: string, fence: number): Promise<void>;
  close(): Promise<void>;
}

export interface Hold {
  readonly fence: number;
  /** How long ago the last holder, who went without a word, was certainly there. */
  readonly awayMs?: number;
}

export interface Holding {
  readonly node: string;
  readonly leftMs: number;
}

const DAY_MS = 24 * 60 * 60 * 1000;

export class SqlLeases implements Leases {
  constructor(
    private readonly sql: Sql,
    /** How long a node is believed to be there after it said so. */
    private readonly leaseMs: number,
  ) {}

  async begin({ id, name }: { readonly id: string; readonly name: string }): Promise<boolean> {
    const { clock } = this.sql;
    const until = `${clock} + ${this.leaseMs}`;
    const [, begun = []] = await this.sql.write([
      statement(`DELETE FROM nodes WHERE held_until < ${clock} - ${DAY_MS}`),
      statement(
        `INSERT INTO nodes (id, name, held_until) SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), ${until}
           WHERE NOT EXISTS (SELECT 1 FROM nodes WHERE name = $2 AND held_until > ${clock}) RETURNING id`,
        [id, name],
      ),
    ]);
    return begun.length > 0;
  }

  async renew(id: string): Promise<'held' | 'recalled' | 'lost'> {
    const { clock } = this.sql;
    const [rows = []] = await this.sql.write([
      statement(
        `UPDATE nodes SET held_until = ${clock} + ${this.leaseMs}
           WHERE id = $1 AND held_until > ${clock} RETURNING recalled`,
        [id],
      ),
    ]);
    const [row] = rows;
    if (!row) return 'lost';
    if (row.recalled === 0) return 'held';
    await this.sql.write([statement('UPDATE nodes SET recalled = 0 WHERE id = $1', [id])]);
    return 'recalled';
  }

  async end(id: string): Promise<void> {
    await this.sql.write([statement('DELETE FROM nodes WHERE id = $1', [id])]);
  }

  async recall(id: string): Promise<void> {
    await this.sql.write([statement('UPDATE nodes SET recalled = 1 WHERE id = $1 AND recalled = 0', [id])]);
  }

  async hold(matchId: string, node: string): Promise<Hold> {
    const found = await this.take(
      { table: 'journal_ends', key: 'match_id', what: `match ${matchId}` },
      matchId,
      node,
    );
    const until = found.held_until;
    if (until === null || until === undefined || found.node === node) return { fence: Number(found.fence) };
    return { fence: Number(found.fence), awayMs: Number(found.now) - Number(until) + this.leaseMs };
  }

  async release(matchId: string, fence: number): Promise<void> {
    await this.sql.write([
      statement('UPDATE journal_ends SET node = NULL WHERE match_id = $1 AND fence = $2', [matchId, fence]),
    ]);
  }

  async holderOf(matchId: string): Promise<Holding | undefined> {
    const { clock } = this.sql;
    const [rows = []] = await this.sql.read([
      statement(
        `SELECT node, held_until - ${clock} AS left_ms FROM journal_ends JOIN nodes ON nodes.id = node
           WHERE match_id = $1 AND held_until > ${clock}`,
        [matchId],
      ),
    ]);
    return rows[0] && { node: String(rows[0].node), leftMs: Number(rows[0].left_ms) };
  }

  async holdRole(role: string, node: string): Promise<number> {
    await this.sql.write([
      statement('INSERT INTO roles (name, fence) VALUES ($1, 0) ON CONFLICT DO NOTHING', [role]),
    ]);
    const { fence } = await this.take({ table: 'roles', key: 'name', what: role }, role, node);
    return Number(fence);
  }

  async releaseRole(role: string, fence: number): Promise<void> {
    await this.sql.write([
      statement('UPDATE roles SET node = NULL WHERE name = $1 AND fence = $2', [role, fence]),
    ]);
  }

  close(): Promise<void> {
    return this.sql.close();
  }

  private async take(
    { table, key, what }: { readonly table: string; readonly key: string; readonly what: string },
    name: string,
    node: string,
  ): Promise<Row> {
    const { clock } = this.sql;
    try {
      const [, found = [], , fence = []] = await this.sql.write([
        // Waits for a holder that is just renewing: it has the last word on whether it is there. Thousands who take
        // over what one node had do not wait for each other.
        statement(
          `SELECT id FROM nodes WHERE id IN (SELECT node FROM ${table} WHERE ${key} = $1) ${this.sql.shared}`,
          [name],
        ),
        statement(
          `SELECT ${table}.node, nodes.held_until, ${clock} AS now
             FROM ${table} LEFT JOIN nodes ON nodes.id = ${table}.node WHERE ${table}.${key} = $1`,
          [name],
        ),
        statement(
          `UPDATE ${table} SET node = $2, fence = fence + 1
             WHERE ${key} = $1 AND (node = $2 OR ${isFree(this.sql, table)})`,
          [name, node],
          1,
        ),
        statement(`SELECT fence FROM ${table} WHERE ${key} = $1`, [name]),
      ]);
      return { ...found[0], fence: fence[0]?.fence ?? 0 };
    } catch (error) {
      if (!(error instanceof WrongCount)) throw error;
      const [rows = []] = await this.sql.read([
        statement(
          `SELECT node, held_until - ${clock} AS left_ms
             FROM ${table} LEFT JOIN nodes ON nodes.id = node WHERE ${table}.${key} = $1`,
          [name],
        ),
      ]);
      throw new HeldElsewhere(what, String(rows[0]?.node), Number(rows[0]?.left_ms ?? 0));
    }
  }
}

/** Whether a row of this table has no node, or one that is not there any more. */
export function isFree({ clock }: Pick<Sql, 'clock'>, table: string): string {
  return `${table}.node IS NULL OR NOT EXISTS
    (SELECT 1 FROM nodes WHERE nodes.id = ${table}.node AND nodes.held_until > ${clock})`;
}
