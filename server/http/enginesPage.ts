import { Router } from 'express';
import type { EngineListed } from '../../shared/protocol';
import type { Engines } from '../engines';
import { refuse } from './door';

const FILE = /^\/[a-z]+-[\w.]+-([0-9a-f]{64})\.mjs$/;

/** Engines as files, for whoever shows or checks a match of theirs: what has a hash in its name never changes. */
export function enginesPage(engines: Pick<Engines, 'code' | 'states'>): Router {
  const router = Router();
  router.get('/', async (_request, response) => {
    const usable = (await engines.states()).filter(({ state }) => state !== 'refused');
    response.setHeader('cache-control', 'no-cache');
    response.json(usable.map(({ state: _state, ...name }): EngineListed => name));
  });
  router.get(FILE, async (request, response) => {
    const code = await engines.code(FILE.exec(request.path)?.[1] ?? '');
    if (code === undefined) return refuse(response, 'engine-missing', { status: 404 });
    response.setHeader('cache-control', 'public, max-age=31536000, immutable');
    response.type('text/javascript').send(code);
  });
  router.use((_request, response) => refuse(response, 'unknown-intent', { status: 404 }));
  return router;
}
