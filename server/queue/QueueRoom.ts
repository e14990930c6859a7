import { z } from 'zod';
import type { Games } from '../../shared/games';
import {
  CLOSE,
  queueIntents,
  queueOptions,
  QUEUE_ROOM,
  type QueueMessageName,
  type QueueMessages,
  type QueueOutlook,
  wishFrom,
  type Wish,
} from '../../shared/protocol';
import { addressBehind } from '../framework/connectionAddress';
import { Allowances, perMinute } from '../base/limits';
import type { QuickPlay, Waiter } from './quickPlay';
import type { Services } from '../services';
import { HeldElsewhere } from '../store/errors';
import { counted, doorRefusal } from '../rooms/admission';
import { SideRoom, sideAdmission, type Guest } from '../rooms/SideRoom';

/**
 * Where people wait for strangers. The framework's own queue believes what a client says about its rank; here the
 * rating comes from the store, and everything else is done by quick play.
 */
export class QueueRoom extends SideRoom {
  protected readonly quickPlay!: QuickPlay;
  protected override readonly schemas = queueIntents;
  private readonly waiters = new Map<Guest, Waiter>();
  private release: () => void = () => undefined;

  protected override readonly handlers = {
    confirm: (guest: Guest, { proposal }: { proposal: number }) =>
      this.withWaiter(guest, (waiter) => this.quickPlay.confirm(waiter, proposal)),
    fillWithBots: (guest: Guest) => this.withWaiter(guest, (waiter) => this.quickPlay.fillWithBots(waiter)),
    cancel: (guest: Guest) =>
      this.withWaiter(guest, (waiter) => {
        this.quickPlay.leave(waiter);
        setImmediate(() => waiter.dismiss());
        return undefined;
      }),
  };

  /** One queue for all nodes, so that everybody meets everybody, and nobody gets two tables. */
  override async onCreate(): Promise<void> {
    const { standing, log } = this.services;
    try {
      const { under, release } = await standing.holdRole(QUEUE_ROOM);
      this.quickPlay.under = under;
      this.release = release;
    } catch (error) {
      if (!(error instanceof HeldElsewhere)) log.error({ err: error }, 'the queue could not be opened');
      throw doorRefusal('busy');
    }
    await super.onCreate();
  }

  override onDispose(): void {
    super.onDispose();
    this.release();
  }

  /** For the other nodes, which ask for it. */
  outlook(wish: Wish): QueueOutlook {
    return this.quickPlay.outlook(wish);
  }

  protected override came(guest: Guest, options: unknown): void {
    const { client, person } = guest;
    const address = addressBehind(client);
    const waiter: Waiter = {
      person,
      from: address === undefined ? undefined : this.services.identity.veil(address),
      tell: <Name extends QueueMessageName>(name: Name, message: QueueMessages[Name]) =>
        client.send(name, message),
      dismiss: () => client.leave(CLOSE.left),
    };
    this.waiters.set(guest, waiter);
    const { wish } = options as { wish: Wish };
    this.quickPlay.join(waiter, wish).catch((error: unknown) => {
      this.services.log.error({ err: error }, 'somebody could not be put into the queue');
      client.leave(CLOSE.again);
    });
  }

  protected override went(guest: Guest): void {
    const waiter = this.waiters.get(guest);
    this.waiters.delete(guest);
    if (waiter) this.quickPlay.leave(waiter);
  }

  private withWaiter<T>(guest: Guest, act: (waiter: Waiter) => T): T | 'stale' {
    const waiter = this.waiters.get(guest);
    return waiter ? act(waiter) : 'stale';
  }
}

/** Only for games that are played here. */
function optionsFor(games: Games) {
  return queueOptions.transform(({ wish: given, ...options }, context) => {
    const wish = wishFrom(games, given);
    if (wish) return { ...options, wish };
    context.addIssue('No such wish can be fulfilled here.');
    return z.NEVER;
  });
}

export function queueRoomFor(services: Services, quickPlay: QuickPlay): typeof QueueRoom {
  const joins = new Allowances(services.ports, perMinute(services.config.JOINS_PER_MINUTE));
  return class extends QueueRoom {
    protected override readonly services = services;
    protected override readonly quickPlay = quickPlay;
    static override onAuth = (_token: string, options: unknown) =>
      counted(services, () => {
        // Nobody waits for a table that will not be opened.
        if (services.closing.reason) throw doorRefusal(services.closing.reason);
        return sideAdmission(services, optionsFor(services.games), options, joins);
      });
  };
}
