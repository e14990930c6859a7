import type { Page } from 'playwright-core';
import { BOT_NAMES } from '../../shared/protocol/botNames';
import { newPerson, type PersonOptions } from './support/browser';
import { cutTexts } from './support/cut';
import type { Person } from './support/person';
import { playUntil } from './support/play';
import { useProduct } from './support/product';
import { plainWordsOn, speakPseudo } from './support/pseudo';

jest.setTimeout(150_000);

const FRENCH = { locale: 'fr-CA' };

/** The languages whose texts a page has fetched. */
function languagesFetched(page: Page): Set<string> {
  const languages = new Set<string>();
  page.on('request', (request) => {
    const language = /texts-(\w+)-/.exec(request.url())?.[1];
    if (language) languages.add(language);
  });
  return languages;
}

const spoken = (page: Page) => page.evaluate(() => document.documentElement.lang);

describe('the language of the page', () => {
  const product = useProduct();

  test('is the browser’s, and its texts alone are fetched', async () => {
    for (const [locale, language] of [
      ['fr-CA', 'fr'],
      ['en-GB', 'en'],
      ['de-DE', 'en'],
    ] as const) {
      const { page, errors } = await newPerson(product.browser, 'Ada', { locale });
      const fetched = languagesFetched(page);
      const answer = await page.goto(product.server.url);
      expect(answer?.headers()['content-language']).toBe(language);
      await page.getByRole('navigation').waitFor();
      expect(await spoken(page)).toBe(language);
      expect([...fetched]).toEqual([language]);
      expect(errors).toEqual([]);
    }
  });

  test('is switched on every page, and kept; an address can name it', async () => {
    const { page, errors } = await newPerson(product.browser, 'Ada', FRENCH);
    await page.goto(`${product.server.url}/rules/western#W6.1`);
    await page.getByRole('link', { name: 'English' }).click();
    await page.getByRole('link', { name: 'Français' }).waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/rules/western');
    expect(new URL(page.url()).hash).toBe('#W6.1');
    await page.goto(product.server.url);
    await page.getByRole('link', { name: 'Français' }).waitFor();
    expect(await spoken(page)).toBe('en');
    await page.goto(`${product.server.url}/tables?lang=fr`);
    await page.getByRole('link', { name: 'English' }).waitFor();
    expect(await spoken(page)).toBe('fr');
    expect(await page.title()).toBe('Tables · Pocket Arena');
    expect(errors).toEqual([]);
  });
});

/** The pages that need no table. */
const PAGES = [
  '/',
  '/tables',
  '/leaderboard',
  '/me',
  '/rules/mechs',
  '/rules/western',
  '/fairness',
  '/replay',
];
const GAMES = ['mechs', 'western'] as const;

/** Looks at every page, then at what comes up in a match of each game. */
async function tour(person: Person, url: string, look: (name: string) => Promise<void>): Promise<void> {
  const { page } = person;
  for (const path of PAGES) {
    await page.goto(url + path);
    await page.locator('main h1').first().waitFor();
    await page.waitForLoadState('networkidle');
    await look(path);
  }
  for (const game of GAMES) {
    const code = await page.evaluate(async (wanted) => {
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${localStorage.getItem('pocket-arena.token')}`,
      };
      const order = { game: wanted, seats: 2, bots: ['rookie'], clock: 'relaxed' };
      const reply = await fetch('/api/tables', { method: 'POST', headers, body: JSON.stringify(order) });
      return ((await reply.json()) as { code: string }).code;
    }, game);
    await page.goto(`${url}/t/${code}`);
    await person.dock.locator('h2').first().waitFor();
    let screens = 0;
    const isOver = async () => screens > 6 || (await page.locator('.results').count()) > 0;
    await playUntil([person], isOver, {
      onScreen: async (_person, title) => {
        screens++;
        await look(`${game}: ${title}`);
      },
    });
    await page.locator('.menu > button').first().click();
    await look(`${game}: menu`);
  }
}

/** What is said to a newcomer about what is asked: the line below the question, hints, and what explains a thing. */
function explanationsOn({ page }: Person): Promise<number> {
  return page
    .locator(
      '.dock-hint:visible, .hint > p:visible:not(.hint-buttons), .hint > summary:visible, .explanation:visible',
    )
    .count();
}

describe('every screen', () => {
  const product = useProduct({ BOT_PAUSE_MS: '0' });

  async function visitor(options: PersonOptions): Promise<Person> {
    const person = await newPerson(product.browser, 'Ada', { hints: 'on', ...options });
    const reply = await fetch(`${product.server.url}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Ada' }),
    });
    const { token } = (await reply.json()) as { token: string };
    await person.context.addInitScript((mine) => {
      localStorage.setItem('pocket-arena.token', mine);
      localStorage.setItem('pocket-arena.name', 'Ada');
    }, token);
    return person;
  }

  test('says nothing that is not in the catalogue', async () => {
    const ada = await visitor({});
    await speakPseudo(ada.context);
    const names = ['Ada', 'FR', 'Français', ...Object.values(BOT_NAMES).flat()];
    const found: string[] = [];
    await tour(ada, product.server.url, async (name) => {
      found.push(...(await plainWordsOn(ada.page, names)).map((text) => `${name}: ${text}`));
    });
    expect(found).toEqual([]);
    // It would find one.
    await ada.page.evaluate(() => document.body.append('Plain words'));
    expect(await plainWordsOn(ada.page, names)).toEqual(['Plain words']);
  });

  test('fits in French on a small phone, breaks no word, and explains three things at once at most', async () => {
    const ada = await visitor({ ...FRENCH, viewport: { width: 360, height: 740 } });
    const found: string[] = [];
    let most = 0;
    await tour(ada, product.server.url, async (name) => {
      found.push(...(await cutTexts(ada.page)).map((text) => `${name}: ${text}`));
      const explained = await explanationsOn(ada);
      most = Math.max(most, explained);
      if (explained > 3) found.push(`${name}: ${explained} explanations at once`);
    });
    expect(found).toEqual([]);
    expect(most).toBeGreaterThan(1);
    await ada.page.evaluate(() => {
      const long = document.createElement('p');
      long.style.cssText = 'width: 4em; overflow-wrap: anywhere';
      long.textContent = 'anticonstitutionnellement';
      document.body.append(long);
    });
    expect(await cutTexts(ada.page)).toHaveLength(1);
    expect(ada.errors).toEqual([]);
  });
});
