import { must } from '../../shared/core';
import {
  settingsFrom,
  type QueueMessageName,
  type QueueMessages,
  type QueueOutlook,
  type RefusalReason,
  type Wish,
} from '../../shared/protocol';
import type { Person } from '../people/identity';
import type { Cancel } from '../base/ports';
import { botNearest } from '../ratings/bots';
import { doubtOf, NEWCOMER, pointsOf } from '../ratings/skill';
import type { Services } from '../services';
import type { HeldRole } from '../store/store';
import type { TableRecord } from '../tables/directory';
import { newBot, type Sitter } from '../tables/sitters';
import { Matchmaker, type Proposal, type QueueEvent } from './matchmaker';

/** Somebody who waits, as the queue sees them: no socket, no session. */
export interface Waiter {
  readonly person: Person;
  /** Stands for the address they come from, where it is known. */
  readonly from?: string | undefined;
  tell<Name extends QueueMessageName>(name: Name, message: QueueMessages[Name]): void;
  /** They have a table, or are out: nothing more will be said. */
  dismiss(): void;
}

const LOOK_MS = 1000;

/** A page that is in sight confirms at once; whoever has not by then looks at something else. */
const UNSEEN_MS = 1500;

type QuickPlayServices = Pick<
  Services,
  | 'ports'
  | 'log'
  | 'games'
  | 'tables'
  | 'directory'
  | 'standings'
  | 'blocks'
  | 'closing'
  | 'telemetry'
  | 'caller'
>;

/** The matchmaker with the world around it: time, ratings from the store, and tables to open. */
export class QuickPlay {
  private readonly matchmaker: Matchmaker;
  private readonly waiters = new Map<string, Waiter>();
  /** Tables that people were sent to and that have not begun, and the proposals that they came of. */
  private readonly awaited = new Map<string, number>();
  private timer: Cancel | undefined;
  /** The right to open tables for strangers, where several nodes could. */
  under: HeldRole | undefined;

  constructor(private readonly services: QuickPlayServices) {
    this.matchmaker = new Matchmaker({
      sizesOf: (game) => services.games.named(game)?.table.sizes ?? [],
      areApart: (a, b) => services.blocks.areApart(a, b),
    });
    services.directory.watch((matchId) => this.follow(matchId));
  }

  /** A second tab of the same person takes over from the first, and keeps the place. */
  async join(waiter: Waiter, wish: Wish): Promise<void> {
    const { id } = waiter.person;
    const older = this.waiters.get(id);
    this.waiters.set(id, waiter);
    older?.dismiss();
    const { rating, doubt } = await this.strengthOf(id, wish.game);
    // Gone while the store was asked, or replaced by yet another tab.
    if (this.waiters.get(id) !== waiter) return;
    this.look();
    this.carryOut(this.matchmaker.join({ person: id, wish, rating, doubt, from: waiter.from }, this.now()));
    const proposal = this.matchmaker.proposalOf(id);
    if (proposal && older) this.propose(waiter, proposal);
    this.tellStatus(waiter);
  }

  /** Cancelled or dropped. */
  leave(waiter: Waiter): void {
    const { id } = waiter.person;
    if (this.waiters.get(id) !== waiter) return;
    this.waiters.delete(id);
    this.carryOut(this.matchmaker.leave(id, this.now()));
  }

  confirm(waiter: Waiter, proposal: number): RefusalReason | undefined {
    return this.act(waiter, (id) => this.matchmaker.confirm(id, proposal, this.now()));
  }

  fillWithBots(waiter: Waiter): RefusalReason | undefined {
    return this.act(waiter, (id) => this.matchmaker.fillWithBots(id, this.now()));
  }

  outlook(wish: Wish): QueueOutlook {
    const { waiting, expectedMs } = this.matchmaker.outlook(wish, this.now());
    return {
      wish,
      waiting,
      ...(expectedMs === undefined ? {} : { expectedSeconds: Math.ceil(expectedMs / 1000) }),
    };
  }

  get size(): number {
    return this.matchmaker.size;
  }

  sizeFor(game: string): number {
    return this.matchmaker.sizeFor(game);
  }

  private act(waiter: Waiter, move: (id: string) => QueueEvent[] | RefusalReason): RefusalReason | undefined {
    const { id } = waiter.person;
    if (this.waiters.get(id) !== waiter) return 'stale';
    if (this.services.closing.reason) return this.services.closing.reason;
    const events = move(id);
    if (typeof events === 'string') return events;
    this.carryOut(events);
    return undefined;
  }

  /** From the store: what a page says about its strength is never asked. */
  private async strengthOf(id: string, game: string): Promise<{ rating: number; doubt: number }> {
    const { standings, log } = this.services;
    const ratings = await standings.ratings(game, [id]).catch((error: unknown) => {
      log.warn({ err: error }, 'a rating could not be read; the person plays as a newcomer');
      return new Map<string, never>();
    });
    const rating = ratings.get(id) ?? NEWCOMER;
    return { rating: pointsOf(rating), doubt: doubtOf(rating) };
  }

  private now(): number {
    return this.services.ports.steady();
  }

  /** Once a second while somebody is there. */
  private look(): void {
    this.timer ??= this.services.ports.setTimer(LOOK_MS, () => {
      this.timer = undefined;
      if (this.waiters.size === 0) return;
      this.look();
      this.carryOut(this.matchmaker.update(this.now()));
      for (const waiter of this.waiters.values()) this.tellStatus(waiter);
    });
  }

  private carryOut(events: readonly QueueEvent[]): void {
    for (const event of events) {
      switch (event.type) {
        case 'proposed':
          for (const { person } of event.proposal.tickets) {
            const waiter = this.waiters.get(person);
            if (waiter) this.propose(waiter, event.proposal);
          }
          this.callWhoIsElsewhere(event.proposal);
          break;
        case 'agreed':
          for (const { since, wish } of event.proposal.tickets)
            this.services.telemetry.queued(wish.game, this.now() - since);
          void this.openTable(event.proposal);
          break;
        case 'returned':
          this.waiters.get(event.ticket.person)?.tell('again', { proposal: event.proposal });
          break;
        case 'missed':
          this.release(event.ticket.person, (waiter) => waiter.tell('out', { code: 'unconfirmed' }));
          break;
      }
    }
  }

  private propose(waiter: Waiter, { id, size, wish, until }: Proposal): void {
    waiter.tell('proposal', { proposal: id, seats: size, ...wish, until, now: this.now() });
  }

  private callWhoIsElsewhere(proposal: Proposal): void {
    const { caller, ports, log } = this.services;
    if (!caller) return;
    ports.setTimer(UNSEEN_MS, () => {
      const ms = proposal.until - this.now();
      for (const person of this.matchmaker.unconfirmed(proposal))
        caller
          .found(person, { game: proposal.wish.game, ms })
          .catch((error: unknown) => log.warn({ err: error }, 'somebody could not be called to their match'));
    });
  }

  private tellStatus(waiter: Waiter): void {
    const status = this.matchmaker.statusOf(waiter.person.id, this.now());
    if (status) waiter.tell('queue', status);
  }

  /** Whether those who were sent to a table have come, on whichever node it is. */
  private follow(matchId: string): void {
    const proposal = this.awaited.get(matchId);
    if (proposal === undefined) return;
    const record = this.services.directory.find(matchId);
    if (record?.phase === 'gathering')
      return this.matchmaker.came(proposal, record.present ?? [], this.now());
    this.awaited.delete(matchId);
    if (record) this.matchmaker.begun(proposal);
  }

  private async openTable(proposal: Proposal): Promise<void> {
    const record = await this.tableFor(proposal);
    if (typeof record === 'string') this.matchmaker.failed(proposal.id);
    else {
      record.isAgreed = true;
      this.awaited.set(record.matchId, proposal.id);
    }
    for (const { person } of proposal.tickets) {
      this.release(person, (waiter) => {
        if (typeof record === 'string') waiter.tell('out', { code: record });
        else waiter.tell('table', { matchId: record.matchId, code: record.code, game: proposal.wish.game });
      });
    }
  }

  private async tableFor({ tickets, size, wish }: Proposal): Promise<TableRecord | RefusalReason> {
    const { games, tables, ports, log, closing } = this.services;
    if (closing.reason) return closing.reason;
    const kit = must(games.named(wish.game), `game ${wish.game}`);
    const settings = must(settingsFrom(games, { seats: size, public: true, ...wish }), 'settings');
    const people = tickets.flatMap(({ person }) => this.waiters.get(person) ?? []);
    const sitters: Sitter[] = people.map(({ person }) => person);
    const rating = tickets.reduce((sum, ticket) => sum + ticket.rating, 0) / tickets.length;
    while (sitters.length < size) sitters.push(newBot(botNearest(kit, rating), sitters));
    // Nobody has the first seat for having waited longest.
    const turn = (ports.randomBytes(1)[0] ?? 0) % sitters.length;
    const seated = [...sitters.slice(turn), ...sitters.slice(0, turn)];
    let record: TableRecord | RefusalReason = 'internal';
    try {
      // A table counts as its creator's; one of them may have too many already.
      for (const { person, from } of people) {
        record = await tables.open({ ...person, from }, settings, seated, this.under);
        if (record !== 'too-many-tables') break;
      }
    } catch (error) {
      log.error({ err: error }, 'quick play could not open a table');
    }
    return record;
  }

  private release(person: string, tell: (waiter: Waiter) => void): void {
    const waiter = this.waiters.get(person);
    if (!waiter) return;
    this.waiters.delete(person);
    tell(waiter);
    waiter.dismiss();
  }
}
