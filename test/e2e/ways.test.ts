import { axeFindings } from './support/axe';
import { newPerson } from './support/browser';
import type { Person } from './support/person';
import { heading, playUntil } from './support/play';
import { useProduct } from './support/product';
import { photograph } from './support/screens';

jest.setTimeout(90_000);

/** Nothing may be wider than the screen: sideways scrolling hides what matters. */
const overflow = ({ page }: Person) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('ways to play', () => {
  const product = useProduct();

  async function untilProgram(people: readonly [Person, Person]): Promise<void> {
    const [first, second] = people;
    await second.join(await first.openTable(product.server.url));
    await first.prompt('Choose your pilot');
    await playUntil(people, async () => (await heading(first)) === 'Program your round', {
      mayProgram: false,
    });
    await second.prompt('Program your round');
  }

  test('M3.2 a program is placed, turned, ordered and locked by keys alone', async () => {
    const ada = await newPerson(product.browser, 'Ada');
    const grace = await newPerson(product.browser, 'Grace');
    await untilProgram([ada, grace]);
    const { keyboard } = ada.page;
    await ada.page.locator('body').click({ position: { x: 5, y: 5 } });
    for (const key of ['1', 'ArrowUp', '3', 'ArrowDown', '5', 'ArrowLeft', '7', 'ArrowRight'])
      await keyboard.press(key);
    const label = (slot: number) => ada.page.locator(`[data-slot="${slot}"]`).getAttribute('aria-label');
    expect(await label(0)).toBe('Slot 1: Collect, north');
    expect(await label(1)).toBe('Slot 2: Purchase, south');
    expect(await label(2)).toBe('Slot 3: Turret, west');
    expect(await label(3)).toMatch(/^Slot 4: Diagonal, /);
    await keyboard.press('Shift+ArrowLeft');
    expect(await label(2)).toMatch(/^Slot 3: Diagonal, /);
    await keyboard.press('Backspace');
    expect(await label(2)).toBe('Slot 3, empty');
    await keyboard.press('8');
    await keyboard.press('Enter');
    await ada.prompt('Locked in');
    await ada.dock.getByRole('button', { name: 'Change my choice' }).click();
    await ada.prompt('Program your round');
    expect(await label(0)).toBe('Slot 1: Collect, north');
    expect([...ada.errors, ...grace.errors]).toEqual([]);
  });

  test('M3.2 a draft survives a refresh, and a direction is set on the arena', async () => {
    const ada = await newPerson(product.browser, 'Ada');
    const grace = await newPerson(product.browser, 'Grace');
    await untilProgram([ada, grace]);
    await ada.page.getByRole('button', { name: 'Place Purchase' }).click();
    await ada.page.locator('.turn-arrow[aria-label="Turn south"]').click();
    await photograph(ada.page, 'planning');
    await ada.page.waitForFunction(() =>
      JSON.stringify((globalThis as { pocketArena?: unknown }).pocketArena).includes('south'),
    );
    await ada.page.reload();
    await ada.prompt('Program your round');
    await ada.page.getByRole('button', { name: 'Slot 1: Purchase, south' }).waitFor();
    expect(ada.errors).toEqual([]);
  });

  test('a phone with a finger: nothing is wider than the screen', async () => {
    const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
    const ada = await newPerson(product.browser, 'Lovelace', phone);
    const grace = await newPerson(product.browser, 'Grace', phone);
    await ada.page.goto(product.server.url);
    expect(await overflow(ada)).toBe(0);
    await untilProgram([ada, grace]);
    expect(await overflow(ada)).toBe(0);
    const [name] = await ada.page
      .locator('.seat-you .seat-name-text')
      .evaluateAll((names) => names.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
    expect(name).toBe(0);
    await ada.page.getByRole('button', { name: 'Place Mine' }).tap();
    await ada.page.locator('.turn-arrow').first().tap();
    await ada.page.getByRole('button', { name: /^Slot 1: Mine, / }).waitFor();
    await playUntil([ada, grace], async () => (await ada.page.locator('.revealed-up').count()) > 3);
    expect(await overflow(ada)).toBe(0);
    expect([...ada.errors, ...grace.errors]).toEqual([]);
  });

  test('home, lobby and rules are clean', async () => {
    const ada = await newPerson(product.browser, 'Ada');
    await ada.page.goto(product.server.url);
    expect(await axeFindings(ada.page)).toEqual([]);
    // As the system is, until somebody chose; and then from the first moment on.
    const ground = () => ada.page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
    const grounds = { light: 'rgb(228, 221, 234)', dark: 'rgb(13, 11, 30)' };
    for (const colorScheme of ['dark', 'light'] as const) {
      await ada.page.emulateMedia({ colorScheme });
      await ada.page.waitForFunction(
        (wanted) => getComputedStyle(document.documentElement).backgroundColor === wanted,
        grounds[colorScheme],
      );
    }
    await ada.page.getByRole('button', { name: 'Menu and settings' }).click();
    await ada.page.getByRole('radio', { name: 'Dark' }).check({ force: true });
    await ada.page.reload({ waitUntil: 'commit' });
    await ada.page.waitForFunction(() => document.documentElement.dataset.theme);
    expect(await ada.page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
    await ada.page.getByRole('button', { name: 'Play now' }).waitFor();
    expect(await ground()).toBe(grounds.dark);
    expect(await ada.page.locator('meta[name=theme-color]').getAttribute('content')).toBe(grounds.dark);
    await ada.page.getByRole('link', { name: 'How to play' }).click();
    await ada.page.getByRole('heading', { name: 'How to play' }).waitFor();
    await photograph(ada.page, 'rules');
    expect(await axeFindings(ada.page)).toEqual([]);
    await ada.openTable(product.server.url);
    expect(await axeFindings(ada.page)).toEqual([]);
    await ada.page.goto(product.server.url);
    await ada.page.getByRole('heading', { name: 'Your match is waiting' }).waitFor();
    await photograph(ada.page, 'home-again');
    await ada.page.getByRole('button', { name: 'Continue' }).click();
    await ada.page.locator('.lobby-code').waitFor();
    expect(ada.errors).toEqual([]);
  });

  test('a page from before an upgrade says so where it needs a file that is gone, and is loaded anew', async () => {
    const { page, context } = await newPerson(product.browser, 'Ada');
    await page.goto(product.server.url);
    const gone = '**/assets/Rules-*.js';
    await context.route(gone, (route) => route.fulfill({ status: 404 }));
    await page.getByRole('link', { name: 'How to play' }).first().click();
    await page.getByRole('alert').filter({ hasText: 'There is a newer version of the game.' }).waitFor();
    await context.unroute(gone);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'How to play' }).waitFor();
  });
});
