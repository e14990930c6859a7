import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';

const FOLDER = join(__dirname, '../screens');
type Sizes = Readonly<Record<string, readonly [width: number, height: number]>>;
const SIZES: Sizes = { laptop: [1280, 800], tablet: [820, 1180], phone: [360, 740] };

/** With SCREENS=1, writes the screen at three sizes, or at those named, to be looked at: it takes longer than most tests. */
export async function photograph(page: Page, name: string, sizes = SIZES): Promise<void> {
  if (process.env.SCREENS !== '1') return;
  mkdirSync(FOLDER, { recursive: true });
  const before = page.viewportSize();
  for (const [size, [width, height]] of Object.entries(sizes)) {
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: join(FOLDER, `${name}-${size}.png`) });
  }
  if (before) await page.setViewportSize(before);
}
