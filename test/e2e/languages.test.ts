import type { Page } from 'playwright-core';
import { BOT_NAMES } from '../../shared/protocol/botNames';
import { newPerson, type PersonOptions } from './support/browser';
import { cutTexts } from './support/cut';
import type { Person } from './support/person';
import { useProduct } from './support/product';
import { plainWordsOn, speakPseudo } from './support/pseudo';
import { tour } from './support/tour';
import { titled } from './support/titled';

jest.setTimeout(600_000);

const ADMIN_TOKEN = 'only-the-host-has-this-one';
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
    await titled(page, 'Tables · Pocket Arena');
    expect(errors).toEqual([]);
  });
});

/** What is said to a newcomer about what is asked: the line below the question, hints, and what explains a thing. */
function explanationsOn({ page }: Person): Promise<number> {
  return page
    .locator(
      '.dock-hint:visible, .hint > p:visible:not(.hint-buttons), .hint > summary:visible, .explanation:visible',
    )
    .count();
}

describe('every screen', () => {
  const product = useProduct({ BOT_PAUSE_MS: '0', ADMIN_TOKEN });
  const place = () => ({ url: product.server.url, adminToken: ADMIN_TOKEN });

  async function visitor(name: string, options: PersonOptions): Promise<Person> {
    const person = await newPerson(product.browser, name, { hints: 'on', ...options });
    const reply = await fetch(`${product.server.url}/api/guest`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name }),
    });
    const { token } = (await reply.json()) as { token: string };
    await person.context.addInitScript(
      ([mine, called]) => {
        localStorage.setItem('pocket-arena.token', mine);
        localStorage.setItem('pocket-arena.name', called);
      },
      [token, name] as const,
    );
    return person;
  }

  test('says nothing that is not in the catalogue', async () => {
    const ada = await visitor('Ada', {});
    await speakPseudo(ada.context);
    const bob = await visitor('Bob', {});
    const names = ['Ada', 'Bob', 'FR', 'Français', ...Object.values(BOT_NAMES).flat()];
    const found: string[] = [];
    await tour(ada, bob, place(), async (name) => {
      found.push(...(await plainWordsOn(ada.page, names)).map((text) => `${name}: ${text}`));
    });
    expect(found).toEqual([]);
    // It would find one.
    await ada.page.evaluate(() => document.body.append('Plain words'));
    expect(await plainWordsOn(ada.page, names)).toEqual(['Plain words']);
  });

  test('fits in French on a small phone, breaks no word, and explains few things at once', async () => {
    const ada = await visitor('Ada', { ...FRENCH, viewport: { width: 360, height: 740 } });
    const bob = await visitor('Bob', FRENCH);
    const found: string[] = [];
    let most = 0;
    await tour(ada, bob, place(), async (name) => {
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
    await ada.page.evaluate(() => {
      // The page's policy allows no styles in its text.
      const place = document.createElement('div');
      place.innerHTML = '<div>E3</div>.';
      document.body.append(place);
    });
    expect(await cutTexts(ada.page)).toEqual([
      expect.stringContaining('anticonstitutionnellement'),
      'alone in its line: . (behind E3)',
    ]);
    // What is not there, and a token that is none, the browser itself notes.
    expect(ada.errors.filter((line) => !/status of 40[14]/.test(line))).toEqual([]);
  });
});
