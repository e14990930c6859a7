import { thinker } from '../../support/games';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { botAutopilot } from '../../../server/bots/autopilot';
import { openStore } from '../../../server/store/open';
import type { Store } from '../../../server/store/store';
import { House } from '../../server/support/house';
import { newPerson } from './browser';
import type { Person } from './person';

/** A real server with a store, on which matches end within seconds: its time is the test's, and runs out for everybody. */
export class Arcade {
  private constructor(
    private readonly house: House,
    private readonly store: Store,
    private readonly dataDir: string,
  ) {}

  static async open(): Promise<Arcade> {
    const dataDir = mkdtempSync(join(tmpdir(), 'pocket-arena-arcade-'));
    const store = await openStore({ dataDir });
    const house = await House.open({
      seed: 5,
      store,
      services: { autopilot: botAutopilot(thinker, 'veteran') },
      clientDir: join(process.cwd(), 'dist/client'),
    });
    return new Arcade(house, store, dataDir);
  }

  get url(): string {
    return this.house.url;
  }

  async close(): Promise<void> {
    await this.house.close();
    await this.store.close();
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  /** Ada sits there with her browser and watches her seat being played for her, to the end. */
  async playOut(browser: Browser): Promise<{ ada: Person; matchId: string }> {
    const { code, matchId } = await this.house.keptTable({ seats: 2, clock: 'blitz', bots: ['veteran'] });
    const { token } = this.house.person('Ada');
    const ada = await newPerson(browser, 'Ada');
    await ada.context.addInitScript((mine) => localStorage.setItem('pocket-arena.token', mine), token);
    await ada.page.goto(`${this.url}/t/${code}`);
    await ada.dock.locator('h2').first().waitFor();
    // T14: by her own choice, and she stays to see it.
    await ada.page.getByRole('button', { name: 'Menu' }).click();
    await ada.page.getByRole('button', { name: 'Let the autopilot play for me' }).click();
    await ada.page.getByText('It is not rated: nothing is lost.').waitFor();
    await ada.page.getByRole('button', { name: 'Let it play' }).click();
    await ada.dock.getByText('You chose it.').waitFor();
    // Once in between the page is loaded anew: its notes go on where they were.
    await this.house.ports.advance(60_000);
    await ada.page.reload();
    await ada.dock.locator('h2').first().waitFor();
    const isOver = async () => (await ada.page.locator('.results').count()) > 0;
    while (!(await isOver())) await this.house.ports.advance(60_000);
    return { ada, matchId };
  }
}
