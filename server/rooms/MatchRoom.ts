import { matchMaker, Room, type Client } from '@colyseus/core';
import type { Viewer } from '../../shared/core';
import {
  CLOSE,
  INTENT_NAMES,
  isOverDays,
  type IntentName,
  type Refusal,
  type Reply,
} from '../../shared/protocol';
import { alone } from '../store/standing';
import { addressBehind } from '../framework/connectionAddress';
import { Allowances, perMinute } from '../base/limits';
import { monotonic } from '../base/monotonic';
import type { Services } from '../services';
import { layTable } from '../sync/projectTable';
import { QuietSerializer } from '../framework/QuietSerializer';
import { schemaFor, type RoomSchema } from '../sync/schema';
import { newId } from '../base/ports';
import type { TableRecord } from '../tables/directory';
import { AWAKE_MS } from '../tables/patience';
import { NoEntry } from '../tables/tables';
import { admission, counted, doorRefusal, refuseWhoIsAway, type Admission } from './admission';
import { guardFrames } from '../framework/frames';
import { handlersFor, listenBy } from '../framework/messages';
import { keepFieldsPlain, layState } from '../framework/plainRoom';
import { Table } from '../table/table';
import { takeIntent } from './intake';
import type { OpenedTable } from '../match/openedTable';
import type { Kept } from '../match/kept';
import { Publisher, tell } from './publisher';
import { placeAt } from '../table/tableState';
import { grant, Visitors, type Visitor } from './visitors';

/**
 * The life of a room: it opens for a listed table, lets people in and out, and goes when the table does. All else
 * is done by the table. There is no reconnection of sessions: whoever comes back joins again with the same token,
 * after a refresh, from another device or after a restart of the server alike.
 */
export class MatchRoom extends Room<{ state: RoomSchema }> {
  override state!: RoomSchema;
  protected readonly services!: Services;
  private visitors!: Visitors;
  private publisher!: Publisher;
  private table!: Table;
  private onGone: () => void = () => undefined;
  private isHeld: () => boolean = () => false;
  private release: () => void = () => undefined;

  override async onCreate({ matchId }: { matchId: string }): Promise<void> {
    const { services } = this;
    const record = await services.tables.find(matchId);
    if (typeof record === 'string') throw doorRefusal(record);
    // Two who come at the same moment to a store that is slow; or others did not find the room that is here.
    if (record.isOpen) {
      if (services.standing !== alone) await matchMaker.restoreMissingRoomCaches();
      throw doorRefusal('busy');
    }
    record.isOpen = true;
    this.onGone = () => (record.isOpen = false);
    this.visitors = new Visitors(services.ports, services.config.INTENTS_PER_SECOND);
    const { journal, kept, isHeld, release, ...opened } = await this.enter(record);
    await this.stayAwake(record);
    const engine = opened.engine ?? services.engines.newest(record.settings.game);
    const schema = schemaFor(engine.kit);
    layState(this, schema.newRoom(), new QuietSerializer());
    this.publisher = new Publisher({
      visitors: this.visitors,
      state: this.state,
      schema,
      broadcastPatch: () => this.broadcastPatch(),
      close: () => void this.disconnect(CLOSE.closed),
      dismiss: () => void this.disconnect(CLOSE.again),
      mayTell: () => this.isHeld(),
    });
    this.isHeld = isHeld;
    this.release = release;
    record.isElsewhere = false;
    services.directory.visited(matchId);
    this.table = new Table(services, record, journal, this.publisher, engine);
    layTable(this.table.state, this.state, { schema, chat: services.config.CHAT });
    if (kept) this.restore(kept);
    const unlisten = [
      services.people.onRemoved((id) => this.forget(id)),
      services.people.onBanned((id) => this.turnOut(id)),
      services.standing.onLapse(() => this.table.conclusion.giveWay('this node has lost touch')),
    ];
    this.onGone = () => {
      record.isOpen = false;
      record.standing = undefined;
      record.turnOf = record.isHere = record.webhookGone = undefined;
      record.here = record.spectators = 0;
      for (const each of unlisten) each();
      // Those who went last have wound some up again.
      this.table.conclusion.stopTimers();
      this.release();
      services.directory.touch(matchId);
    };
    guardFrames(this, {
      names: INTENT_NAMES,
      senderOf: (client) => this.visitors.of(client),
      failed: (error, client) => {
        const seat = this.visitors.of(client)?.viewer;
        this.table.log.warn({ err: error, seat }, 'a frame made no sense');
      },
    });
    listenBy(this, HANDLERS);
    // While the store was asked it may have been lost.
    if (!isHeld()) throw doorRefusal('busy');
  }

  override onJoin(client: Client): void {
    if (!this.isHeld()) throw doorRefusal('busy');
    const { person, watch } = client.auth as Admission;
    refuseWhoIsAway(this.services, person);
    const viewer = this.table.seating.admit(person, watch);
    if (typeof viewer === 'string' && viewer !== 'spectator') throw doorRefusal(viewer);
    // Nothing that a page receives comes from anywhere but the ports.
    client.reconnectionToken = newId(this.services.ports);
    roomOf.set(client, this);
    this.tellElsewhere(this.visitors.withPerson(person));
    const visitor = this.visitors.add(client, person, viewer);
    grant(visitor, this.state);
    const seen = viewer === 'spectator' ? 0 : placeAt(this.table.state, viewer).seen;
    this.countSpectators();
    if (viewer === 'spectator') this.table.publish();
    else this.table.seating.arrive(viewer, person, addressBehind(client));
    this.publisher.welcome(this.table, visitor, seen);
  }

  override onLeave(client: Client): void {
    const visitor = this.visitors.remove(client);
    if (!visitor) return;
    this.countSpectators();
    // A newer tab of the same person keeps the seat occupied.
    if (visitor.viewer === 'spectator') this.table.publish();
    else if (!this.visitors.withPerson(visitor.person)) this.table.seating.depart(visitor.viewer);
  }

  override onBeforeShutdown(): void {
    this.publisher.broadcast('notice', { kind: 'stopping' });
    void this.table.conclusion
      .stop()
      .then(() => {
        this.release();
        return this.disconnect(CLOSE.stopping);
      })
      .catch((error: unknown) => this.table.log.error({ err: error }, 'the room did not stop well'));
  }

  override onDispose(): void {
    this.onGone();
  }

  private async enter(record: TableRecord): Promise<OpenedTable> {
    try {
      return await this.services.tables.enter(record);
    } catch (error) {
      this.onGone();
      if (error instanceof NoEntry) throw doorRefusal(error.code);
      this.services.log.error({ err: error, matchId: record.matchId }, 'a table could not be opened');
      throw doorRefusal('storage-failed');
    }
  }

  /** T17: should this server be killed, somebody looks at the table soon. */
  private async stayAwake({ matchId, settings, phase }: TableRecord): Promise<void> {
    const { wakes, ports } = this.services;
    if (wakes && isOverDays(settings.clock) && phase !== 'over')
      await wakes.set(matchId, ports.now() + AWAKE_MS);
  }

  /** Whoever deleted their identity has no business here any more, and nobody reads their name. */
  private forget(personId: string): void {
    this.turnOut(personId);
    this.table.seating.forget(personId);
  }

  private turnOut(personId: string): void {
    for (const { client, person } of this.visitors.all())
      if (person.id === personId) client.leave(CLOSE.again);
  }

  private restore(kept: Kept): void {
    try {
      this.table.restore(kept);
    } catch (error) {
      this.table.log.error({ err: error }, 'the match could not be brought back');
      this.table.conclusion.finish('failed');
    }
  }

  /** Whatever a page asks for by name. */
  async take(
    name: IntentName,
    client: Client,
    payload: unknown,
    context?: RequestContext,
  ): Promise<Reply<unknown>> {
    const visitor = this.visitors.of(client);
    if (!visitor) return { ok: false, code: 'not-seated' };
    if (!this.isHeld()) return { ok: false, code: 'storage-failed' };
    const begun = monotonic();
    const reply = await takeIntent(name, payload, {
      visitor,
      asking: this.asking(visitor),
      log: this.table.log,
    });
    const { telemetry } = this.services;
    telemetry.replied(name, monotonic() - begun);
    if (!reply.ok) telemetry.refused(reply.code);
    // Whoever did not ask for a reply still hears why not.
    if (context?.id === undefined && !reply.ok) refuse(client, name, reply);
    return reply;
  }

  /** No page asks for anything by such a name. */
  wonder(client: Client, name: string): void {
    const isAllowed = this.visitors.of(client)?.intents.take();
    refuse(client, name.slice(0, 40), { code: isAllowed ? 'unknown-intent' : 'rate-limited' });
  }

  private asking(visitor: Visitor) {
    return {
      table: this.table,
      audience: this.publisher,
      person: visitor.person,
      viewer: visitor.viewer,
      address: addressBehind(visitor.client),
      become: (viewer: Viewer) => {
        visitor.viewer = viewer;
        grant(visitor, this.state);
        this.countSpectators();
        const mayStay = viewer !== 'spectator' || this.table.state.record.settings.spectators;
        // Where nobody may watch, whoever gets up goes: once they have been answered.
        if (!mayStay) setImmediate(() => visitor.client.leave(CLOSE.left));
      },
    };
  }

  /** The older tab is told, and goes quiet. */
  private tellElsewhere(older: Visitor | undefined): void {
    if (!older) return;
    this.visitors.remove(older.client);
    tell(older.client, 'notice', { kind: 'elsewhere' });
    older.client.leave(CLOSE.elsewhere);
  }

  private countSpectators(): void {
    this.table.state.spectators = this.visitors.spectators;
    this.table.conclusion.watchEmptiness(this.visitors.size);
  }
}

const roomOf = new WeakMap<Client, MatchRoom>();

/** Shared by all rooms: a message comes from somebody who has joined one. */
const HANDLERS = handlersFor(
  INTENT_NAMES,
  (name, client, payload, context: RequestContext) =>
    roomOf.get(client)?.take(name, client, payload, context),
  (client, name) => roomOf.get(client)?.wonder(client, name),
);

/** With an id the page waits for a reply. */
interface RequestContext {
  readonly id?: number | undefined;
}

function refuse(client: Client, intent: string, { code, rule }: Omit<Refusal, 'ok'>): void {
  tell(client, 'refusal', { intent, code, ...(rule !== undefined && { rule }) });
}

// The state is sent when something has happened, never by the clock, and a room goes when its table does.
keepFieldsPlain(MatchRoom);

/** The room's class for this server's services. The check at the door is called without `this`. */
export function matchRoomFor(services: Services): typeof MatchRoom {
  const { ports, config } = services;
  const joins = new Allowances(ports, perMinute(config.JOINS_PER_MINUTE));
  return class extends MatchRoom {
    protected override readonly services = services;
    static override onAuth = (_token: string, options: unknown) =>
      counted(services, () => admission(services, options, joins));
  };
}
