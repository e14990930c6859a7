import express, { Router } from 'express';
import { refuse } from './door';

/** The host's page, where there is a host: the token is asked for by the page, and checked with everything it does. */
export function adminPage(dir: string, isThereAHost: boolean): Router {
  const router = Router();
  if (isThereAHost)
    router.use(
      express.static(dir, {
        setHeaders: (response) => response.setHeader('cache-control', 'no-cache'),
      }),
    );
  router.use((_request, response) => refuse(response, 'unknown-intent', { status: 404 }));
  return router;
}
