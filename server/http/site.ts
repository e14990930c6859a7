import { join } from 'node:path';
import type { Application, NextFunction, Request, Response } from 'express';
import type { RefusalReason } from '../../shared/protocol';
import type { QuickPlay } from '../queue/quickPlay';
import { unready } from '../base/readiness';
import type { Services } from '../services';
import { api } from './api';
import { StoreFull, StoreUnavailable } from '../store/errors';
import { Door, refuse } from './door';
import { metricsApi } from './metricsApi';
import { enginesPage } from './enginesPage';
import { adminPage } from './adminPage';
import { pages } from './pages';

/** Everything that is served besides sockets and match-making. */
export function site(
  app: Application,
  services: Services,
  { clientDir, quickPlay }: { readonly clientDir: string; readonly quickPlay: QuickPlay },
): void {
  app.disable('x-powered-by');
  app.set('trust proxy', services.config.TRUST_PROXY);
  app.get('/healthz', (_request, response) => {
    response.json({ ok: true, tables: services.directory.size });
  });
  app.get('/readyz', async (_request, response) => {
    const trouble = await unready(services.readyChecks);
    if (trouble) response.status(503).json(trouble);
    else response.json({ ok: true });
  });
  const door = new Door(services);
  app.use((_request, response, next) => {
    response.on('finish', () => {
      const code = response.locals.refusal as RefusalReason | undefined;
      if (code) services.telemetry.refused(code);
    });
    next();
  });
  app.use(metricsApi(services, door));
  app.use('/api', api(services, door, quickPlay));
  app.use('/engines', enginesPage(services.engines));
  app.use('/admin', adminPage(join(clientDir, '..', 'admin'), services.config.ADMIN_TOKEN !== undefined));
  app.use(pages(clientDir, { hasWorker: services.config.SERVICE_WORKER }));
  app.use(
    (error: Error & { status?: number }, _request: Request, response: Response, _next: NextFunction) => {
      if (error.status === 413) return refuse(response, 'too-large');
      if (error.status !== undefined && error.status < 500) return refuse(response, 'malformed');
      if (error instanceof StoreFull || error instanceof StoreUnavailable) {
        services.log.warn({ err: error }, 'a request could not be kept');
        return refuse(response, 'storage-failed');
      }
      services.log.error({ err: error }, 'a request failed');
      refuse(response, 'internal');
    },
  );
}
