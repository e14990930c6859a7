import { Router } from 'express';
import type { Services } from '../services';
import { addressOf, refuse, type Door } from './door';

/** Nothing of it ever changes but names, which go when somebody deletes theirs. */
const FRESH_SECONDS = 60;

/** Matches that are over: to see again, and to check. */
export function matchesApi({ archives }: Services, door: Door): Router {
  const router = Router();

  router.get('/matches/:id', async (request, response) => {
    const address = addressOf(request);
    // Whoever has an id may look; an archive costs more than most replies, so not without end.
    if (!door.archives.of(address).take()) return refuse(response, 'rate-limited');
    const { id } = request.params;
    const archive = await door.guesses.matches.look(
      { address },
      () => archives.find(id),
      (found) => found === 'unknown-table',
    );
    if (typeof archive === 'string') return refuse(response, archive);
    response.setHeader('cache-control', `public, max-age=${FRESH_SECONDS}`);
    response.type('json').send(archive);
  });

  return router;
}
