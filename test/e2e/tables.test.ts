import { axeFindings } from './support/axe';
import { newPerson, type PersonOptions } from './support/browser';
import type { Person } from './support/person';
import { heading, playUntil } from './support/play';
import { useProduct } from './support/product';
import { photograph } from './support/screens';
import { titled } from './support/titled';

jest.setTimeout(120_000);

describe('tables', () => {
  const product = useProduct();
  const people: Person[] = [];

  afterEach(async () => {
    expect(people.flatMap(({ errors }) => errors)).toEqual([]);
    await Promise.all(people.splice(0).map(({ context }) => context.close()));
  });

  async function person(name: string, options?: PersonOptions): Promise<Person> {
    const someone = await newPerson(product.browser, name, options);
    people.push(someone);
    return someone;
  }
  async function atTables(name: string): Promise<Person> {
    const someone = await person(name);
    await someone.page.goto(`${product.server.url}/tables`);
    await someone.page.getByText('Live').waitFor();
    await someone.page.getByLabel('Your name').fill(name);
    return someone;
  }

  test('a public table appears on the list, is joined from it, and a third person watches the match', async () => {
    const [ada, grace, linus] = [await atTables('Ada'), await atTables('Grace'), await atTables('Linus')];
    await grace.page.getByText('No table has a free seat right now.').waitFor();
    await photograph(grace.page, 'tables-empty');
    await ada.page.getByRole('radio', { name: '3 seats' }).check({ force: true });
    await ada.page.getByRole('radio', { name: '1 bot' }).check({ force: true });
    await ada.page.getByRole('radio', { name: 'Rated', exact: true }).check({ force: true });
    await ada.page.getByRole('button', { name: 'Open the table' }).click();
    await ada.page.locator('.lobby-code').waitFor();

    // Without a click of theirs.
    const join = grace.page.getByRole('button', { name: /^Sit down with Ada, / });
    await join.waitFor();
    await linus.page.getByLabel('Pace').selectOption('Blitz');
    await linus.page.getByText('No table fits these filters.').waitFor();
    await linus.page.getByRole('button', { name: 'Show all tables' }).click();
    await linus.page.getByRole('button', { name: /^Sit down with Ada, / }).waitFor();
    await photograph(linus.page, 'tables');
    expect(await axeFindings(linus.page)).toEqual([]);

    await join.click();
    for (const seated of [ada, grace]) await seated.prompt('Choose your pilot');
    await linus.page.getByRole('button', { name: /^Watch Ada, / }).click();
    await linus.page.getByText('You are watching this match.').waitFor();
    expect(new URL(linus.page.url()).pathname).toMatch(/^\/t\/[A-Z]{6}\/watch$/);

    // Who is that? In a tab of its own.
    const [profile] = await Promise.all([
      linus.context.waitForEvent('page'),
      linus.page.getByRole('link', { name: 'Ada' }).click(),
    ]);
    await profile.getByRole('heading', { name: 'Ada', exact: true }).waitFor();
    await linus.page.getByText('You are watching this match.').waitFor();
  });

  /** A table over days against a bot, where they are asked something. */
  async function openOverDays({ context, page }: Person): Promise<string> {
    const code = await page.evaluate(async () => {
      const token = localStorage.getItem('pocket-arena.token');
      const response = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ clock: '1d', seats: 2, bots: ['rookie'] }),
      });
      return ((await response.json()) as { code: string }).code;
    });
    const tab = await context.newPage();
    await tab.goto(`${product.server.url}/t/${code}`);
    await tab.getByRole('heading', { name: 'Choose your pilot' }).waitFor();
    await tab.close();
    return code;
  }

  test('T17 over days: found by Play now, with a code to come back by, and the start page says whose turn it is', async () => {
    const [ada, grace] = [await person('Ada', { speed: 'fast' }), await person('Grace')];
    for (const someone of [ada, grace]) {
      const { page } = someone;
      await page.goto(product.server.url);
      await page.getByLabel('Your name').fill(someone.name);
      await page.locator('.play-choices').click();
      await page.getByRole('radio', { name: 'Over days' }).check({ force: true });
      await page.getByRole('radio', { name: '3 days a move' }).check({ force: true });
      await page.getByRole('button', { name: 'Find a match' }).click();
      const sheet = page.getByRole('dialog');
      await sheet.locator('.people-code').waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await sheet.getByRole('button', { name: 'To the table' }).click();
    }
    // The second has sat down where the first one waits.
    await ada.prompt('Choose your pilot');
    await ada.page.goto(product.server.url);
    await ada.page.getByText('Choose your pilot: 2 days left.').waitFor();
    await titled(ada.page, '(1) Pocket Arena');
    expect(await axeFindings(ada.page)).toEqual([]);
    await ada.page.getByRole('button', { name: /^Continue at table/ }).click();
    // Whoever has a code is not asked again.
    await ada.dock.locator('[data-pilot]').first().click();
    await ada.dock.getByText('You may leave the page: your seat stays yours.').waitFor();
    const table = ada.page.url();
    await ada.page.goto(product.server.url);
    await ada.page.getByText('Grace is thinking: 2 days left.').waitFor();
    await titled(ada.page, 'Pocket Arena');
    // What she has missed is told in a few lines, and shown once more on the table.
    await playUntil([grace], async () => /^Ada is thinking|^Locked in/.test((await heading(grace)) ?? ''));
    const other = await openOverDays(ada);
    await ada.page.goto(table);
    const recap = ada.page.getByRole('dialog');
    await recap.getByRole('heading', { name: 'While you were away' }).waitFor();
    expect(await recap.locator('li').count()).toBeGreaterThan(1);
    expect(await axeFindings(ada.page)).toEqual([]);
    await recap.getByRole('button', { name: 'Show it on the table' }).click();
    await ada.dock.getByRole('heading', { name: /^Choose|^Hide|^Grace/ }).waitFor();
    // Where she is asked next is one press away.
    await playUntil([ada], async () => /^Grace is thinking|^Locked in/.test((await heading(ada)) ?? ''));
    await ada.page.getByRole('button', { name: 'Next table: your turn there' }).click();
    await ada.prompt('Choose your pilot');
    expect(ada.page.url()).toContain(other);
    await ada.page.goBack();
    await ada.dock.getByRole('heading', { name: /^Grace is thinking|^Locked in/ }).waitFor();
    // It ends without her: the start page says so once, and leads there.
    const voteToEnd = async ({ page }: Person) => {
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Vote to end the match' }).click();
    };
    await voteToEnd(ada);
    await ada.page.getByRole('button', { name: 'Vote to end the match' }).waitFor({ state: 'detached' });
    await ada.page.goto(product.server.url);
    await voteToEnd(grace);
    await grace.dock.getByRole('heading', { name: 'The match was ended before its time.' }).waitFor();
    await ada.page.reload();
    await ada.page.getByText('The match is over.').waitFor();
    expect(await axeFindings(ada.page)).toEqual([]);
    await ada.page.getByRole('button', { name: 'See how it ended' }).click();
    await ada.dock.getByRole('heading', { name: 'The match was ended before its time.' }).waitFor();
    await ada.page.goto(product.server.url);
    await ada.page.getByRole('button', { name: 'Play now' }).waitFor();
    expect(await ada.page.getByRole('button', { name: 'See how it ended' }).count()).toBe(0);
  });

  test('a private table is found by its link alone; its owner sends somebody away and fills it with bots', async () => {
    const [ada, grace, linus] = [await person('Ada'), await person('Grace'), await atTables('Linus')];
    const link = await ada.openTable(product.server.url, 3);
    await ada.page.getByRole('img', { name: 'QR code of the link' }).waitFor();
    await grace.join(link);
    await grace.page.getByRole('heading', { name: 'Waiting for 1 more player' }).waitFor();
    expect(await grace.page.getByRole('button', { name: 'Add a bot' }).count()).toBe(0);
    // T10: by its name and shape, and the first comes first.
    const colour = (one: Person, name: string) => one.page.locator(`[data-colour=${name}]`);
    await colour(grace, 'coral').click();
    await colour(ada, 'coral').getByText('Grace').waitFor();
    expect(await colour(ada, 'coral').isDisabled()).toBe(true);
    await colour(ada, 'yellow').click();
    await ada.page.locator('.lobby-colour[aria-pressed=true]').getByText('your wish').waitFor();
    await photograph(ada.page, 'lobby-owner');
    await ada.page.getByRole('button', { name: 'Send away Grace' }).click();
    await photograph(ada.page, 'lobby-sure');
    expect(await axeFindings(ada.page)).toEqual([]);
    await ada.page.getByRole('button', { name: 'Send away', exact: true }).click();
    await grace.page.getByText('The person who made the table has asked you to leave it.').waitFor();
    await ada.page.getByRole('button', { name: 'Add a bot to seat 2' }).click();
    await ada.page.getByText('bot · Veteran').waitFor();
    expect(await linus.page.getByText('No table has a free seat right now.').count()).toBe(1);
    await ada.page.getByRole('button', { name: 'Fill with bots and start' }).click();
    await ada.prompt('Choose your pilot');
    const seen = await ada.page
      .locator('.seat-panel.seat-0')
      .evaluate((panel) => [
        getComputedStyle(panel).getPropertyValue('--seat').trim(),
        getComputedStyle(panel).getPropertyValue('--colour-yellow').trim(),
      ]);
    expect(seen[0]).toBe(seen[1]);
  });

  test('the start page leads back to every table one sits at, the matches that run before one that waits', async () => {
    const ada = await person('Ada');
    const { page } = ada;
    const codes: string[] = [];
    const noteCode = () => codes.unshift(/\/t\/(\w+)/.exec(page.url())![1]!);
    for (const match of ['first', 'second']) {
      await ada.practise(product.server.url);
      await ada.prompt('Choose your pilot');
      noteCode();
      await page.goto(product.server.url);
      if (match === 'first') await page.getByText('Choose your pilot.').waitFor();
    }
    await ada.openTable(product.server.url);
    noteCode();
    await page.goto(product.server.url);
    await page.getByRole('heading', { name: 'Your turn' }).waitFor();
    const [waiting, second, first] = codes;
    await page.getByText(`Table ${waiting} still waits for people.`).waitFor();
    const places = page.locator('.home-continue li');
    expect(await places.locator('span').allTextContents()).toEqual([
      'Choose your pilot.',
      'Choose your pilot.',
      `Table ${waiting} still waits for people.`,
    ]);
    for (const [i, code] of [second, first, waiting].entries())
      await places
        .nth(i)
        .getByRole('button', { name: `Continue at table ${code}` })
        .waitFor();
    // Two matches against one bot each, and a table without anybody else.
    await page
      .getByText(/^With \w+/)
      .nth(1)
      .waitFor();
    expect(await page.locator('.home-place > small', { hasText: /^With/ }).count()).toBe(2);
    await photograph(page, 'home-matches');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: `Continue at table ${first}` }).click();
    await ada.prompt('Choose your pilot');
  });
});
