import '../server/support/wire';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { quickRandom } from '../../shared/core';
import type { GuestReply, TableReply, WireState } from '../../shared/protocol';
import { ask } from '../server/support/http';
import { inStep } from '../server/support/play';
import { Player } from '../server/support/player';
import { Phoenix } from '../support/phoenix';
import { launch, newPerson } from './support/browser';
import type { Person } from './support/person';
import { heading, playUntil } from './support/play';

jest.setTimeout(240_000);

interface Fight {
  readonly code: string;
  readonly players: readonly Player[];
}

/** Two people whose match has come to a combat; they got there quickly, over plain sockets. */
async function fight(server: Phoenix): Promise<Fight> {
  for (let attempt = 1; attempt <= 20; attempt++) {
    const random = quickRandom(attempt);
    const players: Player[] = [];
    for (const name of ['Ada', 'Grace']) {
      const { body } = await ask(server, '/api/guest', { body: { name } });
      const { token, person } = body as unknown as GuestReply;
      players.push(new Player(server.url, person, token));
    }
    const [a, b] = players as [Player, Player];
    const made = await ask(server, '/api/tables', { token: a.token, body: { clock: 'standard' } });
    const { matchId, code } = made.body as unknown as TableReply;
    await a.join(matchId);
    await b.join(matchId);
    for (;;) {
      await inStep(players);
      if (a.view?.open.combat) return { code, players };
      const asked = players.find(({ decision }) => decision);
      if (!asked) break;
      await asked.answerAnyhow(random);
    }
  }
  throw new Error('Nobody wanted to fight.');
}

/** What the page holds of the game itself. */
function gameOf({ page }: Person): Promise<string> {
  return page.evaluate(() => {
    const { match, game } = (globalThis as unknown as { pocketArena: WireState }).pocketArena;
    return JSON.stringify({ match, game });
  });
}

async function isFighting(person: Person): Promise<boolean> {
  const { game } = JSON.parse(await gameOf(person)) as { game: { combat: { isThere: boolean } } };
  return game.combat.isThere;
}

/** What the page keeps of an answer until the server has replied to it. */
function unanswered({ dock }: Person) {
  return dock.getByTestId('unanswered');
}

describe('the server is killed in the middle of a combat', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pocket-arena-recovery-'));
  let server: Phoenix;
  let browser: Browser;

  beforeAll(async () => {
    server = await Phoenix.start({
      DATA_DIR: dataDir,
      INTENTS_PER_SECOND: '10000',
      GUESTS_PER_MINUTE: '1000',
    });
    browser = await launch();
  });

  afterAll(async () => {
    await browser?.close();
    await server?.kill();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('and started again: both browsers go on at the same decision without a click', async () => {
    const { code, players } = await fight(server);
    const people: Person[] = [];
    for (const { person, token } of players) {
      const someone = await newPerson(browser, person.name);
      await someone.context.addInitScript((mine) => localStorage.setItem('pocket-arena.token', mine), token);
      await someone.page.goto(`${server.url}/t/${code}`);
      await someone.dock.locator('h2').first().waitFor();
      people.push(someone);
    }
    const [ada, grace] = people as [Person, Person];
    const titles = [await heading(ada), await heading(grace)];
    const games = [await gameOf(ada), await gameOf(grace)];
    expect(await isFighting(ada)).toBe(true);

    const cut = async () => {
      await server.kill();
      for (const { page } of people) await page.getByText('Connection lost').waitFor();
    };
    const mend = async () => {
      await server.rise();
      for (const { page } of people)
        await page.getByText('Connection lost').waitFor({ state: 'detached', timeout: 60_000 });
    };
    for (let round = 0; round < 2; round++) {
      await cut();
      await mend();
      expect([await heading(ada), await heading(grace)]).toEqual(titles);
      expect([await gameOf(ada), await gameOf(grace)]).toEqual(games);
    }

    // Whoever answers while the line is down is not told of a fault: it waits, and is sent once the line is back.
    const asked = (await ada.dock.locator('.option').count()) > 0 ? ada : grace;
    await cut();
    await playUntil([asked], async () => (await unanswered(asked).count()) > 0);
    const choice = await unanswered(asked).textContent();
    const kept = unanswered(asked).locator('xpath=..');
    await kept.getByText('sent as soon as the line is back').waitFor();
    // On phones it lies over what sends an answer, whose words must not show through.
    expect(await kept.evaluate((notice) => getComputedStyle(notice).backgroundColor)).toMatch(/^rgb\(/);
    expect(await asked.page.getByText('Something went wrong').count()).toBe(0);
    expect(choice).not.toBe('');
    expect(await heading(asked)).toBe(titles[people.indexOf(asked)]);
    let sent = 0;
    asked.page.on('websocket', (socket) =>
      socket.on('framesent', ({ payload }) => void (sent += Buffer.from(payload).includes('answer') ? 1 : 0)),
    );
    await mend();
    await unanswered(asked).waitFor({ state: 'detached' });
    await asked.page.waitForFunction((before) => {
      const { match, game } = (globalThis as unknown as { pocketArena: WireState }).pocketArena;
      return JSON.stringify({ match, game }) !== before;
    }, games[people.indexOf(asked)]);
    expect(await asked.dock.getByRole('alert').count()).toBe(0);
    expect(sent).toBe(1);

    await playUntil(people, async () => (await gameOf(grace)) !== games[1]);
    await playUntil(people, async () => !(await isFighting(ada)));
    const faults = [...ada.errors, ...grace.errors].filter((line) => !isLostLine(line));
    expect(faults).toEqual([]);
  });
});

/** What browsers write when nobody answers at an address. */
function isLostLine(line: string): boolean {
  return /ERR_CONNECTION|WebSocket connection|Failed to load resource/.test(line);
}
