import type { Page } from 'playwright-core';
import { newPerson } from './support/browser';
import { useProduct } from './support/product';

jest.setTimeout(90_000);

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
