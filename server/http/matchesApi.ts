import { Router, type Request, type Response } from 'express';
import type { RefusalReason } from '../../shared/protocol';
import type { Services } from '../services';
import { addressOf, refuse, type Door } from './door';

/** Nothing of it ever changes but names, which go when somebody deletes theirs. */
const FRESH_SECONDS = 60;

/** Matches that are over: to see again, and to check. */
export function matchesApi({ archives }: Services, door: Door): Router {
  const router = Router();

  /** Whoever has an id may look; an archive costs more than most replies, so not without end. */
  async function give(
    request: Request,
    response: Response,
    find: () => Promise<Buffer | RefusalReason>,
  ): Promise<void> {
    const address = addressOf(request);
    if (!door.archives.of(address).take()) return refuse(response, 'rate-limited');
    const found = await door.guesses.matches.look({ address }, find, (told) => told === 'unknown-table');
    if (typeof found === 'string') return refuse(response, found);
    response.setHeader('cache-control', `public, max-age=${FRESH_SECONDS}`);
    response.type('json').send(found);
  }

  router.get('/matches/:id', (request, response) =>
    give(request, response, () => archives.find(request.params.id)),
  );
  router.get('/matches/:id/log', (request, response) =>
    give(request, response, () => archives.log(request.params.id)),
  );

  return router;
}
