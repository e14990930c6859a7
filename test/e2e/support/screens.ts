import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const FOLDER = join(__dirname, '../screens');
type Sizes = Readonly<Record<string, readonly [width: number, height: number]>>;
const SIZES: Sizes = {
  desktop: [1920, 1080],
  laptop: [1280, 800],
  tablet: [820, 1180],
  phone: [360, 740],
};

/** With SCREENS=1, writes the screen in both themes and at four sizes, or at those named, to be looked at. */
export async function photograph(page: Page, name: string, sizes = SIZES): Promise<void> {
  if (process.env.SCREENS !== '1') return;
  mkdirSync(FOLDER, { recursive: true });
  const before = page.viewportSize();
  const chosen = await page.evaluate(() => document.documentElement.dataset.theme);
  for (const [size, [width, height]] of Object.entries(sizes)) {
    await page.setViewportSize({ width, height });
    for (const theme of ['dark', 'light']) {
      await wear(page, theme);
      await page.screenshot({ path: join(FOLDER, `${name}-${size}-${theme}.png`) });
    }
  }
  await wear(page, chosen);
  if (before) await page.setViewportSize(before);
}

function wear(page: Page, theme: string | undefined): Promise<void> {
  return page.evaluate((name) => {
    const { dataset } = document.documentElement;
    if (name) dataset.theme = name;
    else delete dataset.theme;
    for (const change of document.getAnimations()) if (change instanceof CSSTransition) change.finish();
  }, theme);
}
