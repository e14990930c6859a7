import type { Browser } from 'playwright-core';
import { axeFindings } from './support/axe';
import { launch, newPerson, type PersonOptions } from './support/browser';
import type { Person } from './support/person';
import { photograph } from './support/screens';
import { startServer, type RunningServer } from './support/server';

jest.setTimeout(60_000);

describe('quick play', () => {
  let server: RunningServer;
  let browser: Browser;
  const people: Person[] = [];

  beforeAll(async () => {
    server = await startServer();
    browser = await launch();
  });

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  afterEach(async () => {
    expect(people.flatMap(({ errors }) => errors)).toEqual([]);
    await Promise.all(people.splice(0).map(({ context }) => context.close()));
  });

  async function atHome(name: string, options?: PersonOptions): Promise<Person> {
    const person = await newPerson(browser, name, options);
    people.push(person);
    await person.page.goto(server.url);
    await person.page.getByLabel('Your name').fill(name);
    return person;
  }
  const seek = ({ page }: Person) => page.getByRole('button', { name: 'Find a match' }).click();

  test('two strangers press it and are in a running match, without another click', async () => {
    const [ada, grace] = [await atHome('Ada'), await atHome('Grace')];
    await seek(ada);
    await ada.page.getByText('You are the first in line.').waitFor();
    await photograph(ada.page, 'queue');
    expect(await axeFindings(ada.page)).toEqual([]);
    await seek(grace);
    await Promise.all([ada, grace].map((person) => person.prompt('Choose your pilot')));
    expect(new URL(ada.page.url()).pathname).toBe(new URL(grace.page.url()).pathname);
  });

  test('it can be cancelled at any time, and the wish is remembered', async () => {
    const ada = await atHome('Ada');
    const { page } = ada;
    await page.getByRole('radio', { name: '4 players' }).check({ force: true });
    await page.getByRole('radio', { name: 'Casual' }).check({ force: true });
    await seek(ada);
    await page.getByText('You are the first in line.').waitFor();
    const grace = await atHome('Grace');
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
    expect(await page.getByRole('radio', { name: '4 players' }).isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: 'Casual' }).isChecked()).toBe(true);
  });
});
