import { existsSync } from 'node:fs';
import { chromium, type Browser, type BrowserContextOptions } from 'playwright-core';
import type { Level } from '../../../shared/protocol';
import { Person } from './person';

export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--mute-audio',
];

export const WHOLE = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
const SHELL = process.env.CHROMIUM_SHELL_PATH ?? '/usr/bin/chromium-headless-shell';

/** The same browser as its makers build it for tests: without windows it needs a quarter less of the processor. */
export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: existsSync(SHELL) ? SHELL : WHOLE, args: FLAGS });
}

/** With all that surrounds a page: installing, notices, badges. */
export function launchWhole(): Promise<Browser> {
  return chromium.launch({ executablePath: WHOLE, args: FLAGS });
}

export interface PersonOptions extends BrowserContextOptions {
  readonly speed?: 'slow' | 'normal' | 'fast' | 'instant';
  /** Those who have played before need none, and are led to people instead of a first lesson. */
  readonly hints?: 'on' | 'off';
  /** The table in words, for those who hear it. */
  readonly spoken?: 'on' | 'off';
  /** What is answered for them is no prompt that a test could look at. */
  readonly asked?: Level;
  /** The page keeps itself; else every load is the server's own. */
  readonly hasWorker?: boolean;
}

/** Somebody with a browser of their own: nothing is shared with the others but the server. */
export async function newPerson(
  browser: Browser,
  name: string,
  {
    speed = 'instant',
    hints = 'off',
    spoken = 'off',
    asked = 'everything',
    hasWorker = false,
    ...options
  }: PersonOptions = {},
): Promise<Person> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    // Drawn without a graphics card, a table that moves by itself takes half a core for nothing.
    reducedMotion: speed === 'instant' ? 'reduce' : 'no-preference',
    ...options,
  });
  context.setDefaultTimeout(20_000);
  await context.addInitScript(
    (chosen) => {
      // Only once: what is switched on the page stays switched.
      for (const [key, value] of Object.entries(chosen))
        if (localStorage.getItem(`pocket-arena.${key}`) === null)
          localStorage.setItem(`pocket-arena.${key}`, value);
    },
    {
      speed,
      hints,
      spoken,
      habits: JSON.stringify({ level: asked, kinds: {} }),
      ...(hints === 'off' && { everSat: 'mechs western' }),
    },
  );
  if (!hasWorker)
    await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  return new Person(name, context, await context.newPage());
}
