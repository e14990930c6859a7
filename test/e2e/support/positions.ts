import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { Game, GameTypes } from '../../../shared/core';
import { games, gamesFrom, type AnyKit } from '../../../shared/games';
import type { TableOrder } from '../../../shared/protocol';
import { House } from '../../server/support/house';
import type { Player } from '../../server/support/player';
import { newPerson, type PersonOptions } from './browser';
import type { Person } from './person';

type Prepared = ReturnType<Game<GameTypes>['begin']>;

/** A scenario of any game: the match begins where it stands. */
export interface Position {
  readonly open: { readonly seats: readonly unknown[] };
  readonly match: { position(): { readonly state: Prepared } };
}

/**
 * A real server whose matches begin where the test says, for a real page. The product has no such door: the rules
 * that this server is given deal another start, everything else is as people run it.
 */
export class Stage {
  private constructor(
    private readonly house: House,
    private readonly next: { start?: Prepared },
  ) {}

  static async open(): Promise<Stage> {
    const next: { start?: Prepared } = {};
    const prepared = (kit: AnyKit): AnyKit => {
      const rules: Game<GameTypes> = kit.rules;
      return {
        ...kit,
        rules: {
          ...rules,
          begin: (config, seed) => structuredClone(next.start) ?? rules.begin(config, seed),
        },
      };
    };
    const house = await House.open({
      services: { games: gamesFrom(games.all.map(prepared)) },
      clientDir: join(process.cwd(), 'dist/client'),
    });
    return new Stage(house, next);
  }

  close(): Promise<void> {
    return this.house.close();
  }

  /** Time passes at this server only when a test says so. */
  pass(ms: number): Promise<void> {
    return this.house.ports.advance(ms);
  }

  /** Ada sits in seat A with a browser, the others have plain sockets; the match begins at this position. */
  async play(
    browser: Browser,
    at: Position,
    options?: PersonOptions,
    order: Omit<TableOrder, 'bots'> = {},
  ): Promise<{ ada: Person; others: readonly Player[] }> {
    this.next.start = at.match.position().state;
    const seats = at.open.seats.length;
    const { code, matchId } = this.house.table({ seats, ...order });
    const { token } = this.house.person('Ada');
    const ada = await newPerson(browser, 'Ada', options);
    await ada.context.addInitScript((mine) => localStorage.setItem('pocket-arena.token', mine), token);
    await ada.page.goto(`${this.house.url}/t/${code}`);
    // Alone at a table there is nobody to wait for.
    if (seats > 1) await ada.page.locator('.lobby-code').waitFor();
    const others: Player[] = [];
    for (const name of ['Grace', 'Linus', 'Edsger'].slice(0, seats - 1))
      others.push(await this.house.person(name).join(matchId));
    await ada.dock.locator('h2').first().waitFor();
    return { ada, others };
  }
}
