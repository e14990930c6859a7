import type { Application, NextFunction, Request, Response } from 'express';
import type { QuickPlay } from '../queue/quickPlay';
import type { Services } from '../services';
import { api } from './api';
import { refuse } from './door';
import { pages } from './pages';

/** Everything that is served besides sockets and match-making. */
export function site(
  app: Application,
  services: Services,
  { clientDir, quickPlay }: { readonly clientDir: string; readonly quickPlay: QuickPlay },
): void {
  app.disable('x-powered-by');
  app.set('trust proxy', services.config.TRUST_PROXY);
  app.use((_request, response, next) => {
    response.setHeader('x-content-type-options', 'nosniff');
    // Addresses carry table codes: other sites have no business with them.
    response.setHeader('referrer-policy', 'same-origin');
    response.setHeader('x-frame-options', 'SAMEORIGIN');
    next();
  });
  app.get('/healthz', (_request, response) => {
    response.json({ ok: true, tables: services.directory.size });
  });
  app.get('/readyz', async (_request, response) => {
    if (services.isStopping()) return refuse(response, 'stopping');
    await services.tables.check().then(
      () => response.json({ ok: true }),
      () => refuse(response, 'storage-failed'),
    );
  });
  app.use('/api', api(services, quickPlay));
  app.use(pages(clientDir));
  app.use(
    (error: Error & { status?: number }, _request: Request, response: Response, _next: NextFunction) => {
      if (error.status === 413) return refuse(response, 'too-large');
      if (error.status !== undefined && error.status < 500) return refuse(response, 'malformed');
      services.log.error({ err: error }, 'a request failed');
      refuse(response, 'internal');
    },
  );
}
