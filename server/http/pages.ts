import express, { Router } from 'express';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The built page. Every address that is no file is the page too: it knows where it is (/t/CODE). */
export function pages(clientDir: string): Router {
  const router = Router();
  const page = join(clientDir, 'index.html');
  router.use(
    express.static(clientDir, {
      index: false,
      setHeaders: (response, path) => {
        // Built files carry a hash of their content in their name.
        const isHashed = /[\\/]assets[\\/]/.test(path);
        response.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    }),
  );
  router.get(/^\/(?!api\/|matchmake\/)[^.]*$/, (_request, response) => {
    if (!existsSync(page)) {
      response.status(503).type('text').send('The page has not been built: npm run build');
      return;
    }
    response.setHeader('cache-control', 'no-cache');
    response.sendFile(page);
  });
  return router;
}
