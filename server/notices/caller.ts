import { createHash, ECDH } from 'node:crypto';
import type { Logger } from 'pino';
import type { NoticeLanguage, RefusalReason, SubscribeRequest } from '../../shared/protocol';
import type { Outside } from '../base/outside';
import type { Ports } from '../base/ports';
import { WEBHOOK_TARGET, type Facts, type Notice, type Notices } from '../store/notices';
import type { AskedPerson } from '../store/turns';
import type { TableRecord } from '../tables/directory';
import type { Courier } from './courier';
import { isZone } from './quiet';

const MOST_DEVICES = 10;
/** Whoever was there when it became their turn may have seen it, or have put the phone away a moment before. */
const SEEN_MS = 3 * 60_000;
/** Nobody needs to hear later that a match is over. */
const OVER_MS = 3 * 24 * 3_600_000;

type Called = Pick<TableRecord, 'matchId' | 'code' | 'settings' | 'holders'>;

/** Calls people who are not here: puts down what they are to be told, for the courier to bring. */
export class Caller {
  constructor(
    /** What browsers subscribe with. */
    readonly key: string,
    private readonly context: {
      readonly store: Notices;
      readonly courier: Courier;
      readonly outside: Outside;
      readonly ports: Ports;
      readonly log: Logger;
    },
  ) {}

  async subscribe(person: string, request: SubscribeRequest): Promise<RefusalReason | undefined> {
    const { store, outside, ports } = this.context;
    const { endpoint, keys, language, zone, quiet } = request;
    if (!isZone(zone) || !isPoint(keys.p256dh)) return 'malformed';
    if (!outside.accepts(endpoint)) return 'bad-address';
    const id = idOf(endpoint);
    const createdAt = ports.now();
    await store.subscribe({ id, person, endpoint, keys, language, zone, quiet, createdAt }, MOST_DEVICES);
    return undefined;
  }

  unsubscribe(person: string, endpoint: string): Promise<void> {
    return this.context.store.unsubscribe(idOf(endpoint), person);
  }

  /** In place of the one that the table had; none: it has none any more. */
  async setWebhook(
    { matchId }: Called,
    hook: {
      readonly person: string;
      readonly language: NoticeLanguage;
      readonly address?: string | undefined;
    },
  ): Promise<RefusalReason | undefined> {
    const { store, outside } = this.context;
    const { person, language, address } = hook;
    if (address === undefined) await store.forgetWebhook(matchId);
    else if (outside.accepts(address)) await store.setWebhook({ matchId, person, address, language });
    else return 'bad-address';
    return undefined;
  }

  async hasWebhook(matchId: string): Promise<boolean> {
    return (await this.context.store.webhook(matchId)) !== undefined;
  }

  /** T17: `fresh` are asked something that they were not asked before; of all the others nothing is true any more. */
  async turn(
    table: Called,
    {
      fresh,
      asked,
      here,
    }: {
      readonly fresh: readonly AskedPerson[];
      readonly asked: readonly AskedPerson[];
      /** Who had the page open when they were asked. */
      readonly here: readonly string[];
    },
  ): Promise<void> {
    const { store, ports } = this.context;
    const still = asked.map(({ person }) => person);
    await store.withdraw(table.matchId, 'turn', still);
    if (fresh.length === 0) return;
    const now = ports.now();
    const dueAt = (person: string) => (here.includes(person) ? now + SEEN_MS : now);
    const notices = await Promise.all(
      fresh.map(({ person, deadline, decision }) =>
        this.toDevices(person, {
          ...about(table, 'turn'),
          facts: {
            ...factsOf(table),
            deadline,
            ...(isNewsOfStrangers(table, decision) && !here.includes(person) && { isFound: true }),
          },
          dueAt: dueAt(person),
          expiresAt: deadline,
        }),
      ),
    );
    const forAll = await this.toWebhook({
      ...about(table, 'turn'),
      dueAt: Math.min(...fresh.map(({ person }) => dueAt(person))),
      expiresAt: Math.max(...fresh.map(({ deadline }) => deadline)),
    });
    await this.put([...notices.flat(), ...forAll]);
  }

  async over(table: Called, people: readonly string[]): Promise<void> {
    const dueAt = this.context.ports.now();
    const notice = { ...about(table, 'over'), dueAt, expiresAt: dueAt + OVER_MS };
    const notices = await Promise.all(people.map((person) => this.toDevices(person, notice)));
    await this.put([...notices.flat(), ...(await this.toWebhook(notice))]);
  }

  /** Somebody waits for strangers behind another page, and there they are, for so long. */
  async found(person: string, { game, ms }: { readonly game: string; readonly ms: number }): Promise<void> {
    const dueAt = this.context.ports.now();
    const facts = { code: '', game, people: [] };
    const notice = {
      matchId: 'queue',
      kind: 'found',
      facts,
      tries: 0,
      dueAt,
      expiresAt: dueAt + ms,
    } as const;
    await this.put(await this.toDevices(person, notice));
  }

  private async put(notices: readonly Notice[]): Promise<void> {
    const { store, courier } = this.context;
    if (notices.length === 0) return;
    await store.put(notices);
    courier.nudge();
  }

  private async toDevices(person: string, notice: Omit<Notice, 'target' | 'person'>): Promise<Notice[]> {
    const devices = await this.context.store.subscriptionsOf(person);
    return devices.map(({ id }) => ({ ...notice, target: id, person }));
  }

  private async toWebhook(notice: Omit<Notice, 'target' | 'person'>): Promise<Notice[]> {
    return (await this.hasWebhook(notice.matchId)) ? [{ ...notice, target: WEBHOOK_TARGET }] : [];
  }
}

function about<Kind extends Notice['kind']>(table: Called, kind: Kind) {
  return { matchId: table.matchId, kind, facts: factsOf(table), tries: 0 };
}

function factsOf({ code, settings, holders }: Called): Facts {
  return { code, game: settings.game, people: holders.flatMap((id) => id || []) };
}

/** The first thing that somebody is asked at a table that anybody could sit down at: the others have come. */
function isNewsOfStrangers({ settings }: Called, decision: number): boolean {
  return settings.public && decision === 1;
}

/** A device is known by its endpoint, which nothing else needs to repeat. */
function idOf(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('base64url');
}

/** What is no key would be found out when something is sent. */
function isPoint(key: string): boolean {
  try {
    return ECDH.convertKey(Buffer.from(key, 'base64url'), 'prime256v1').length > 0;
  } catch {
    return false;
  }
}
