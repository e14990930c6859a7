import express, { Router } from 'express';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { languageOf, languagesIn } from './languages';

/**
 * The worker that runs engines of any age has a policy of its own: it can fetch and reach nothing at all, and run nothing
 * but what the page hands it (client/replay/engineWorker.ts).
 */
const ENGINE_WORKER = /[\\/]assets[\\/]engineWorker-[^\\/]+\.js$/;
const ENGINE_POLICY = "default-src 'none'; script-src blob:; worker-src 'none'";

/** The page's worker: an old one would keep an old page. */
const WORKER = '/sw.js';
const REMOVAL = 'sw-removal.js';

/** The built page. Every address that is no file is the page too: it knows where it is (/t/CODE). */
export function pages(clientDir: string, { hasWorker }: { readonly hasWorker: boolean }): Router {
  const router = Router();
  const languages = languagesIn(clientDir);
  if (!hasWorker)
    router.get(WORKER, (_request, response) => {
      response.setHeader('cache-control', 'no-store');
      response.sendFile(join(clientDir, REMOVAL), { cacheControl: false });
    });
  router.use(
    express.static(clientDir, {
      index: false,
      setHeaders: (response, path) => {
        // Built files carry a hash of their content in their name.
        const isHashed = /[\\/]assets[\\/]/.test(path);
        const isWorker = path === join(clientDir, WORKER);
        response.setHeader(
          'cache-control',
          isHashed ? 'public, max-age=31536000, immutable' : isWorker ? 'no-store' : 'no-cache',
        );
        if (ENGINE_WORKER.test(path)) response.setHeader('content-security-policy', ENGINE_POLICY);
      },
    }),
  );
  router.get(/^\/(?!api\/|matchmake\/)[^.]*$/, (request, response) => {
    const language = languageOf(request, languages);
    const page = join(clientDir, language ? `index.${language}.html` : 'index.html');
    if (!existsSync(page)) {
      response.status(503).type('text').send('The page has not been built: npm run build');
      return;
    }
    response.setHeader('cache-control', 'no-cache');
    response.vary('accept-language');
    if (language) response.setHeader('content-language', language);
    response.sendFile(page);
  });
  return router;
}
