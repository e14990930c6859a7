import type { Request } from 'express';
import { existsSync, readdirSync } from 'node:fs';

/** Where a browser asks for none that the page speaks. */
const FIRST = 'en';

/** The languages that the page was built in, the first one first. */
export function languagesIn(clientDir: string): readonly string[] {
  if (!existsSync(clientDir)) return [];
  return readdirSync(clientDir)
    .flatMap((file) => /^index\.(\w+)\.html$/.exec(file)?.[1] ?? [])
    .sort((a, b) => Number(b === FIRST) - Number(a === FIRST));
}

/**
 * The language in which the page is sent: that of its address, else what the browser asks for. The page itself may know of
 * a choice made before, and then fetches other texts: there are no cookies to tell the server.
 */
export function languageOf(request: Request, languages: readonly string[]): string | undefined {
  const { lang } = request.query;
  return languages.find((one) => one === lang) ?? (request.acceptsLanguages([...languages]) || languages[0]);
}
