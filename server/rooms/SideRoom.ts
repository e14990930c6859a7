import { Room, type Client } from '@colyseus/core';
import type { z } from 'zod';
import { CLOSE, PROTOCOL_VERSION, type RefusalReason, type Reply } from '../../shared/protocol';
import type { Allowances } from '../base/limits';
import type { Person } from '../people/identity';
import type { Services } from '../services';
import { doorRefusal, refuseWhoIsAway, whileHeld } from './admission';
import { guardFrames } from '../framework/frames';
import { Senders, type Sender } from './senders';

const NEVER_MS = 2 ** 31 - 1;

/** A connection to a room beside the tables. */
export interface Guest extends Sender {
  readonly client: Client;
  readonly person: Person;
}

type Handlers = Record<string, (guest: Guest, intent: never) => RefusalReason | undefined>;

/**
 * A room beside the tables: no state, messages only. Whoever comes is checked at the door; every intent is parsed and
 * gets a reply.
 */
export abstract class SideRoom extends Room {
  override patchRate = NEVER_MS;
  protected readonly services!: Services;
  private readonly guests = new Map<string, Guest>();
  private senders!: Senders;
  private unlisten: (() => void)[] = [];

  /** What a page may ask for here, and what is done. */
  protected abstract readonly schemas: Readonly<Record<string, z.ZodType>>;
  protected abstract readonly handlers: Handlers;
  protected abstract came(guest: Guest, options: unknown): void;
  protected abstract went(guest: Guest): void;

  override onCreate(): void | Promise<void> {
    const { people, standing, ports, config } = this.services;
    this.senders = new Senders(ports, config.INTENTS_PER_SECOND);
    const showOut = (id: string) => {
      for (const { client, person } of this.guests.values()) if (person.id === id) client.leave(CLOSE.again);
    };
    this.unlisten = [
      people.onRemoved(showOut),
      people.onBanned(showOut),
      standing.onLapse(() => void this.disconnect(CLOSE.again)),
    ];
    for (const name of Object.keys(this.schemas))
      this.onMessage(name, (client: Client, payload: unknown) => this.take(name, client, payload));
    this.onMessage('*', (client: Client, name: string | number) => {
      const isAllowed = this.guestOf(client)?.intents.take();
      const code = isAllowed ? 'unknown-intent' : 'rate-limited';
      client.send('refusal', { intent: String(name).slice(0, 40), code });
    });
    guardFrames(this, {
      names: Object.keys(this.schemas),
      senderOf: (client) => this.guestOf(client),
      failed: (error) => this.services.log.warn({ err: error, room: this.roomName }, 'a frame made no sense'),
    });
  }

  override onJoin(client: Client): void {
    const { person, options } = client.auth as SideAdmission;
    refuseWhoIsAway(this.services, person);
    const guest: Guest = { client, person, ...this.senders.of(person.id) };
    this.guests.set(client.sessionId, guest);
    this.came(guest, options);
  }

  override onLeave(client: Client): void {
    const guest = this.guestOf(client);
    this.guests.delete(client.sessionId);
    if (guest) this.went(guest);
  }

  override onBeforeShutdown(): void {
    void this.disconnect(CLOSE.stopping);
  }

  override onDispose(): void {
    for (const unlisten of this.unlisten) unlisten();
  }

  private guestOf(client: Client): Guest | undefined {
    return this.guests.get(client.sessionId);
  }

  private take(name: string, client: Client, payload: unknown): Reply {
    const reply = this.reply(name, client, payload);
    if (!reply.ok) this.services.telemetry.refused(reply.code);
    return reply;
  }

  private reply(name: string, client: Client, payload: unknown): Reply {
    const guest = this.guestOf(client);
    if (!guest) return { ok: false, code: 'not-seated' };
    if (!this.services.standing.isHeld()) return { ok: false, code: 'busy' };
    if (!guest.intents.take()) return { ok: false, code: 'rate-limited' };
    const parsed = this.schemas[name]?.safeParse(payload ?? {});
    if (!parsed?.success) return { ok: false, code: 'malformed' };
    try {
      const code = this.handlers[name]?.(guest, parsed.data as never);
      return code ? { ok: false, code } : { ok: true };
    } catch (error) {
      this.services.log.error({ err: error, intent: name, room: this.roomName }, 'an intent failed');
      return { ok: false, code: 'internal' };
    }
  }
}

export interface SideAdmission {
  readonly person: Person;
  readonly options: unknown;
}

/** Who stands at the door, checked before any room is looked for or made. */
export async function sideAdmission(
  services: Services,
  schema: z.ZodType<{ token: string; version: number }>,
  options: unknown,
  joins: Allowances,
): Promise<SideAdmission> {
  const parsed = schema.safeParse(options);
  const version = (options as { version?: unknown } | undefined)?.version;
  if (version !== undefined && version !== PROTOCOL_VERSION) throw doorRefusal('outdated');
  if (!parsed.success) throw doorRefusal('malformed');
  const bearer = services.identity.read(parsed.data.token);
  if (!bearer) throw doorRefusal('bad-token');
  if (!joins.of(bearer.id).take()) throw doorRefusal('rate-limited');
  const person = await whileHeld(services, services.people.know(bearer));
  if (typeof person === 'string') throw doorRefusal(person);
  if (services.closing.isStopping) throw doorRefusal('stopping');
  return { person, options: parsed.data };
}
