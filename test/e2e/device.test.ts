import type { Browser } from 'playwright-core';
import { newPerson } from './support/browser';
import { Person } from './support/person';
import { playUntil } from './support/play';
import { useProduct } from './support/product';

jest.setTimeout(240_000);

const product = useProduct();

/** A page that has been there once, and the network gone since. */
async function withoutNetwork(browser: Browser, url: string): Promise<Person> {
  const person = await newPerson(browser, 'Ada', { hasWorker: true });
  await person.page.goto(url);
  await person.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await person.context.setOffline(true);
  await person.page.goto(url);
  await person.page.getByText('The server cannot be reached.', { exact: false }).waitFor();
  return person;
}

const isOver = async ({ page }: Person) => (await page.locator('.results').count()) > 0;

/** What has happened in the match. */
const story = ({ page }: Person) => page.locator('#words-log').innerText();

/** The rest is played anew, without a network as well. */
async function changeProgram({ page }: Person): Promise<void> {
  for (let round = 0; round < 2; round++) await page.getByRole('button', { name: 'One round on' }).click();
  await page.getByRole('button', { name: 'One turn on' }).click();
  await page.getByRole('button', { name: 'What if…?' }).click();
  await page.getByRole('button', { name: 'program of round 2' }).first().click();
  await page.getByText('had chosen otherwise?').waitFor();
  await page.getByRole('button', { name: 'Start over' }).click();
  for (let slot = 0; slot < 4; slot++) await page.locator('.hand-card:not(:disabled)').last().click();
  await page.getByRole('button', { name: 'Lock in my program' }).click();
  await page.getByRole('region', { name: 'What if' }).waitFor();
}

test.each([
  { game: 'Mechs', solo: 'Solo: against two robots' },
  { game: 'Western', solo: 'Solo: against the Rival' },
])(
  'a solo match of $game is played to its end with the network cut, closed in between, and watched again with another choice',
  async ({ game, solo }) => {
    const ada = await withoutNetwork(product.browser, product.server.url);
    const { page, context } = ada;
    await page.getByRole('radio', { name: game }).check({ force: true });
    await page.getByRole('button', { name: solo }).click();
    await page.waitForURL('**/device/*');
    await ada.dock.getByRole('heading').first().waitFor();
    let acts = 0;
    await playUntil([ada], async () => ++acts > 25 || (await isOver(ada)));

    const before = await story(ada);
    await page.close();
    const again = new Person('Ada', context, await context.newPage());
    await again.page.goto(product.server.url);
    await again.page.getByRole('heading', { name: 'On this device' }).waitFor();
    await again.page.getByRole('link', { name: 'Continue' }).click();
    await again.dock.getByRole('heading').first().waitFor();
    // The last answer may still have been running on the page that was closed.
    const after = await story(again);
    expect(after.slice(0, before.length)).toBe(before);

    await playUntil([again], () => isOver(again));
    await again.page.getByRole('link', { name: 'Watch again' }).first().click();
    await again.page.locator('.timeline').waitFor();
    if (game === 'Mechs') await changeProgram(again);
    await context.setOffline(false);
    await again.page.goto(product.server.url);
    await again.page.getByRole('button', { name: 'Play now' }).waitFor();
    expect(again.errors.filter((error) => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    await context.close();
  },
);
