import { must } from '../../shared/core';
import type { Letter } from '../base/outside';
import type { Ports } from '../base/ports';
import type { Blocks } from '../people/blocks';
import { WEBHOOK_TARGET, type Notice, type Notices } from '../store/notices';
import type { Person } from '../store/store';
import type { Turns } from '../store/turns';
import type { Directory } from '../tables/directory';
import type { PushKeys } from './keys';
import { payloadOf, pushLetter, webhookLetter } from './letters';
import { quietUntil } from './quiet';

/** Between two messages of one webhook. */
const WEBHOOK_PAUSE_MS = 10_000;

export interface Parcel {
  readonly address: string;
  /** Who would be kept waiting. */
  readonly hostname: string;
  readonly letter: Letter;
  readonly failures: number;
}

/** `until`: not before. */
export type Wrapped = Parcel | { readonly until: number } | 'untrue';

export function isParcel(wrapped: Wrapped): wrapped is Parcel {
  return typeof wrapped !== 'string' && 'letter' in wrapped;
}

export interface WrappingContext {
  readonly store: Notices;
  readonly turns: Turns;
  readonly people: (ids: readonly string[]) => Promise<readonly Person[]>;
  readonly blocks: Pick<Blocks, 'areApart'>;
  readonly directory: Directory;
  readonly ports: Ports;
  readonly pair: PushKeys;
  readonly contact: string;
  readonly publicUrl?: string | undefined;
}

/** Makes of a notice what is sent, at the moment when it is: by what is true then, and by whom its reader wants to read of. */
export class Wrapping {
  constructor(private readonly context: WrappingContext) {}

  async wrap(notice: Notice): Promise<Wrapped> {
    if (notice.expiresAt <= this.context.ports.now()) return 'untrue';
    return notice.target === WEBHOOK_TARGET ? this.forWebhook(notice) : this.forDevice(notice);
  }

  private async forDevice(notice: Notice): Promise<Wrapped> {
    const { store, turns, ports, pair, contact, blocks } = this.context;
    const { matchId, kind, facts, target, expiresAt } = notice;
    const device = await store.subscription(target);
    const reader = must(notice.person, 'reader');
    if (!device || device.person !== reader || this.isHere(matchId, reader)) return 'untrue';
    const asked = await turns.of(reader);
    if (kind === 'turn' && !asked.some((turn) => turn.matchId === matchId)) return 'untrue';
    const now = ports.now();
    if (await this.isBanned(reader, now)) return 'untrue';
    const until = quietUntil(device, now);
    if (until !== undefined) return { until };
    const others = facts.people.filter((id) => id !== reader && !blocks.areApart(reader, id));
    const payload = payloadOf(notice, device, {
      names: await this.namesOf(others),
      asked: asked.map((turn) => turn.matchId),
    });
    return {
      address: device.endpoint,
      hostname: new URL(device.endpoint).hostname,
      letter: pushLetter(payload, device, { pair, contact, ttlMs: expiresAt - now }),
      failures: device.failures,
    };
  }

  private async forWebhook(notice: Notice): Promise<Wrapped> {
    const { store, turns, ports, publicUrl } = this.context;
    const { matchId, kind } = notice;
    const hook = await store.webhook(matchId);
    if (!hook) return 'untrue';
    const { address, failures, language, sentAt } = hook;
    if (sentAt + WEBHOOK_PAUSE_MS > ports.now()) return { until: sentAt + WEBHOOK_PAUSE_MS };
    const asked = kind === 'turn' ? await turns.at(matchId) : [];
    const awaited = notice.facts.people.filter((id) => asked.includes(id) && !this.isHere(matchId, id));
    const names = await this.namesOf(awaited);
    if (kind === 'turn' && names.length === 0) return 'untrue';
    return {
      address,
      hostname: new URL(address).hostname,
      letter: webhookLetter(notice, { language, names, publicUrl }),
      failures,
    };
  }

  /** Whoever has the page open there needs no call. */
  private isHere(matchId: string, person: string): boolean {
    return this.context.directory.find(matchId)?.isHere?.(person) ?? false;
  }

  /** Every door is shut to them, so there is nothing to call them to. */
  private async isBanned(person: string, now: number): Promise<boolean> {
    const [found] = await this.context.people([person]);
    return (found?.bannedUntil ?? 0) > now;
  }

  /** As they are called now, in the order of their seats; of those who were deleted nothing is said. */
  private async namesOf(ids: readonly string[]): Promise<readonly string[]> {
    const found = await this.context.people(ids);
    const known = new Map(
      found.flatMap(({ id, name, deletedAt }) => (deletedAt === undefined ? [[id, name]] : [])),
    );
    return ids.flatMap((id) => known.get(id) ?? []);
  }
}
