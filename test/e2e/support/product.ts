import type { Browser } from 'playwright-core';
import { launch } from './browser';
import { startServer, type RunningServer } from './server';

/** A server and a browser for all tests of a group. */
export function useProduct(env?: Record<string, string>): { server: RunningServer; browser: Browser } {
  const product: { server?: RunningServer; browser?: Browser } = {};

  beforeAll(async () => {
    product.server = await startServer(env);
    product.browser = await launch();
  });

  afterAll(async () => {
    await product.browser?.close();
    await product.server?.stop();
  });

  return product as { server: RunningServer; browser: Browser };
}
