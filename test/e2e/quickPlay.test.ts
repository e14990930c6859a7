import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { CONFIRM_MS, OFFER_BOTS_MS } from '../../server/queue/matchmaker';
import { FIRST_PAUSE_MS } from '../../server/queue/reliability';
import { House } from '../server/support/house';
import { Phoenix } from '../support/phoenix';
import { axeFindings } from './support/axe';
import { launch, newPerson } from './support/browser';
import type { Person } from './support/person';
import { photograph } from './support/screens';
import { titled } from './support/titled';

jest.setTimeout(60_000);

/** A page that nobody looks at, until `look`. */
/** Mice move while a page is loading. */
const MOVING = () =>
  addEventListener('DOMContentLoaded', () =>
    document.body.dispatchEvent(new Event('pointermove', { bubbles: true })),
  );

const HIDDEN = () => {
  let isHidden = true;
  Object.defineProperty(document, 'hidden', { get: () => isHidden });
  addEventListener('look', () => {
    isHidden = false;
    document.dispatchEvent(new Event('visibilitychange'));
  });
};

describe('quick play', () => {
  let browser: Browser;
  const people: Person[] = [];

  beforeAll(async () => void (browser = await launch()));
  afterAll(() => browser?.close());
  afterEach(async () => {
    await Promise.all(people.splice(0).map(({ context }) => context.close()));
  });

  async function atHome(url: string, name: string, { isHidden = false } = {}): Promise<Person> {
    const person = await newPerson(browser, name);
    people.push(person);
    if (isHidden) await person.context.addInitScript(HIDDEN);
    await person.context.addInitScript(MOVING);
    await person.page.goto(url);
    await person.page.getByLabel('Your name').fill(name);
    return person;
  }
  // Who has played before looks for strangers with it.
  const seek = ({ page }: Person) => page.getByRole('button', { name: 'Play now' }).click();
  const choose = ({ page }: Person) =>
    page.getByRole('button', { name: /^Change what is looked for/ }).click();

  describe('of the product', () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'pocket-arena-queue-'));
    let server: Phoenix;
    beforeAll(async () => void (server = await Phoenix.start({ DATA_DIR: dataDir })));
    afterAll(async () => {
      await server?.kill();
      rmSync(dataDir, { recursive: true, force: true });
    });

    test('two strangers press it and are in a running match, without another click', async () => {
      const [ada, grace] = [await atHome(server.url, 'Ada'), await atHome(server.url, 'Grace')];
      await seek(ada);
      await ada.page.getByText('You are the first in line.').waitFor();
      await photograph(ada.page, 'queue');
      expect(await axeFindings(ada.page)).toEqual([]);
      await seek(grace);
      await Promise.all([ada, grace].map((person) => person.prompt('Choose your pilot')));
      expect(new URL(ada.page.url()).pathname).toBe(new URL(grace.page.url()).pathname);
      expect([...ada.errors, ...grace.errors]).toEqual([]);
    });

    test('it can be cancelled at any time, and the wish is remembered', async () => {
      const ada = await atHome(server.url, 'Ada');
      const { page } = ada;
      await choose(ada);
      await page.getByRole('radio', { name: '4 players' }).check({ force: true });
      await page.getByRole('radio', { name: 'Casual' }).check({ force: true });
      await photograph(page, 'queue-choices');
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Find a match' }).click();
      await page.getByText('You are the first in line.').waitFor();
      const grace = await atHome(server.url, 'Grace');
      await choose(grace);
      await grace.page.getByText('Be the first in line.').waitFor();
      await grace.page.getByRole('radio', { name: 'Casual' }).check({ force: true });
      await grace.page.getByText('1 player waiting').waitFor();
      // Waiting goes on while something else is read.
      await page.getByRole('link', { name: 'How to play' }).click();
      await page.getByRole('heading', { name: 'How to play' }).waitFor();
      await page.locator('.queue-bar').getByText('Finding you a match').waitFor();
      await photograph(page, 'queue-bar');
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.locator('.queue-bar').waitFor({ state: 'detached' });
      await page.goto(server.url);
      await page.getByText('Mechs · 4 players · standard pace · casual').waitFor();
      await choose(ada);
      expect(await page.getByRole('radio', { name: '4 players' }).isChecked()).toBe(true);
      expect(await page.getByRole('radio', { name: 'Casual' }).isChecked()).toBe(true);
      expect([...ada.errors, ...grace.errors]).toEqual([]);
    });

    test('a server that goes and comes back finds everybody in line again, without a click', async () => {
      const ada = await atHome(server.url, 'Ada');
      await seek(ada);
      await ada.page.getByText('You are the first in line.').waitFor();
      await server.kill();
      await ada.page.getByText('Connection lost. Getting you back in line…').waitFor();
      await photograph(ada.page, 'queue-lost');
      expect(await axeFindings(ada.page)).toEqual([]);
      await server.rise();
      await ada.page.getByText('You are the first in line.').waitFor();
    });
  });

  describe('in a time that the test owns', () => {
    let house: House;
    beforeEach(
      async () => void (house = await House.open({ clientDir: join(process.cwd(), 'dist/client') })),
    );
    afterEach(() => house.close());

    test('after twenty seconds bots are offered, and the match starts with them', async () => {
      const ada = await atHome(house.url, 'Ada');
      await seek(ada);
      await ada.page.getByText('You are the first in line.').waitFor();
      await house.ports.advance(OFFER_BOTS_MS);
      await ada.page.getByText('It is quiet at the moment.').waitFor();
      await photograph(ada.page, 'queue-bots');
      expect(await axeFindings(ada.page)).toEqual([]);
      await ada.page.getByRole('button', { name: 'Start now with bots' }).click();
      await ada.prompt('Choose your pilot');
      expect(ada.errors).toEqual([]);
    });

    test('whoever looks elsewhere is called, and is in as soon as they look', async () => {
      const ada = await atHome(house.url, 'Ada');
      const grace = await atHome(house.url, 'Grace', { isHidden: true });
      await seek(ada);
      await seek(grace);
      await ada.page.getByText('Waiting for the others to be ready…').waitFor();
      await grace.page.getByRole('button', { name: 'I am ready' }).waitFor();
      await titled(grace.page, '● Match found! · Pocket Arena');
      await photograph(grace.page, 'queue-found');
      expect(await axeFindings(grace.page)).toEqual([]);
      await grace.page.evaluate(() => dispatchEvent(new Event('look')));
      for (const person of [ada, grace]) await person.prompt('Choose your pilot');
      expect([...ada.errors, ...grace.errors]).toEqual([]);
    });

    test('a second tab takes the place in line, and the first says so and takes it back', async () => {
      const ada = await atHome(house.url, 'Ada');
      await seek(ada);
      await ada.page.getByText('You are the first in line.').waitFor();
      const second = await ada.context.newPage();
      await second.goto(house.url);
      await second.getByRole('button', { name: 'Play now' }).click();
      await second.getByText('You are the first in line.').waitFor();
      await ada.page.getByText('You are waiting in another tab or on another device.').waitFor();
      await photograph(ada.page, 'queue-elsewhere');
      expect(await axeFindings(ada.page)).toEqual([]);
      await ada.page.getByRole('button', { name: 'Wait here' }).click();
      await second.getByText('You are waiting in another tab or on another device.').waitFor();
      await ada.page.getByText('You are the first in line.').waitFor();
      expect(ada.errors).toEqual([]);
    });

    test('whoever does not come in ten seconds is out, and the other is first in line', async () => {
      const ada = await atHome(house.url, 'Ada');
      const grace = await atHome(house.url, 'Grace', { isHidden: true });
      await seek(ada);
      await seek(grace);
      await ada.page.getByText('Waiting for the others to be ready…').waitFor();
      await house.ports.advance(CONFIRM_MS + 1000);
      await ada.page.getByText('Somebody was not ready. You are first in line now.').waitFor();
      await grace.page.getByText('you did not say in time that you are there').waitFor();
      await photograph(grace.page, 'queue-out');
      expect(await axeFindings(grace.page)).toEqual([]);
      await grace.page.evaluate(() => dispatchEvent(new Event('look')));
      // Whoever let others down is not matched again at once.
      await house.ports.advance(FIRST_PAUSE_MS);
      await grace.page.getByRole('button', { name: 'Try again' }).click();
      for (const person of [ada, grace]) await person.prompt('Choose your pilot');
      expect([...ada.errors, ...grace.errors]).toEqual([]);
    });
  });
});
