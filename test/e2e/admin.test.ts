import type { Browser } from 'playwright-core';
import type { GuestReply } from '../../shared/protocol';
import { ask } from '../server/support/http';
import { axeFindings } from './support/axe';
import { launch, newPerson } from './support/browser';
import { photograph } from './support/screens';
import { startServer, type RunningServer } from './support/server';

jest.setTimeout(60_000);

const TOKEN = 'only-the-host-has-this-one';

describe("the host's page", () => {
  let server: RunningServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([
      startServer({ ADMIN_TOKEN: TOKEN, NODE_ID: 'n1', PUBLIC_ADDRESS: 'play.example/n/n1' }),
      launch(),
    ]);
  });
  afterAll(() => Promise.all([browser?.close(), server?.stop()]));

  test('asks for the token, counts, drains, and deals with reports', async () => {
    const guest = async (name: string) =>
      (await ask(server, '/api/guest', { body: { name } })).body as unknown as GuestReply;
    const [ann, bob] = [await guest('Ann'), await guest('Bob')];
    await ask(server, '/api/tables', { token: ann.token, body: {} });
    const report = { person: bob.person.id, reason: 'language', words: '<img src=x onerror=alert(1)>' };
    await ask(server, '/api/reports', { token: ann.token, body: report });

    const host = await newPerson(browser, 'Host');
    const { page } = host;
    // As one of several nodes: all that is asked here is asked of this one.
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(`${server.url}/n/n1/admin`);
    const enter = async (token: string) => {
      await page.getByLabel('Admin token').fill(token);
      await page.getByRole('button', { name: 'Enter' }).click();
    };
    await enter('a wrong one');
    await page.getByText('That is not the token.').waitFor();
    await enter(TOKEN);
    await page.getByText('0 playing, 1 gathering, 0 over', { exact: true }).waitFor();
    await page.getByText('node n1').waitFor();
    expect(asked.filter((path) => path.startsWith('/api/'))).toEqual([]);
    expect(asked).toContain('/n/n1/api/admin/status');
    await page.getByText('Ann about Bob').waitFor();
    await page.getByText('<img src=x onerror=alert(1)>').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await photograph(page, 'admin');

    await page.getByRole('button', { name: 'Open no new tables' }).click();
    await page.getByText('No new tables are opened').waitFor();
    expect((await ask(server, '/readyz')).body).toEqual({ code: 'draining', failed: ['draining'] });
    expect((await ask(server, '/api/tables', { token: ann.token, body: {} })).status).toBe(503);
    await page.getByRole('button', { name: 'Open tables again' }).click();
    await page.getByText('New tables are opened.').waitFor();
    expect((await ask(server, '/readyz')).status).toBe(200);

    await page.getByRole('button', { name: 'Ban for a day' }).click();
    await page.getByRole('button', { name: 'Lift the ban' }).waitFor();
    expect((await ask(server, '/api/me', { token: bob.token })).body).toEqual({ code: 'banned' });
    await page.getByRole('button', { name: 'Lift the ban' }).click();
    await page.getByText('Nobody is banned.').waitFor();
    await page.getByRole('button', { name: 'Dealt with' }).click();
    await page.getByText('Nobody has reported anybody.').waitFor();
    // The one line is what the browser itself says of the wrong token.
    expect(host.errors.filter((line) => !line.includes('401'))).toEqual([]);
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toContain(TOKEN);
  });

  test('is not there where there is no host', async () => {
    const plain = await startServer();
    expect((await ask(plain, '/admin/')).status).toBe(404);
    expect((await ask(plain, '/api/admin/status', { token: '' })).status).toBe(401);
    await plain.stop();
  });
});
