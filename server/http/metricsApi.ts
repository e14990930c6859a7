import { Router } from 'express';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from '../metrics/prometheus';
import type { Services } from '../services';
import { addressOf, bearer, isSameSecret, refuse, type Door } from './door';

/** `/metrics` for whoever has METRICS_TOKEN; without one there is no such page here. */
export function metricsApi({ config, metrics }: Services, door: Door): Router {
  const router = Router();
  router.get('/metrics', async (request, response) => {
    if (!metrics || config.METRICS_TOKEN === undefined)
      return refuse(response, 'unknown-intent', { status: 404 });
    const isKnown = () => isSameSecret(bearer(request), config.METRICS_TOKEN);
    const found = door.guesses.metrics.check(addressOf(request), isKnown);
    if (found !== true) return refuse(response, found || 'bad-token');
    response.type(metrics.contentType).setHeader('cache-control', 'no-store');
    response.send(await metrics.scrape());
  });
  return router;
}

export interface MetricsServer {
  readonly port: number;
  close(): void;
}

/** The same on a port of its own, which only the host's network can reach. */
export async function serveMetrics(
  metrics: Metrics,
  { port, host, token }: { readonly port: number; readonly host: string; readonly token: string | undefined },
): Promise<MetricsServer> {
  const server: Server = createServer((request, response) => {
    const given = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1];
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    if (token !== undefined && !isSameSecret(given, token)) return void response.writeHead(401).end();
    metrics.scrape().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
