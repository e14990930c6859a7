import type { Games } from '../../../shared/games';
import type { SubscribeRequest, TableOrder } from '../../../shared/protocol';
import { Outside } from '../../../server/base/outside';
import { sqliteDatabase, type TestDatabase } from '../../support/databases';
import { Days } from './days';
import { ask } from './http';
import type { Player } from './player';
import { type Device, PushService } from './pushService';
import { Revival } from './revival';
import { settle, until } from './testPorts';

/** One for each test, on a database of its own. */
export function useCalled(
  take: (opened: { readonly called: Called; readonly database: TestDatabase }) => void,
): void {
  let opened: { readonly called: Called; readonly database: TestDatabase };
  beforeEach(async () => {
    const database = sqliteDatabase();
    opened = { database, called: await Called.open(database) };
    take(opened);
  });
  afterEach(async () => {
    await opened.called.close();
    await opened.database.dispose();
  });
}

/** Notices that were not delivered yet. */
export async function onTheWay(database: TestDatabase): Promise<number> {
  return Number((await database.raw('SELECT COUNT(*) AS n FROM notices'))[0]!.n);
}

export const MINUTE = 60_000;
const TEN_MINUTES = 10 * MINUTE;
const TIME_LIMIT_MS = 400;

/** A server whose people play over days, with devices at a push service on this machine. */
export class Called {
  private constructor(
    readonly service: PushService,
    readonly server: Revival,
    readonly days: Days,
  ) {}

  /** `games`: those of the product, if nothing is said. */
  static async open(database: TestDatabase, games?: Games): Promise<Called> {
    const service = await PushService.open();
    const outside = new Outside({ exempt: [service.origin], timeLimitMs: TIME_LIMIT_MS });
    const env = { PUSH_CONTACT: 'mailto:host@play.example', PUBLIC_URL: 'https://play.example' };
    const server = await Revival.open(database, {
      seed: 7,
      outside,
      env,
      services: games ? { games } : {},
    });
    return new Called(service, server, new Days(server));
  }

  async close(): Promise<void> {
    await this.server.close();
    await this.service.close();
  }

  get house() {
    return this.server.house;
  }

  subscribe(player: Player, device: Device, more: Partial<SubscribeRequest> = {}) {
    const body = { ...device.subscription, ...more };
    return ask(this.house, '/api/push', { method: 'PUT', token: player.token, body });
  }

  async person(
    name: string,
    more: Partial<SubscribeRequest> = {},
  ): Promise<{ player: Player; device: Device }> {
    const player = this.house.person(name);
    const device = this.service.device();
    expect((await this.subscribe(player, device, more)).status).toBe(204);
    return { player, device };
  }

  /** All sit down and go; the match begins when the last one comes, and the others are away by then. */
  async begun(players: readonly Player[], order: TableOrder = {}): Promise<string> {
    const { matchId } = await this.house.keptTable({ clock: '12h', seats: players.length, ...order });
    for (const player of players)
      await this.visit(player, matchId, async (there) => {
        // Whoever goes before it is kept has no part in the seed: then no two matches would be alike.
        await until(() => there.isContributionTaken, 'a part in the seed');
        if (player !== players.at(-1)) return;
        await this.days.soon(() => there.table.phase === 'playing', 'the start');
      });
    return matchId;
  }

  /** At a full ten minutes, whatever the one before took. What follows from it is sent. */
  async visit(player: Player, matchId: string, act?: (there: Player) => Promise<void>): Promise<void> {
    const { ports } = this.house;
    ports.leap(TEN_MINUTES - (ports.now() % TEN_MINUTES));
    await this.days.visit(player, matchId, act);
    await this.sent();
  }

  /** What is due is on its way, and answered. */
  async sent(later = 0): Promise<void> {
    const { calling, ports } = this.house;
    for (const ms of later > 0 ? [0, later] : [0]) {
      ports.leap(ms);
      await this.server.flushed();
      await settle(10);
      await calling!.courier.look();
      await calling!.courier.settled();
    }
  }
}
