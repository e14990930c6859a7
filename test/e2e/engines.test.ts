import { rmSync } from 'node:fs';
import type { Browser, Page } from 'playwright-core';
import { archiveOf, type MatchArchive } from '../../shared/fairness';
import { oldDataFolder } from '../support/dataFolder';
import { mechsKitOf } from '../support/frozenEngines';
import { enginesIn } from '../support/releases';
import { axeFindings } from './support/axe';
import { launch, newPerson } from './support/browser';
import type { Person } from './support/person';
import { photograph } from './support/screens';
import { startServer, type RunningServer } from './support/server';

jest.setTimeout(120_000);

const first = enginesIn().find(({ game, rulesVersion }) => game === 'mechs' && rulesVersion === '1')!;
const SOME_HASH = 'ab'.repeat(32);

/** A server of today on the data folder of one that knew the first rules of Mechs alone. */
describe('a match of earlier rules', () => {
  const { dir, about, token } = oldDataFolder('one-game');
  let server: RunningServer;
  let browser: Browser;
  let grace: Person;
  let page: Page;
  let unnamed: MatchArchive;
  let named: MatchArchive;

  beforeAll(async () => {
    server = await startServer({ DATA_DIR: dir });
    browser = await launch();
    unnamed = (await (await fetch(`${server.url}/api/matches/${about.over}`)).json()) as MatchArchive;
    named = archiveOf(mechsKitOf('1'), {
      ...(unnamed as MatchArchive<never>),
      engine: first.hash,
      origin: unnamed.proof,
    });
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    rmSync(dir, { recursive: true, force: true });
  });
  beforeEach(async () => {
    grace = await newPerson(browser, 'Grace', { speed: 'fast' });
    page = grace.page;
  });
  afterEach(async () => {
    expect(grace.errors).toEqual([]);
    await grace.context.close();
  });

  const open = (content: MatchArchive) =>
    page.getByLabel('Choose a file').setInputFiles({
      name: 'match.json',
      mimeType: 'application/json',
      buffer: Buffer.from(JSON.stringify(content)),
    });
  const engineWorkers = () => page.workers().filter((worker) => worker.url().includes('engineWorker-'));
  const verdictOn = (check: string) => page.locator(`[data-check=${check}]`).getAttribute('class');

  test('of before rules had a hash is watched by its link, and verified, by the engine of its version', async () => {
    await page.goto(`${server.url}/replay/${about.over}#m=20&as=0`);
    await page.getByRole('radio', { name: 'Ada' }).waitFor();
    expect(engineWorkers()).toHaveLength(1);
    await page.getByText(/^20 of /).waitFor();
    await page.keyboard.press('ArrowRight');
    await page.getByText(/^2[1-9] of /).waitFor();
    await page.getByRole('slider').fill('1000');
    await page.getByRole('heading', { name: 'The match is over' }).waitFor();
    await photograph(page, 'replay-earlier-rules');
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByText('Yes. Everything fits.').waitFor();
    expect(await verdictOn('engine')).toBe('verify-not-checked');
  });

  test('is opened from a file by the engine that it names, in a worker that can reach nothing', async () => {
    await page.goto(`${server.url}/replay`);
    await open(named);
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByText('Yes. Everything fits.').waitFor();
    expect(await verdictOn('engine')).toBe('verify-ok');
    await page.getByText(`Mechs, rules 1, ${first.hash.slice(0, 12)}…`).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close' }).click();

    const [worker] = engineWorkers();
    const reached = await worker!.evaluate(async () => {
      const tries: Record<string, () => unknown> = {
        fetch: () => fetch('/api/server'),
        imported: () => import(location.href),
        worker: () =>
          new Promise((resolve, reject) => {
            const inner = new Worker(URL.createObjectURL(new Blob(['postMessage(1)'])));
            inner.onmessage = resolve;
            inner.onerror = reject;
          }),
        storage: () => localStorage,
        caches: () => caches.open('pocket-arena/'),
        database: () => indexedDB.open('any'),
        files: () => navigator.storage.getDirectory(),
        channel: () => new BroadcastChannel('any'),
      };
      const names: string[] = [];
      for (const [name, attempt] of Object.entries(tries)) {
        try {
          await attempt();
          names.push(name);
        } catch {
          // It should be so.
        }
      }
      return names;
    });
    expect(reached).toEqual([]);
    // The page itself can: it is the worker's own policy that stops it. The browser notes what it stopped.
    expect(await page.evaluate(() => fetch('/api/server').then(({ ok }) => ok))).toBe(true);
    grace.errors.length = 0;

    // What if: played out by the bots of that engine.
    for (let round = 0; round < 2; round++) await page.getByRole('button', { name: 'One round on' }).click();
    await page.getByRole('button', { name: 'What if…?' }).click();
    await page.getByRole('button', { name: 'program of round 2' }).first().click();
    await page.getByRole('button', { name: 'Start over' }).click();
    for (let slot = 0; slot < 4; slot++) await page.locator('.hand-card:not(:disabled)').last().click();
    await page.getByRole('button', { name: 'Lock in my program' }).click();
    const result = page.getByRole('region', { name: 'What if' });
    await result.waitFor();
    await page.getByRole('slider').fill('1000');
    await page.getByRole('heading', { name: 'The match is over' }).waitFor();
    expect(await page.locator('.score-button b').allTextContents()).toEqual(
      await result.locator('td b').allTextContents(),
    );
  });

  test('is shown by another file of the same rules where the one it names is not here, and Verify says so', async () => {
    await page.goto(`${server.url}/replay`);
    await open(
      archiveOf(mechsKitOf('1'), {
        ...(named as MatchArchive<never>),
        engine: SOME_HASH,
        origin: named.proof,
      }),
    );
    await page.getByRole('button', { name: 'Verify' }).click();
    await page.getByText('Yes. Everything fits.').waitFor();
    await page.getByText('another one of the same version of the rules was used').waitFor();
    grace.errors.length = 0; // The browser notes the 404 itself.
  });

  test('is not run by anything that does not have the hash of its engine', async () => {
    await page.goto(`${server.url}/replay`);
    await page.route('**/engines/*.mjs', async (route) => {
      const body = await (await route.fetch()).text();
      await route.fulfill({ body: `${body}\n`, contentType: 'text/javascript' });
    });
    await open(named);
    await page.getByText('what we were sent under their name is something else').waitFor();
    expect(engineWorkers()).toEqual([]);
  });

  test('that is still on is played by the page of today', async () => {
    const bob = about.people[1]!;
    await page.addInitScript((mine) => localStorage.setItem('pocket-arena.token', mine), token(bob));
    const tables = await fetch(`${server.url}/api/me/tables`, {
      headers: { authorization: `Bearer ${token(bob)}` },
    }).then((reply) => reply.json() as Promise<{ tables: { matchId: string; code: string }[] }>);
    const { code } = tables.tables.find(({ matchId }) => matchId === about.fight.matchId)!;
    await page.goto(`${server.url}/t/${code}`);
    await grace.dock.locator('h2').first().waitFor();
    await page.getByText(`Round ${about.fight.round}`).first().waitFor();
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.getByText('Round 1.').first().waitFor();
    await photograph(page, 'table-earlier-rules');
    // He is attacked, and fights: it is one answer more.
    const lines = page.locator('.words-list li');
    const before = await lines.count();
    await page.locator('.dock .option:not(:disabled)').first().click();
    await page.locator('.dock .confirm .primary:not(:disabled)').click();
    await page.waitForFunction((count) => document.querySelectorAll('.words-list li').length > count, before);
  });

  test('that the server cannot run any more is told by its link as a log', async () => {
    await page.route(`**/api/matches/${about.over}`, (route) =>
      route.fulfill({ status: 410, contentType: 'application/json', body: '{"code":"rules-changed"}' }),
    );
    await page.goto(`${server.url}/replay/${about.over}`);
    await page.getByText('Mechs, rules 1.').waitFor();
    expect(await page.locator('.plain-log li').count()).toBe(unnamed.record.inputs.length);
    grace.errors.length = 0; // The browser notes the 410 itself.
  });

  test('whose engine is nowhere is told as a log, with the name of what is missing', async () => {
    await page.goto(`${server.url}/replay`);
    await open({ ...named, engine: SOME_HASH, record: { ...named.record, rulesVersion: '0' } });
    await page.getByText('played by rules that this server does not have').waitFor();
    await page.getByText('Mechs, rules 0, abababababab…').waitFor();
    const lines = page.locator('.plain-log li');
    expect(await lines.count()).toBe(named.record.inputs.length);
    await page
      .locator('.plain-log li', { hasText: /Ada.*card .*direction (north|east|south|west)/ })
      .first()
      .waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await photograph(page, 'replay-engine-missing');
    grace.errors.length = 0; // The browser notes the 404 itself.
  });
});
