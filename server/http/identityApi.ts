import { Router } from 'express';
import {
  guestRequest,
  moveRequest,
  recoverRequest,
  type GuestReply,
  type MeReply,
  type MoveReply,
  type RecoveryKept,
  type RecoveryReply,
} from '../../shared/protocol';
import type { Person } from '../people/identity';
import { newId } from '../base/ports';
import { profileOf } from '../ratings/profile';
import type { Services } from '../services';
import { askedGame } from './askedGame';
import { addressOf, bearer, refuse, type Door } from './door';

/** Who somebody is: names, tokens, and ways to another device. */
export function identityApi(services: Services, door: Door): Router {
  const { ports, identity, people, names, moveCodes, recovery, games, standings } = services;
  const router = Router();

  router.post('/guest', async (request, response) => {
    if (!door.guests.of(addressOf(request)).take()) return refuse(response, 'rate-limited');
    const parsed = guestRequest.safeParse(request.body);
    const checked = parsed.success ? names.check(parsed.data.name) : ({ code: 'bad-name' } as const);
    if ('code' in checked) return refuse(response, checked.code);
    const known = door.bearerOf(request);
    if (bearer(request) !== undefined && !known) return refuse(response, 'bad-token');
    const person = await people.name({ id: known?.id ?? newId(ports), name: checked.name });
    if (typeof person === 'string') return refuse(response, person);
    response.json(guestReply(person));
  });

  /** Forgets who the token's owner is, for good. */
  router.delete('/guest', async (request, response) => {
    const person = door.bearerOf(request);
    if (!person) return refuse(response, 'bad-token');
    await people.remove(person);
    response.status(204).end();
  });

  router.get('/me', async (request, response) => {
    const person = await door.personOf(request);
    if (typeof person === 'string') return refuse(response, person);
    const kit = askedGame(games, request, response);
    if (!kit) return;
    const profile = await profileOf(standings, person, { game: kit.rules.id, reader: person.id });
    const reply: MeReply = { ...profile, token: identity.issue(person) };
    response.json(reply);
  });

  router.post('/move', async (request, response) => {
    const parsed = moveRequest.safeParse(request.body);
    const move = await door.guesses.moves.look(
      { address: addressOf(request) },
      // Where the nodes keep them nothing can be found for the moment.
      async () =>
        parsed.success ? moveCodes.redeem(parsed.data.code).catch(() => 'busy' as const) : undefined,
      (found) => found === undefined,
    );
    if (move === 'rate-limited' || move === 'busy') return refuse(response, move);
    const person = move && (await people.know(move.person));
    if (!move || !person || typeof person === 'string')
      return refuse(response, person === 'banned' ? person : 'unknown-code');
    const reply: MoveReply = { ...guestReply(person), matchId: move.matchId };
    response.json(reply);
  });

  router.get('/recovery', async (request, response) => {
    const person = await door.personOf(request);
    if (typeof person === 'string') return refuse(response, person);
    const reply: RecoveryKept = { exists: await recovery.exists(person.id) };
    response.json(reply);
  });

  router.post('/recovery', async (request, response) => {
    const person = await door.personOf(request);
    if (typeof person === 'string') return refuse(response, person);
    const reply: RecoveryReply = { code: await recovery.issue(person.id) };
    response.status(201).json(reply);
  });

  router.post('/recover', async (request, response) => {
    const parsed = recoverRequest.safeParse(request.body);
    const person = await door.guesses.recoveries.look(
      { address: addressOf(request) },
      async () => {
        const id = parsed.success ? await recovery.redeem(parsed.data.code) : undefined;
        return id === undefined ? undefined : people.find(id);
      },
      (owner) => owner === undefined,
    );
    if (person === 'rate-limited') return refuse(response, person);
    if (!person) return refuse(response, 'unknown-code');
    const known = await people.know(person);
    if (typeof known === 'string') return refuse(response, known);
    response.json(guestReply(known));
  });

  function guestReply(person: Person): GuestReply {
    return { token: identity.issue(person), person: { id: person.id, name: person.name } };
  }

  return router;
}
