import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { House } from '../server/support/house';
import { axeFindings } from './support/axe';
import { launch, newPerson } from './support/browser';
import type { Person } from './support/person';
import { photograph } from './support/screens';

const BLITZ_MS = 15_000;

describe('two friends at a table of their own', () => {
  let house: House;
  let browser: Browser;
  let ada: Person;
  let grace: Person;

  beforeAll(async () => {
    house = await House.open({
      env: { START_SECONDS: '5' },
      clientDir: join(process.cwd(), 'dist/client'),
    });
    browser = await launch();
    ada = await newPerson(browser, 'Ada');
    grace = await newPerson(browser, 'Grace');
  });

  afterAll(async () => {
    await browser?.close();
    await house?.close();
  });

  const says = (person: Person, text: string | RegExp) => person.page.getByText(text).first().waitFor();

  test('T11 the invitation says who invites to what, and the match waits until both are ready', async () => {
    const { code } = house.table({ clock: 'blitz' });
    const link = `${house.url}/t/${code}`;
    await ada.page.goto(link);
    await ada.page.getByLabel('Your name').fill('Ada');
    await ada.page.getByRole('button', { name: 'Take a seat' }).click();
    await ada.page.locator('.lobby-code').waitFor();
    // A page without TLS has no clipboard that it could ask for.
    await ada.page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
    await ada.page.getByRole('button', { name: 'Copy link' }).click();
    await ada.page.getByRole('button', { name: 'Copied' }).waitFor();
    await grace.page.goto(link);
    await grace.page.getByRole('heading', { name: 'Ada invites you to a match of Mechs' }).waitFor();
    await says(grace, 'Blitz');
    await says(grace, '1 of 2 seats taken');
    expect(await axeFindings(grace.page)).toEqual([]);
    await photograph(grace.page, 'invitation');
    await grace.page.getByLabel('Your name').fill('Grace');
    await grace.page.getByRole('button', { name: 'Take a seat' }).click();
    await says(grace, 'Everybody is here.');
    await photograph(ada.page, 'ready-check');
    expect(await axeFindings(ada.page)).toEqual([]);
    await grace.page.getByRole('button', { name: 'Wait for me' }).click();
    await says(ada, 'Waiting for Grace to look at the table.');
    await house.ports.advance(60_000);
    await grace.page.getByRole('button', { name: 'I am ready' }).click();
    await says(ada, 'Everybody is here.');
    await house.ports.advance(5000);
    for (const person of [ada, grace]) await person.prompt('Choose your pilot');
  });

  test('T12 T13 who misses a deadline is warned, then told why the autopilot plays; with both idle the match waits', async () => {
    await house.ports.advance(BLITZ_MS);
    await ada.dock.getByText('If it runs out once more, the autopilot plays for you.').waitFor();
    for (let i = 0; i < 6; i++) await house.ports.advance(BLITZ_MS / 2);
    for (const person of [ada, grace]) {
      await person.prompt('The autopilot plays for you.');
      await person.dock.getByText('Your time ran out twice in a row.').waitFor();
      await says(person, 'Nobody plays at the moment, so the match waits.');
    }
    await photograph(ada.page, 'idle');
    expect(await axeFindings(ada.page)).toEqual([]);
    await ada.dock.getByRole('button', { name: 'Take your seat back' }).click();
    await grace.page.getByText('Nobody plays at the moment').waitFor({ state: 'detached' });
    await grace.dock.getByRole('button', { name: 'Take your seat back' }).click();
    await ada.dock.getByText('The autopilot plays for you.').waitFor({ state: 'detached' });
  });

  test('a rematch that one offers is one button for the other, and takes both there', async () => {
    for (const { page } of [ada, grace]) {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Vote to end the match' }).click();
    }
    const before = ada.page.url();
    await ada.dock.getByRole('button', { name: 'Play again' }).click();
    await says(ada, 'You want to play again. Waiting for Grace…');
    await says(grace, 'Ada wants to play again.');
    await photograph(grace.page, 'rematch-offered');
    await grace.dock.getByRole('button', { name: 'Play again, too' }).click();
    for (const { page } of [ada, grace]) await page.waitForURL((url) => url.href !== before);
    expect(grace.page.url()).toBe(ada.page.url());
    expect([...ada.errors, ...grace.errors]).toEqual([]);
  });
});
