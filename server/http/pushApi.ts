import { Router } from 'express';
import { subscribeRequest, unsubscribeRequest, type PushReply } from '../../shared/protocol';
import type { Services } from '../services';
import { refuse, type Door } from './door';

/** Devices that are called when it is their person's turn. What they were called by is never given out again. */
export function pushApi({ caller }: Pick<Services, 'caller'>, door: Door): Router {
  const router = Router();

  router.get('/push', (_request, response) => {
    const reply: PushReply = caller ? { key: caller.key } : {};
    response.json(reply);
  });

  router.put('/push', async (request, response) => {
    const person = await door.personOf(request);
    if (typeof person === 'string') return refuse(response, person);
    if (!caller) return refuse(response, 'push-off');
    if (!door.devices.of(person.id).take()) return refuse(response, 'rate-limited');
    const parsed = subscribeRequest.safeParse(request.body);
    const code = parsed.success ? await caller.subscribe(person.id, parsed.data) : 'malformed';
    if (code) return refuse(response, code);
    response.status(204).end();
  });

  router.delete('/push', async (request, response) => {
    const person = await door.personOf(request);
    if (typeof person === 'string') return refuse(response, person);
    const parsed = unsubscribeRequest.safeParse(request.body);
    if (!parsed.success) return refuse(response, 'malformed');
    await caller?.unsubscribe(person.id, parsed.data.endpoint);
    response.status(204).end();
  });

  return router;
}
