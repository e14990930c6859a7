import { gzipSync } from 'node:zlib';
import type { Page, Response } from 'playwright-core';

/** Kilobytes that the page has fetched since: each file gzipped on its own, as a proxy would send it. */
export function weighing(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on('response', (response: Response) =>
    sizes.push(response.body().then((body) => gzipSync(body).length)),
  );
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1024;
}
