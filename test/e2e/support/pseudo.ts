import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';

const ORIGINAL = '?original';

/** A built file that holds nothing but texts. */
interface TextFile {
  readonly folder: string;
  /** Where a page fetches it. */
  readonly path: string;
  readonly name: string;
}

/** Those with English texts, by their source maps; the host's page has no maps, and files by the name of its chapter. */
function textFiles(): TextFile[] {
  const assets = join(process.cwd(), 'dist/client/assets');
  const host = join(process.cwd(), 'dist/admin/assets');
  const ofPages = readdirSync(assets)
    .filter((file) => file.endsWith('.js.map'))
    .flatMap((file) => {
      const { sources } = JSON.parse(readFileSync(join(assets, file), 'utf8')) as { sources: string[] };
      const isText = (source: string) => /i18n\/en\//.test(source);
      return sources.length > 0 && sources.every(isText) ? [file.slice(0, -'.map'.length)] : [];
    });
  const ofHost = readdirSync(host).filter((file) => /^admin-.*\.js$/.test(file));
  return [
    ...ofPages.map((name) => ({ folder: assets, path: '/assets/', name })),
    ...ofHost.map((name) => ({ folder: host, path: '/admin/assets/', name })),
  ];
}

/**
 * What stands for a language of which every letter is foreign: the texts as they are, in accents. It is made on the way
 * to the browser, so the product knows nothing of it.
 */
export async function speakPseudo(context: BrowserContext): Promise<void> {
  const files = textFiles();
  // One for all pages, one for the host's, and at least these.
  expect(files.some(({ name }) => name.startsWith('texts-en'))).toBe(true);
  expect(files.some(({ path }) => path.startsWith('/admin'))).toBe(true);
  for (const { folder, path, name } of files) {
    const file = join(folder, name);
    const isIt = (search: string) => (url: URL) => url.pathname === path + name && url.search === search;
    await context.route(isIt(''), (route) => {
      const names = namesExported(readFileSync(file, 'utf8'));
      const body = `
        import * as original from './${name}${ORIGINAL}';
        ${PSEUDO}
        ${names.map((one, i) => `const text${i} = pseudo(original[${JSON.stringify(one)}]);`).join('\n')}
        export { ${names.map((one, i) => `text${i} as ${one}`).join(', ')} };`;
      return route.fulfill({ contentType: 'text/javascript', body });
    });
    await context.route(isIt(ORIGINAL), (route) =>
      route.fulfill({ contentType: 'text/javascript', path: file }),
    );
  }
}

function namesExported(code: string): string[] {
  const list = /export\s*\{([^}]*)\}/.exec(code)?.[1] ?? '';
  return list.split(',').map((one) => one.split(' as ').pop()?.trim() ?? '');
}

/** Every ASCII letter becomes another one. Marks, signs in braces, rule numbers and what is no text stay as they are. */
const PSEUDO = `
  const LETTERS = 'ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ';
  const foreign = (letter) => {
    const code = letter.charCodeAt(0);
    return LETTERS[code >= 97 ? code - 97 : code - 65 + 26];
  };
  const say = (text) =>
    /^[A-Z]\\d+(\\.\\d+)?$/.test(text)
      ? text
      : text.replace(/\\u0002[^\\u0003]*\\u0003|\\{[^}]*\\}|[A-Za-z]/g, (part) => part.length > 1 ? part : foreign(part));
  const isNoText = (of, key) =>
    ['id', 'value', 'rule', 'language'].includes(key) ? typeof of[key] !== 'function' : key === 'standard' && 'options' in of;
  const pseudo = (of) => {
    if (typeof of === 'string') return say(of);
    if (typeof of === 'function') return (...values) => pseudo(of(...values));
    if (Array.isArray(of)) return of.map(pseudo);
    if (typeof of !== 'object' || of === null || of instanceof Promise) return of;
    if (Object.getPrototypeOf(of) !== Object.prototype && Object.getPrototypeOf(of) !== null) return of;
    // Read when they are asked for: files of the build import each other in circles.
    const said = {};
    const known = {};
    for (const key of Object.keys(of))
      Object.defineProperty(said, key, {
        enumerable: true,
        get: () => (known[key] ??= isNoText(of, key) ? of[key] : pseudo(of[key])),
      });
    return said;
  };`;

/** Whatever is shown or read out in plain letters, but for names, codes, hashes and the numbers of rules and zones. */
export async function plainWordsOn(page: Page, names: readonly string[]): Promise<string[]> {
  const said = await page.evaluate(() => {
    const isShown = (element: Element | null) => element?.checkVisibility({ visibilityProperty: true });
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (isShown(node.parentElement)) texts.push(node.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]'))
      if (isShown(element))
        for (const name of ['aria-label', 'title', 'placeholder', 'alt'])
          texts.push(element.getAttribute(name) ?? '');
    return [document.title, ...texts];
  });
  const left = said.map((text) => names.reduce((rest, name) => rest.replaceAll(name, ''), text));
  const codes = /\b(?:[A-Z]\d+(?:\.\d+)?|[A-Z]{4}(?:-[A-Z]{4})+|[A-Z]{6}|[A-Z]|[\da-f]{64})\b/g;
  return [...new Set(left.filter((text) => /[A-Za-z]/.test(text.replace(codes, ''))))];
}
