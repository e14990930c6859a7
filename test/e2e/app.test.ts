import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { launchWhole, newPerson } from './support/browser';
import type { Person } from './support/person';
import { startServer, type RunningServer } from './support/server';

jest.setTimeout(120_000);

/** A copy of the product whose files can become those of another release while it runs. */
let product: string;
/** What the server keeps outlives it. */
let dataDir: string;
let server: RunningServer;
let browser: Browser;
const clientFile = (name: string) => join(product, 'client', name);

beforeAll(async () => {
  product = mkdtempSync(join(process.cwd(), 'dist/release-'));
  for (const part of ['client', 'server', 'engines'])
    cpSync(join('dist', part), join(product, part), {
      recursive: true,
      filter: (path) => !path.endsWith('.map'),
    });
  dataDir = mkdtempSync(join(tmpdir(), 'pocket-arena-app-'));
  server = await startServer({ DATA_DIR: dataDir }, join(product, 'server/index.js'));
  browser = await launchWhole();
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
  for (const folder of [product, dataDir]) rmSync(folder, { recursive: true, force: true });
});

async function newAppUser(name: string): Promise<Person> {
  const person = await newPerson(browser, name, { hasWorker: true });
  await person.page.goto(server.url);
  await isKept(person.page);
  return person;
}

/** The worker has all files and answers for the page. */
function isKept(page: Page): Promise<unknown> {
  return page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** The next release: another page, and a file that is not there any more. */
function release(number: number): void {
  const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);
  const page = readFileSync(clientFile('index.html'), 'utf8');
  const next = page.replace(/<title>.*<\/title>/, `<title>Release ${number}</title>`);
  writeFileSync(clientFile('index.html'), next);
  const worker = readFileSync(clientFile('sw.js'), 'utf8');
  writeFileSync(
    clientFile('sw.js'),
    worker.replace(hash(page), hash(next)).replace(/version:([`"'])\w+\1/, `version:"release${number}"`),
  );
}

function titleOf(page: Page): Promise<string | undefined> {
  return page.evaluate(() =>
    fetch('/index.html')
      .then((response) => response.text())
      .then((html) => /<title>(.*)<\/title>/.exec(html)?.[1]),
  );
}

async function pusher({ page, context }: Person): Promise<(notice: object) => Promise<unknown>> {
  const session: CDPSession = await context.newCDPSession(page);
  const known = new Promise<string>((resolve) =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const id = registrations[0]?.registrationId;
      if (id !== undefined) resolve(id);
    }),
  );
  await session.send('ServiceWorker.enable');
  const registrationId = await known;
  return (notice) =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin: server.url,
      registrationId,
      data: JSON.stringify(notice),
    });
}

test('the page can be installed, opens without a network, and keeps nothing of the server’s', async () => {
  const ada = await newAppUser('Ada');
  const { page, context } = ada;
  const session = await context.newCDPSession(page);
  // A context of its own is as private as a private window, where nothing is ever installed.
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito']);
  const manifest = await session.send('Page.getAppManifest');
  expect(manifest).toMatchObject({ errors: [], url: `${server.url}/manifest.en.webmanifest` });
  expect(JSON.parse(manifest.data ?? '')).toMatchObject({
    lang: 'en',
    display: 'standalone',
    start_url: '/',
  });

  await ada.practise(server.url);
  await page.locator('.dock').waitFor();
  const kept = await page.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) urls.push(new URL(url).pathname);
    return urls;
  });
  expect(kept.length).toBeGreaterThan(100);
  expect(kept.filter((path) => /^\/(api|admin|engines|matchmake|sw)/.test(path))).toEqual([]);

  await context.setOffline(true);
  await page.goto(`${server.url}/rules/western`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await context.close();
});

test('a push is shown once for each table, counted on the icon, followed by a press and gone when its page is there', async () => {
  const ada = await newAppUser('Ada');
  const { page, context } = ada;
  await context.grantPermissions(['notifications'], { origin: server.url });
  const push = await pusher(ada);
  const worker = context.serviceWorkers()[0];
  await worker?.evaluate(() => {
    const kept = globalThis as unknown as { badges: Promise<number[]> };
    kept.badges = new Promise((resolve) => {
      const counts: number[] = [];
      const setAppBadge = async (count: number) => void (counts.push(count) === 3 && resolve(counts));
      Object.assign(navigator, { setAppBadge });
    });
  });
  const notice = { kind: 'turn', tag: 'turn/ABCDE', title: 'Your turn', url: '/t/ABCDE' };
  await push({ ...notice, body: 'First', badge: 1 });
  await push({ ...notice, body: 'Second', badge: 2 });
  await push({ ...notice, tag: 'turn/FGHIJ', url: '/t/FGHIJ', body: 'Third', badge: 3 });
  await isShown(page, ['turn/ABCDE Second', 'turn/FGHIJ Third']);
  expect(await worker?.evaluate(() => (globalThis as { badges?: unknown }).badges)).toEqual([1, 2, 3]);

  // The start page is there to be used; only a browser's own press may open another one.
  await worker?.evaluate(async () => {
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    const [notification] = await registration.getNotifications({ tag: 'turn/ABCDE' });
    const Pressed = (
      globalThis as unknown as { NotificationEvent: new (type: string, init: object) => Event }
    ).NotificationEvent;
    globalThis.dispatchEvent(new Pressed('notificationclick', { notification }));
  });
  await page.waitForURL('**/t/ABCDE');
  await isShown(page, ['turn/FGHIJ Third']);
  await page.goto(`${server.url}/t/FGHIJ`);
  await isShown(page, []);

  // What was answered on another device is not true any more, by the next call or when the page hears of it.
  const turn = (tag: string, asked: readonly string[]) => push({ ...notice, tag, body: 'Turn', asked });
  await turn('one', ['one']);
  await turn('two', ['one', 'two']);
  await push({
    ...notice,
    kind: 'over',
    tag: 'three',
    body: 'Over',
    asked: ['two'],
    url: '/replay/three#m=end',
  });
  await isShown(page, ['three Over', 'two Turn']);
  await page.goto(server.url);
  await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    const made = await fetch('/api/guest', {
      method: 'POST',
      headers,
      body: JSON.stringify({ name: 'Ada' }),
    });
    const { token } = (await made.json()) as { readonly token: string };
    localStorage.setItem('pocket-arena.token', token);
  });
  await page.reload();
  await isShown(page, ['three Over']);
  await page.goto(`${server.url}/replay/three`);
  await isShown(page, []);
  await context.close();
});

/** Tags and bodies of all notifications that are open. */
function isShown(page: Page, wanted: readonly string[]): Promise<unknown> {
  return page.waitForFunction(async (expected) => {
    const registration = await navigator.serviceWorker.getRegistration();
    const open = (await registration?.getNotifications()) ?? [];
    return JSON.stringify(open.map(({ tag, body }) => `${tag} ${body}`).sort()) === expected;
  }, JSON.stringify(wanted));
}

test('a server that has gone on is met by two loads at most, the second past all that is kept, and then by words', async () => {
  const newer = join(product, 'server/newer.js');
  const code = readFileSync(join(product, 'server/index.js'), 'utf8');
  writeFileSync(newer, code.replace(/version !== \d+/g, 'version !== 999'));
  const ahead = await startServer({}, newer);
  try {
    const ada = await newPerson(browser, 'Ada', { hasWorker: true });
    const { page, context } = ada;
    await page.goto(ahead.url);
    await isKept(page);
    let loads = 0;
    // Not `load`: a page that is told at once reloads before all of it is there.
    page.on('domcontentloaded', () => loads++);
    await ada.practise(ahead.url);
    await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration()) === undefined);
    // It says so, too, while it is about to load anew.
    while (loads < 3) await page.waitForEvent('domcontentloaded');
    await page.getByText('There is a newer version of the game.', { exact: false }).waitFor();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    // That of the start page, and two of the table's.
    expect(loads).toBe(3);
    await context.close();
  } finally {
    await ahead.stop();
  }
});

test('an update in mid-match is offered and mixes nothing; a host who wants no worker takes it away', async () => {
  const ada = await newAppUser('Ada');
  const { page, context } = ada;
  await ada.practise(server.url);
  await ada.dock.getByRole('heading').waitFor();

  release(2);
  const rules = readdirSync(clientFile('assets')).filter((name) => /^Rules-.*\.js$/.test(name));
  expect(rules.length).toBe(1);
  rmSync(clientFile(`assets/${rules[0]}`));
  await look(page);
  await page.getByText('A new version is there.').waitFor();
  // Not forced: the page goes on with the release that it began with, also with what it had not fetched yet.
  expect(await titleOf(page)).toBe('Pocket Arena');
  await page.goto(`${server.url}/rules/mechs`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goBack();
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Reload' }).click()]);
  await page.waitForFunction(() =>
    fetch('/index.html')
      .then((response) => response.text())
      .then((html) => html.includes('Release 2')),
  );
  await ada.dock.getByRole('heading').waitFor();
  expect(ada.errors).toEqual([]);

  // The same server, with the setting.
  const { port } = new URL(server.url);
  await server.stop();
  const settings = { PORT: port, DATA_DIR: dataDir, SERVICE_WORKER: 'off' };
  server = await startServer(settings, join(product, 'server/index.js'));
  // It is the worker that answers for the page, once more.
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await look(page);
  await page.waitForFunction(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    return registration === undefined && (await caches.keys()).length === 0;
  });
  // As long as a page of it is there it stays with that, without a word; the next one has none.
  const table = page.url();
  await page.goto('about:blank');
  await page.goto(table);
  await ada.dock.getByRole('heading').waitFor();
  expect(
    await page.evaluate(async () => ({
      isKept: navigator.serviceWorker.controller !== null,
      caches: (await caches.keys()).length,
    })),
  ).toEqual({ isKept: false, caches: 0 });
  await context.close();
});

/** What the page does once an hour. */
function look(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
  });
}
