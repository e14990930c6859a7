import type { Page } from 'playwright-core';

/** The tab is called so, once what the page shows is drawn. */
export async function titled(page: Page, start: string): Promise<void> {
  await page.waitForFunction((wanted) => document.title.startsWith(wanted), start);
}
