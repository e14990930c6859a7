import type { NoticeKind, NoticeLanguage } from '../../shared/protocol';
import {
  type Facts,
  type Notice,
  type Notices,
  type Subscription,
  type Webhook,
  WEBHOOK_TARGET,
} from './notices';
import { type Row, type Sql, statement, WrongCount } from './sql';

const SAME = 'target = $1 AND match_id = $2 AND due_at = $3';

export class SqlNotices implements Notices {
  constructor(private readonly sql: Sql) {}

  async subscribe(subscription: Omit<Subscription, 'failures'>, most: number): Promise<void> {
    const { id, person, endpoint, keys, language, zone, quiet, createdAt } = subscription;
    await this.sql.write([
      // Also where somebody else had the device before: what was meant for them is not shown to another.
      statement('DELETE FROM notices WHERE target = $1 AND person_id <> $2', [id, person]),
      statement('DELETE FROM push_subscriptions WHERE id = $1', [id]),
      statement(
        `INSERT INTO push_subscriptions
           (id, person_id, endpoint, p256dh, auth, language, zone, quiet_from, quiet_to, created_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
        [
          ...[id, person, endpoint, keys.p256dh, keys.auth, language, zone],
          ...[quiet?.from, quiet?.to, createdAt],
        ],
      ),
      statement(
        `DELETE FROM push_subscriptions WHERE person_id = $1 AND id NOT IN
           (SELECT id FROM push_subscriptions WHERE person_id = $1 ORDER BY created_at DESC, id LIMIT $2)`,
        [person, most],
      ),
    ]);
  }

  async unsubscribe(id: string, person?: string): Promise<void> {
    const isTheirs = person === undefined ? '' : ' AND person_id = $2';
    const params = person === undefined ? [id] : [id, person];
    await this.sql.write([
      statement(`DELETE FROM push_subscriptions WHERE id = $1${isTheirs}`, params),
      statement(`DELETE FROM notices WHERE target = $1${isTheirs}`, params),
    ]);
  }

  async subscription(id: string): Promise<Subscription | undefined> {
    const [rows = []] = await this.sql.read([
      statement('SELECT * FROM push_subscriptions WHERE id = $1', [id]),
    ]);
    return rows[0] && subscriptionFrom(rows[0]);
  }

  async subscriptionsOf(person: string): Promise<readonly Subscription[]> {
    const [rows = []] = await this.sql.read([
      statement('SELECT * FROM push_subscriptions WHERE person_id = $1 ORDER BY created_at, id', [person]),
    ]);
    return rows.map(subscriptionFrom);
  }

  async failed(notice: Pick<Notice, 'target' | 'matchId'>): Promise<number> {
    const [place, id] = keptAt(notice);
    const [, rows = []] = await this.sql.write([
      statement(`UPDATE ${place} SET failures = failures + 1 WHERE ${id[0]} = $1`, [id[1]]),
      statement(`SELECT failures FROM ${place} WHERE ${id[0]} = $1`, [id[1]]),
    ]);
    return Number(rows[0]?.failures ?? 0);
  }

  async arrived(notice: Pick<Notice, 'target' | 'matchId'>): Promise<void> {
    const [place, id] = keptAt(notice);
    await this.sql.write([statement(`UPDATE ${place} SET failures = 0 WHERE ${id[0]} = $1`, [id[1]])]);
  }

  async setWebhook(hook: Omit<Webhook, 'sentAt' | 'failures'>): Promise<void> {
    const { matchId, person, address, language } = hook;
    await this.sql.write([
      statement('DELETE FROM webhooks WHERE match_id = $1', [matchId]),
      statement('INSERT INTO webhooks (match_id, person_id, address, language) VALUES ($1, $2, $3, $4)', [
        ...[matchId, person, address, language],
      ]),
    ]);
  }

  async webhook(matchId: string): Promise<Webhook | undefined> {
    const [rows = []] = await this.sql.read([
      statement('SELECT * FROM webhooks WHERE match_id = $1', [matchId]),
    ]);
    const row = rows[0];
    return (
      row && {
        matchId,
        person: String(row.person_id),
        address: String(row.address),
        language: String(row.language) as NoticeLanguage,
        sentAt: Number(row.sent_at),
        failures: Number(row.failures),
      }
    );
  }

  async webhookUsed(matchId: string, at: number): Promise<void> {
    await this.sql.write([statement('UPDATE webhooks SET sent_at = $2 WHERE match_id = $1', [matchId, at])]);
  }

  async forgetWebhook(matchId: string): Promise<void> {
    await this.sql.write([
      statement('DELETE FROM webhooks WHERE match_id = $1', [matchId]),
      statement('DELETE FROM notices WHERE target = $1 AND match_id = $2', [WEBHOOK_TARGET, matchId]),
    ]);
  }

  async put(notices: readonly Notice[]): Promise<void> {
    if (notices.length === 0) return;
    await this.sql.write(
      notices.flatMap(({ target, matchId, person, kind, facts, dueAt, expiresAt, tries }) => [
        statement('DELETE FROM notices WHERE target = $1 AND match_id = $2', [target, matchId]),
        statement(
          `INSERT INTO notices (target, match_id, person_id, kind, facts, due_at, expires_at, tries)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
          [target, matchId, person, kind, JSON.stringify(facts), dueAt, expiresAt, tries],
        ),
      ]),
    );
  }

  async due(now: number, most: number): Promise<readonly Notice[]> {
    const [rows = []] = await this.sql.read([
      statement('SELECT * FROM notices WHERE due_at <= $1 ORDER BY due_at DESC, match_id, target LIMIT $2', [
        now,
        most,
      ]),
    ]);
    return rows.map(noticeFrom);
  }

  async next(): Promise<number | undefined> {
    const [rows = []] = await this.sql.read([statement('SELECT MIN(due_at) AS at FROM notices')]);
    const at = rows[0]?.at;
    return at === null || at === undefined ? undefined : Number(at);
  }

  async postpone(notice: Notice, dueAt: number, tries = notice.tries): Promise<Notice | undefined> {
    const { target, matchId } = notice;
    try {
      await this.sql.write([
        statement(
          `UPDATE notices SET due_at = $4, tries = $5 WHERE ${SAME}`,
          [target, matchId, notice.dueAt, dueAt, tries],
          1,
        ),
      ]);
      return { ...notice, dueAt, tries };
    } catch (error) {
      if (error instanceof WrongCount) return undefined;
      throw error;
    }
  }

  async done({ target, matchId, dueAt }: Notice): Promise<void> {
    await this.sql.write([statement(`DELETE FROM notices WHERE ${SAME}`, [target, matchId, dueAt])]);
  }

  async withdraw(matchId: string, kind: NoticeKind, except: readonly string[]): Promise<void> {
    const [rows = []] = await this.sql.read([
      statement('SELECT * FROM notices WHERE match_id = $1 AND kind = $2', [matchId, kind]),
    ]);
    const untrue = rows.map(noticeFrom).filter(({ person }) => person && !except.includes(person));
    for (const notice of untrue) await this.done(notice);
  }
}

/** The table, column and value by which the target of a notice is found. */
function keptAt({ target, matchId }: Pick<Notice, 'target' | 'matchId'>): [string, [string, string]] {
  return target === WEBHOOK_TARGET
    ? ['webhooks', ['match_id', matchId]]
    : ['push_subscriptions', ['id', target]];
}

function subscriptionFrom(row: Row): Subscription {
  const hasQuiet = row.quiet_from !== null && row.quiet_to !== null;
  return {
    id: String(row.id),
    person: String(row.person_id),
    endpoint: String(row.endpoint),
    keys: { p256dh: String(row.p256dh), auth: String(row.auth) },
    language: String(row.language) as NoticeLanguage,
    zone: String(row.zone),
    ...(hasQuiet && { quiet: { from: Number(row.quiet_from), to: Number(row.quiet_to) } }),
    createdAt: Number(row.created_at),
    failures: Number(row.failures),
  };
}

function noticeFrom(row: Row): Notice {
  return {
    target: String(row.target),
    matchId: String(row.match_id),
    ...(row.person_id !== null && { person: String(row.person_id) }),
    kind: String(row.kind) as NoticeKind,
    facts: JSON.parse(String(row.facts)) as Facts,
    dueAt: Number(row.due_at),
    expiresAt: Number(row.expires_at),
    tries: Number(row.tries),
  };
}
