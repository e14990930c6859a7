import { mechsWith } from '../../support/games';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { mechs, type MechsState } from '../../../shared/games/mechs';
import { House } from '../../server/support/house';
import type { Player } from '../../server/support/player';
import type { Scenario } from '../../games/mechs/support/scenario';
import { newPerson, type PersonOptions } from './browser';
import type { Person } from './person';

/**
 * A real server whose matches begin where the test says, for a real page. The product has no such door: the rules
 * that this server is given deal another start, everything else is as people run it.
 */
export class Stage {
  private constructor(
    private readonly house: House,
    private readonly next: { start?: MechsState },
  ) {}

  static async open(): Promise<Stage> {
    const next: { start?: MechsState } = {};
    const begin: typeof mechs.begin = (config, seed) =>
      next.start ? structuredClone(next.start) : mechs.begin(config, seed);
    const house = await House.open({
      services: { games: mechsWith({ begin }) },
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
    at: Scenario,
    options?: PersonOptions,
  ): Promise<{ ada: Person; others: readonly Player[] }> {
    this.next.start = at.match.position().state;
    const seats = at.open.seats.length as 2 | 3 | 4;
    const { code, matchId } = this.house.table({ seats });
    const { token } = this.house.person('Ada');
    const ada = await newPerson(browser, 'Ada', options);
    await ada.context.addInitScript((mine) => localStorage.setItem('pocket-arena.token', mine), token);
    await ada.page.goto(`${this.house.url}/t/${code}`);
    await ada.page.locator('.lobby-code').waitFor();
    const others: Player[] = [];
    for (const name of ['Grace', 'Linus', 'Edsger'].slice(0, seats - 1))
      others.push(await this.house.person(name).join(matchId));
    await ada.dock.locator('h2').first().waitFor();
    return { ada, others };
  }
}
