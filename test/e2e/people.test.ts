import '../server/support/wire';
import type { Browser } from 'playwright-core';
import { quickRandom } from '../../shared/core';
import type { GuestReply, TableReply } from '../../shared/protocol';
import { ask } from '../server/support/http';
import { playOn } from '../server/support/play';
import { Player } from '../server/support/player';
import { axeFindings } from './support/axe';
import { launch, newPerson } from './support/browser';
import type { Person } from './support/person';
import { photograph } from './support/screens';
import { startServer, type RunningServer } from './support/server';

jest.setTimeout(120_000);

/** So many rated matches bring somebody onto the leaderboard. */
const MATCHES = 10;

describe('people', () => {
  let server: RunningServer;
  let browser: Browser;
  let players: [Player, Player];
  const people: Person[] = [];

  /** Matches to the end, over plain sockets: quickly. */
  beforeAll(async () => {
    server = await startServer({
      INTENTS_PER_SECOND: '10000',
      JOINS_PER_MINUTE: '1000',
      RATED_SECONDS: '0',
      RATE_FAMILY: 'on',
    });
    browser = await launch();
    players = [await newPlayer('Ada'), await newPlayer('Grace')];
    for (let match = 0; match < MATCHES; match++) await play(server, players, match + 1);
  });

  async function play(where: RunningServer, both: readonly [Player, Player], seed: number): Promise<string> {
    const body = { clock: 'relaxed', rated: true };
    const made = await ask(where, '/api/tables', { token: both[0].token, body });
    const { matchId, code } = made.body as unknown as TableReply;
    for (const player of both) await player.join(matchId);
    await playOn(both, quickRandom(seed));
    for (const player of both) player.disconnect();
    return code;
  }

  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  afterEach(async () => {
    expect(people.flatMap(({ errors }) => errors)).toEqual([]);
    await Promise.all(people.splice(0).map(({ context }) => context.close()));
  });

  async function newPlayer(name: string, where = server): Promise<Player> {
    const { body } = await ask(where, '/api/guest', { body: { name } });
    const { token, person } = body as unknown as GuestReply;
    return new Player(where.url, person, token);
  }

  async function browse(name: string, token?: string, where = server): Promise<Person> {
    const person = await newPerson(browser, name);
    people.push(person);
    if (token) {
      await person.page.goto(`${where.url}/rules`);
      await person.page.evaluate((mine) => localStorage.setItem('pocket-arena.token', mine), token);
    }
    return person;
  }

  test('after rated matches the ranking lists both; a profile has numbers, pilots and history', async () => {
    const ada = await browse('Ada', players[0].token);
    const { page } = ada;
    await page.goto(`${server.url}/leaderboard`);
    await page.getByRole('row', { name: /^[12] Ada you/ }).waitFor();
    expect(await page.getByRole('row').count()).toBe(1 + 2 + 3);
    await photograph(page, 'leaderboard');
    expect(await axeFindings(page)).toEqual([]);

    await page.getByRole('link', { name: 'Grace' }).click();
    await page.getByRole('heading', { name: 'Grace' }).waitFor();
    await page.getByText('Win rate').waitFor();
    expect(await page.locator('.people-history > ol > li').count()).toBe(MATCHES);
    await page.getByRole('heading', { name: 'Favourite pilots' }).waitFor();
    expect(await page.getByRole('link', { name: 'Watch again' }).first().getAttribute('href')).toMatch(
      /^\/replay\/[\w-]+$/,
    );
    await photograph(page, 'profile');
    expect(await axeFindings(page)).toEqual([]);
  });

  test('the results and the history say what a match did, and why it weighed little', async () => {
    const strict = await startServer({ INTENTS_PER_SECOND: '10000', RATED_SECONDS: '0' });
    try {
      const both = [await newPlayer('Ada', strict), await newPlayer('Grace', strict)] as const;
      const code = await play(strict, both, 1);
      const { page } = await browse('Ada', both[0].token, strict);
      await page.goto(`${strict.url}/t/${code}`);
      const why =
        'The match weighed 10%: two at the table came from the same address and somebody has not met many others here yet.';
      const said = page.locator('.results').getByRole('status').filter({ hasText: why });
      await said.waitFor();
      expect(await said.innerText()).toMatch(/^Your rating(: [\d,]+ \([+−]\d+\)| stays at [\d,]+)\. /);
      await photograph(page, 'results-rated');
      expect(await axeFindings(page)).toEqual([]);
      await page.goto(`${strict.url}/me`);
      await page.locator('.people-history').getByText(why).waitFor();
      expect(await axeFindings(page)).toEqual([]);
    } finally {
      await strict.stop();
    }
  });

  test('somebody is blocked and reported, which is kept, and is released again', async () => {
    const ada = await browse('Ada', players[0].token);
    const { page } = ada;
    await page.goto(`${server.url}/people/${players[1].person.id}`);
    await page.getByRole('button', { name: 'Report' }).click();
    await page.getByLabel('What is wrong?').selectOption('Rude words');
    await page.getByLabel('Anything the host should know?').fill('Not a nice word.');
    await photograph(page, 'report');
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send to the host' }).click();
    await page.getByText('Thank you. The host of this server will look at it.').waitFor();
    await page.getByRole('button', { name: 'Block', exact: true }).click();
    await page.getByText('You have blocked this person.').waitFor();
    await page.getByRole('link', { name: /^You/ }).click();
    await page.getByRole('button', { name: 'Unblock Grace' }).click();
    await page.getByText('You have blocked nobody.').waitFor();
  });

  test('a name is changed by the rules for names, moves to another browser by a code, and is deleted', async () => {
    const grace = await browse('Grace', players[1].token);
    const { page } = grace;
    await page.goto(`${server.url}/me`);
    await page.getByLabel('Name', { exact: true }).fill('4dm1n');
    await page.getByRole('button', { name: 'Change it' }).click();
    await page.getByText('This name is not allowed here. Please choose another one.').waitFor();
    await page.getByLabel('Name', { exact: true }).fill('Grace H');
    await page.getByRole('button', { name: 'Change it' }).click();
    await page.getByRole('heading', { name: 'Grace H' }).waitFor();
    await page.getByRole('button', { name: 'Show a recovery code' }).click();
    const code = await page.locator('.people-code').innerText();
    await photograph(page, 'me');
    expect(await axeFindings(page)).toEqual([]);

    const phone = await browse('Somebody');
    await phone.page.goto(`${server.url}/me`);
    await phone.page.getByText('You have not played here yet.').waitFor();
    await photograph(phone.page, 'me-new');
    expect(await axeFindings(phone.page)).toEqual([]);
    await phone.page.getByLabel('Recovery code').fill(code.toLowerCase().replaceAll('-', ' '));
    await phone.page.getByRole('button', { name: 'Use this code' }).click();
    await phone.page.getByRole('heading', { name: 'Grace H' }).waitFor();

    await phone.page.getByRole('button', { name: 'Delete my identity' }).click();
    await phone.page.getByRole('button', { name: 'Keep it' }).click();
    await phone.page.getByRole('button', { name: 'Delete my identity' }).click();
    await phone.page.getByRole('button', { name: 'Delete for good' }).click();
    await phone.page.getByRole('button', { name: 'Play now' }).waitFor();
    const gone = await ask(server, `/api/people/${players[1].person.id}`);
    expect(gone).toMatchObject({ status: 404, body: { code: 'unknown-person' } });
    // What browsers write when a request is refused: the name that was not allowed.
    expect(grace.errors.splice(0)).toEqual([expect.stringContaining('400')]);
  });
});
