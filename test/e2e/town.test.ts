import type { Page } from 'playwright-core';
import { axeFindings } from './support/axe';
import { newPerson, type PersonOptions } from './support/browser';
import type { Person } from './support/person';
import { useProduct } from './support/product';
import { photograph } from './support/screens';

jest.setTimeout(60_000);

/** What does not fit: parts of the town that reach out of the window or of what is around them, and small print. */
function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const nameOf = (part: Element) => `${part.className} ${part.getAttribute('data-place') ?? ''}`;
    // They are meant to reach out of their plate.
    const tags = [...document.querySelectorAll<HTMLElement>('.seat-tag')];
    for (const tag of tags) tag.style.display = 'none';
    for (const part of document.querySelectorAll('.mat, .street, .mini-mat, .seat-panel')) {
      const { left, right, bottom } = part.getBoundingClientRect();
      if (left < 0 || right > innerWidth + 1) found.push(`beside the window: ${nameOf(part)}`);
      if (innerWidth >= 1080 && bottom > innerHeight + 1) found.push(`below the window: ${nameOf(part)}`);
      if (part.scrollHeight > part.clientHeight + 2) found.push(`cut off: ${nameOf(part)}`);
    }
    for (const tag of tags) tag.style.display = '';
    for (const part of document.querySelectorAll('.town *, .seats *, .orders *')) {
      const isText = [...part.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
      const isShown = part.getBoundingClientRect().width > 1;
      if (isText && isShown && parseFloat(getComputedStyle(part).fontSize) < 12)
        found.push(`smaller than 12 px: ${nameOf(part)}`);
    }
    return found;
  });
}

describe('the town of Western', () => {
  const product = useProduct();

  /** At the first placement of a match against three bots. */
  async function ada(options?: PersonOptions): Promise<Person> {
    const person = await newPerson(product.browser, 'Ada', options);
    const { dock } = person;
    await person.practise(product.server.url, { game: 'Western', opponents: 3 });
    // The Rancher is asked before anybody places.
    await dock.locator('[data-boss]:not([data-boss="rancher"])').first().click();
    await dock.locator('[data-card]').first().click();
    await dock.locator('.button.primary:not(:disabled)').click();
    await person.prompt('Place a posse');
    return person;
  }

  test('on laptops and larger screens all six mats and all seats are seen whole, without scrolling', async () => {
    const { page, context, errors } = await ada();
    for (const [width, height] of [
      [1280, 800],
      [1440, 900],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.locator('.town .mat').count()).resolves.toBe(6);
      expect(await misfits(page)).toEqual([]);
    }
    // It would find what does not fit.
    await page.setViewportSize({ width: 1280, height: 420 });
    expect(await misfits(page)).not.toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    expect(await axeFindings(page)).toEqual([]);
    await photograph(page, 'town');
    expect(errors).toEqual([]);
    await context.close();
  });

  test('W4.4 by keys alone: Tab comes to a spot that is offered, arrows go to the next, Enter picks it', async () => {
    const { page, dock, context } = await ada();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-target') ?? '');
    for (let tabs = 0; tabs < 60 && !(await focused()); tabs++) await page.keyboard.press('Tab');
    const first = await focused();
    expect(first).toMatch(/^spot-/);
    await page.keyboard.press('ArrowRight');
    expect(await focused()).toMatch(/^spot-/);
    expect(await focused()).not.toBe(first);
    await page.keyboard.press('Enter');
    await page.locator('.side.chosen').waitFor();
    await dock.locator('.button.primary:not(:disabled)').waitFor();
    await context.close();
  });

  test('on a phone the ring stays whole, and a mat opens large enough for a thumb', async () => {
    const { page, context, errors } = await ada({ viewport: { width: 360, height: 740 }, hasTouch: true });
    expect(await page.locator('.mini-mat').count()).toBe(6);
    expect(await misfits(page)).toEqual([]);
    await page.locator('.mini-3').tap();
    const sides = page.locator('.opened .side');
    await sides.first().waitFor();
    expect(await sides.count()).toBe(6);
    for (const side of await sides.all()) {
      const { width, height } = (await side.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await page.locator('.opened [data-target=spot-3-leftover]').tap();
    await page.locator('.mini-3 .mini-chosen').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
});
