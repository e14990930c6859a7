import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const FOLDER = join(__dirname, '../screens');
const SIZES = { laptop: [1440, 900], tablet: [820, 1180], phone: [360, 740] } as const;

/** Writes the screen at three sizes, to be looked at. */
export async function photograph(page: Page, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  const before = page.viewportSize();
  for (const [size, [width, height]] of Object.entries(SIZES)) {
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: join(FOLDER, `${name}-${size}.png`) });
  }
  if (before) await page.setViewportSize(before);
}
