import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import type { MyTablesReply } from '../../shared/protocol';
import { Days, HOUR } from '../server/support/days';
import { ask } from '../server/support/http';
import { Revival } from '../server/support/revival';
import { sqliteDatabase, type TestDatabase } from '../support/databases';
import { launch, newPerson } from './support/browser';
import { Person } from './support/person';
import { actOnce } from './support/play';
import { titled } from './support/titled';

jest.setTimeout(400_000);

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** Between two looks at a phone. */
const BETWEEN = 3 * HOUR;
const DAY = 24 * HOUR;

/** Somebody whose page is open only while they look. */
interface Friend {
  readonly name: string;
  readonly context: Person['context'];
  readonly errors: string[];
  token?: string;
}

// Its short forms: tables.test.ts, and without a browser server/table/overDays.test.ts.
describe('three friends who never meet', () => {
  let database: TestDatabase;
  let server: Revival;
  let days: Days;
  let browser: Browser;
  let friends: Friend[];
  let matchId = '';

  beforeAll(async () => {
    database = sqliteDatabase();
    server = await Revival.open(database, { seed: 7, clientDir: join(process.cwd(), 'dist/client') });
    days = new Days(server);
    browser = await launch();
    friends = [];
    for (const name of ['Ada', 'Grace', 'Linus']) {
      const { context, page, errors } = await newPerson(browser, name, { asked: 'weighty', ...PHONE });
      await page.close();
      friends.push({ name, context, errors });
    }
  });

  afterAll(async () => {
    await browser?.close();
    await server?.close();
    await database?.dispose();
  });

  /** The page is there for as long as they look, and everybody else's is closed. */
  async function looks(friend: Friend, path: string, look: (person: Person) => Promise<void>): Promise<void> {
    const { name, context, errors } = friend;
    const person = new Person(name, context, await context.newPage());
    // Phones go by the same day as the server.
    await person.page.clock.setSystemTime(server.house.ports.now());
    await person.page.goto(server.house.url + path);
    await look(person);
    friend.token = await person.page.evaluate(() => localStorage.getItem('pocket-arena.token') ?? '');
    errors.push(...person.errors);
    await person.page.close();
    if (matchId) await days.soon(() => isOver() || days.isAsleep(matchId), 'sleep');
  }

  const isOver = () => days.recordOf(matchId)?.phase === 'over';

  const seats = async ({ page }: Person) => {
    await page.locator('.people-code').waitFor();
    await page.getByRole('button', { name: 'To the table' }).click();
  };

  /** For how long they have been asked something. */
  async function asked({ token = '' }: Friend): Promise<number | undefined> {
    const { body } = await ask(server.house, '/api/me/tables', { token });
    const { tables, now } = body as unknown as MyTablesReply;
    const deadline = tables.find((table) => table.matchId === matchId)?.turn?.deadline;
    return deadline === undefined ? undefined : deadline - now;
  }

  /** From the start page to the table, and past what they read there first. */
  async function goesOn({ page, dock }: Person): Promise<string> {
    await page.getByRole('button', { name: /^Continue at table/ }).click();
    await dock.locator('h2').first().waitFor();
    // It comes with the welcome, and is fetched when it is needed.
    await page.waitForLoadState('networkidle');
    const recap = page.locator('dialog');
    if ((await recap.count()) === 0) return '';
    const words = await recap.innerText();
    await recap.locator('.button.primary').click();
    return words;
  }

  /** Whatever they are asked, until they are told that they may go, or how it ended. */
  async function answers(person: Person): Promise<void> {
    const { page, dock } = person;
    for (let quiet = 0; quiet < 3;) {
      if ((await page.locator('.results').count()) > 0) return;
      if (await actOnce(person, { isAtOnce: true })) quiet = 0;
      else if ((await dock.getByText('You may leave the page: your seat stays yours.').count()) > 0) quiet++;
      // What is left to others is answered after a pause.
      await server.house.ports.advance(500);
      await page.waitForTimeout(20);
    }
  }

  /** Their turn: what they know of it before they open the table, and what they are told when they have answered. */
  const plays = (friend: Friend) => {
    let recap = '';
    return looks(friend, '/', async (person) => {
      const { page } = person;
      await page.getByRole('heading', { name: 'Your turn' }).waitFor();
      await page.getByText(/: (\d+\sh|\d+\smin|2 days) left\.$/).waitFor();
      await titled(page, '(1) Pocket Arena');
      recap = await goesOn(person);
      await answers(person);
    }).then(() => recap);
  };

  /** The others learn on the start page whom they wait for. */
  const reads = (friend: Friend, words: string | RegExp) =>
    looks(friend, '/', ({ page }) => page.locator('.home-continue').getByText(words).waitFor());

  /** Nobody looks while time goes by, and somebody's deadline with it. */
  const forgets = async (friend: Friend) => {
    await days.later((await asked(friend))! + 1000);
    await days.soon(() => days.isAsleep(matchId), 'sleep');
    await server.flushed();
  };

  test('T17 T18 from the invitation to the results, with missed deadlines and days off, nobody has to ask whose turn it is', async () => {
    const [ada, grace, linus] = friends as [Friend, Friend, Friend];
    let path = '';
    await looks(ada, '/', async (person) => {
      const { page } = person;
      await page.getByLabel('Your name').fill('Ada');
      await page.getByRole('button', { name: 'With friends' }).click();
      for (const name of ['3 seats', 'Over days', '1 day a move'])
        await page.getByRole('radio', { name }).check({ force: true });
      await page.getByRole('button', { name: 'Open the table' }).click();
      await seats(person);
      await page.locator('.lobby-code').waitFor();
      path = new URL(page.url()).pathname;
    });
    for (const friend of [grace, linus])
      await looks(friend, path, async (person) => {
        const { page } = person;
        await page.getByRole('heading', { name: 'Ada invites you to a match of Mechs' }).waitFor();
        await page.getByLabel('Your name').fill(friend.name);
        await page.getByRole('button', { name: 'Take a seat' }).click();
        await seats(person);
        if (friend === linus) await answers(person);
        else await page.getByText('Waiting for 1 more player').waitFor();
        const found = await server.house.services.tables.findByCode(path.split('/').at(-1)!);
        if (typeof found !== 'string') ({ matchId } = found);
      });

    await days.later(BETWEEN);
    await reads(linus, /^Ada and Grace are thinking: 2\d\sh left\.$/);
    await plays(ada);

    // The first deadline that is missed costs a decision, and is said before anything else.
    await forgets(grace);
    expect(await plays(grace)).toContain('Your time ran out, so a choice was made for you.');

    let visits = 0;
    let offs = 0;
    let forgotten = 0;
    while (!isOver()) {
      const waiting = await Promise.all(friends.map(async (one) => ((await asked(one)) ? one : undefined)));
      const friend = waiting.find(Boolean);
      if (!friend) {
        await days.later(HOUR);
        continue;
      }
      await days.later(BETWEEN);
      visits++;
      if (friend === ada && offs++ === 0) {
        await looks(ada, path, async (person) => {
          const { page } = person;
          await page.getByRole('button', { name: 'Go on' }).click();
          await page.getByRole('button', { name: 'Menu' }).click();
          await page.locator('#holiday').selectOption('2');
          await page.getByRole('button', { name: 'Take them now' }).click();
          await page.getByRole('button', { name: 'I am back' }).waitFor();
        });
        await reads(linus, /Ada took days off: 2 days left, at the most\.$/);
        await days.later(2 * DAY);
      } else if (friend === grace && visits > 8 && forgotten === 0) {
        // After the second the autopilot plays until she is back, and she reads that it did.
        for (; forgotten < 2; forgotten++) {
          for (let others = 0; others < 20 && !(await asked(grace)); others++) {
            for (const other of [ada, linus]) if (await asked(other)) await plays(other);
            await days.later(HOUR);
          }
          await forgets(grace);
        }
        await looks(grace, '/', async (person) => {
          expect(await goesOn(person)).toContain('so the autopilot played for you until now');
          await answers(person);
        });
      } else await plays(friend);
    }
    expect({ offs: Math.min(offs, 1), forgotten }).toEqual({ offs: 1, forgotten: 2 });

    // Its table is closed when the others come back.
    await days.later(DAY);
    await server.house.ports.advance(DAY);
    let told = 0;
    for (const friend of friends)
      await looks(friend, '/', async ({ page }) => {
        const end = page.getByRole('button', { name: 'See how it ended' });
        // Whoever gave the last answer may have seen it.
        await page.getByRole('button', { name: 'Play now' }).waitFor();
        await page.waitForLoadState('networkidle');
        if ((await end.count()) === 0) return;
        told++;
        await page.getByText('The match is over.').waitFor();
        await end.click();
        await page.getByRole('heading', { name: / wins$| share the victory$|^You win!$/ }).waitFor();
      });
    // All of them, where what was left to others ended it.
    expect(told).toBeGreaterThanOrEqual(2);
    for (const { errors } of friends) expect(errors).toEqual([]);
  });
});
