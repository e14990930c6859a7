import express, { Router } from 'express';
import { PROTOCOL_VERSION, type ServerInfo } from '../../shared/protocol';
import type { QuickPlay } from '../queue/quickPlay';
import type { Services } from '../services';
import { adminApi } from './adminApi';
import { refuse, type Door } from './door';
import { identityApi } from './identityApi';
import { matchesApi } from './matchesApi';
import { peopleApi } from './peopleApi';
import { pushApi } from './pushApi';
import { tablesApi } from './tablesApi';

/** The HTTP API; docs/api.md describes it with examples that are tested. */
export function api(services: Services, door: Door, quickPlay: QuickPlay): Router {
  const { config, games } = services;
  const router = Router();

  router.use(express.json({ limit: '8kb' }));
  router.use((_request, response, next) => {
    // Replies carry tokens and what changes by the second.
    response.setHeader('cache-control', 'no-store');
    next();
  });

  router.get('/server', (_request, response) => {
    const info: ServerInfo = {
      protocol: PROTOCOL_VERSION,
      games: games.all.map(({ rules: { id, rulesVersion } }) => ({ id, rules: rulesVersion })),
      chat: config.CHAT,
    };
    response.json(info);
  });
  router.use(identityApi(services, door));
  router.use(tablesApi(services, door, quickPlay));
  router.use(matchesApi(services, door));
  router.use(peopleApi(services, door));
  router.use(pushApi(services, door));
  router.use('/admin', adminApi(services, door, quickPlay));
  router.use((_request, response) => refuse(response, 'unknown-intent', { status: 404 }));
  return router;
}
