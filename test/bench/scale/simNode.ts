import type { IRoomCache } from '@colyseus/core';
import { pino } from 'pino';
import { games } from '../../../shared/games';
import { ROOM_NAME } from '../../../shared/protocol';
import { News } from '../../../server/base/news';
import { newId, pause } from '../../../server/base/ports';
import { Members, processChannel } from '../../../server/cluster/members';
import { Placement } from '../../../server/cluster/placement';
import { SharedTables } from '../../../server/cluster/sharedTables';
import { CLUSTER_VERSION } from '../../../server/cluster/version';
import { RoomList } from '../../../server/framework/roomList';
import { doorRefusal } from '../../../server/rooms/admission';
import { waitAtTheDoor } from '../../../server/rooms/doorstep';
import { HeldElsewhere } from '../../../server/store/errors';
import { SqlLeases } from '../../../server/store/leases';
import { LEASE_MS } from '../../../server/store/open';
import { NodeStanding, type HeldMatch } from '../../../server/store/standing';
import { Directory, type TableRecord } from '../../../server/tables/directory';
import type { World } from './world';

const MANY = 10_000_000;
export const NO_LIMITS = {
  ...{ unvisitedMs: 60_000, tables: MANY, tablesPerPerson: MANY, tablesPerAddress: MANY },
  ...{ daysTables: MANY, daysTablesPerPerson: MANY },
};
export const PATIENCE = { playingMs: 24 * 3_600_000, otherMs: 600_000 };
export const quiet = pino({ level: 'silent' });

/**
 * One of many nodes: its standing, its members, its list of rooms, its placement and its word to the others are those of
 * the server. What a room does is not: letting somebody in takes its processor so long as it was measured to.
 */
export class SimNode {
  readonly news = new News();
  readonly directory: Directory;
  readonly standing: NodeStanding;
  readonly held = new Map<string, HeldMatch>();
  isAlive = true;
  /** How many tables it has, with those it had from the start. */
  load: number;
  private readonly members: Members;
  private readonly rooms: RoomList;
  private readonly placement: Placement;
  private busyUntil = 0;

  constructor(
    readonly name: string,
    private readonly world: World,
    load: number,
    directory?: Directory,
  ) {
    this.load = load;
    const { clock: ports, presence, sql } = world;
    const leases = new SqlLeases(sql, LEASE_MS);
    const processId = () => name;
    this.directory = directory ?? new Directory(ports, NO_LIMITS, games);
    this.members = new Members(
      presence,
      { processId, load: () => this.load, version: CLUSTER_VERSION },
      quiet,
      ports,
    );
    const { members } = this;
    this.standing = new NodeStanding({
      ...{ leases, name, log: quiet, ports },
      newId: () => `${name}.${newId(ports)}`,
      isInTouch: () => members.isInTouch(),
      canReach: async (hold) => (await members.processOf(hold)) !== undefined,
      missed: () => undefined,
      began: () => undefined,
    });
    this.rooms = new RoomList({
      ...{ presence, processId },
      isPresent: (id) => members.isPresent(id),
      mayList: () => this.standing.isHeld(),
    });
    this.placement = new Placement({ leases, members, processId, ports });
    this.news.carry = (item) => world.carry(this, item);
    new SharedTables({
      ...{ games, directory: this.directory, news: this.news, ports, patience: PATIENCE },
      isHeld: () => this.standing.isHeld(),
    });
  }

  async start(): Promise<void> {
    await this.world.presence.subscribe(processChannel(this.name), () => undefined);
    await this.standing.start();
    await this.members.start(() => (this.standing.isHeld() ? this.standing.current : undefined));
  }

  /** As by SIGKILL: it says nothing to anybody any more. */
  die(): void {
    this.isAlive = false;
    const nothing = () => Promise.resolve();
    Object.assign(this.standing, { renew: nothing, look: nothing });
    Object.assign(this.members, { beat: nothing });
    this.news.carry = () => undefined;
    void this.world.clock.while(this.world.presence.unsubscribe(processChannel(this.name)));
  }

  /** Somebody is at this node's door, and gets to the table wherever it is. */
  join(matchId: string): Promise<void> {
    return waitAtTheDoor(this.standing, () => this.seat(matchId), { ports: this.world.clock });
  }

  /** As the framework does it. */
  private async seat(matchId: string): Promise<void> {
    const { world } = this;
    await world.people.know({ id: 'somebody', name: 'Somebody' });
    const conditions = { name: ROOM_NAME, matchId };
    const found = (await this.rooms.findOne(conditions)) as IRoomCache | undefined;
    const host = found
      ? world.node(found.processId)
      : // Of those who come to the same table together the framework lets one have the room opened.
        await world.together(matchId, async () => {
          const host = world.node(await this.placement.placeFor(ROOM_NAME, matchId));
          if (host.isAlive) await host.open(matchId);
          return host;
        });
    if (!host.isAlive) {
      // As the presence says when nobody listens there.
      await this.members.doubt(host.name);
      throw doorRefusal('busy');
    }
    await host.work(world.costs.joinMs);
  }

  private async open(matchId: string): Promise<void> {
    const { world } = this;
    if (this.held.has(matchId)) return;
    let held: HeldMatch;
    try {
      held = await this.standing.hold(matchId);
    } catch (error) {
      if (error instanceof HeldElsewhere) throw doorRefusal('busy');
      throw error;
    }
    this.held.set(matchId, held);
    world.hosts.set(matchId, this);
    this.load++;
    await world.store.openMatch(matchId, held.fence);
    await this.work(world.costs.openMs);
    const room = { name: ROOM_NAME, roomId: matchId, processId: this.name, metadata: { matchId } };
    await this.rooms.persist(room as unknown as IRoomCache, true);
    this.list(world.recordOf(matchId));
  }

  /** What others are told of a table here. */
  list(record: TableRecord): void {
    this.directory.add(Object.assign(record, { isOpen: true, isElsewhere: false }));
  }

  /** One thing after the other. */
  private async work(ms: number): Promise<void> {
    const { clock } = this.world;
    this.busyUntil = Math.max(this.busyUntil, clock.steady()) + ms;
    await pause(clock, this.busyUntil - clock.steady());
  }

  async close(matchId: string): Promise<void> {
    this.held.delete(matchId);
    this.load--;
    this.directory.remove(matchId);
    await this.rooms.remove(matchId);
  }
}
