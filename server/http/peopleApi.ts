import { Router } from 'express';
import { z } from 'zod';
import {
  isId,
  reportRequest,
  type BlocksReply,
  type LeaderboardReply,
  type MatchesReply,
} from '../../shared/protocol';
import { newId } from '../base/ports';
import { leaderboardOf, matchesOf, profileOf } from '../ratings/profile';
import type { Services } from '../services';
import { askedGame } from './askedGame';
import { addressOf, refuse, type Door } from './door';

const page = z.object({
  limit: z.coerce.number().int().min(1).max(100).default(20),
  /** Nobody leafs further; the database would go through all of them before. */
  offset: z.coerce.number().int().min(0).max(10_000).default(0),
  before: z.coerce.number().int().positive().optional(),
});

/** Other people: what they have achieved, and how to keep away from them. */
export function peopleApi(services: Services, door: Door): Router {
  const { games, people, standings, community, blocks, ports, directory } = services;
  const router = Router();

  router.get('/leaderboard', async (request, response) => {
    const asked = page.safeParse(request.query);
    if (!asked.success) return refuse(response, 'malformed');
    const kit = askedGame(games, request, response);
    if (!kit) return;
    const { limit, offset } = asked.data;
    const reply: LeaderboardReply = await leaderboardOf(standings, kit, { now: ports.now(), limit, offset });
    response.json(reply);
  });

  router.get('/people/:id', async (request, response) => {
    const kit = askedGame(games, request, response);
    if (!kit) return;
    const person = await people.find(request.params.id);
    if (!person) return refuse(response, 'unknown-person');
    response.json(
      await profileOf(standings, person, { game: kit.rules.id, reader: door.bearerOf(request)?.id }),
    );
  });

  router.get('/people/:id/matches', async (request, response) => {
    const asked = page.safeParse(request.query);
    if (!asked.success) return refuse(response, 'malformed');
    const kit = askedGame(games, request, response);
    if (!kit) return;
    const person = await people.find(request.params.id);
    if (!person) return refuse(response, 'unknown-person');
    const { limit, before } = asked.data;
    const reader = door.bearerOf(request)?.id;
    const reply: MatchesReply = {
      matches: await matchesOf(standings, person.id, { game: kit.rules.id, limit, before, reader }),
    };
    response.json(reply);
  });

  router.get('/blocks', async (request, response) => {
    const person = await door.personOf(request);
    if (typeof person === 'string') return refuse(response, person);
    const reply: BlocksReply = { people: await community.blockedBy(person.id) };
    response.json(reply);
  });

  router.put('/blocks/:id', async (request, response) => {
    const person = await door.personOf(request);
    if (typeof person === 'string') return refuse(response, person);
    if (!door.blocks.of(person.id).take()) return refuse(response, 'rate-limited');
    const other = await people.find(request.params.id);
    if (!other) return refuse(response, 'unknown-person');
    if (other.id === person.id) return refuse(response, 'not-allowed');
    const isSet = await blocks.set(person.id, other.id, true, addressOf(request));
    if (!isSet) return refuse(response, 'too-many-blocks');
    response.status(204).end();
  });

  router.delete('/blocks/:id', async (request, response) => {
    const person = await door.personOf(request);
    if (typeof person === 'string') return refuse(response, person);
    if (!door.blocks.of(person.id).take()) return refuse(response, 'rate-limited');
    if (isId(request.params.id)) await blocks.set(person.id, request.params.id, false);
    response.status(204).end();
  });

  router.post('/reports', async (request, response) => {
    const person = await door.personOf(request);
    if (typeof person === 'string') return refuse(response, person);
    if (!door.mayReport(person, request)) return refuse(response, 'rate-limited');
    const parsed = reportRequest.safeParse(request.body);
    if (!parsed.success) return refuse(response, 'malformed');
    const { person: given, matchId, seat, reason, words } = parsed.data;
    const seated = matchId === undefined ? undefined : directory.find(matchId)?.holders[seat ?? -1];
    const whom = await people.find(given ?? (seated || ''));
    if (!whom) return refuse(response, 'unknown-person');
    if (whom.id === person.id) return refuse(response, 'not-allowed');
    const report = {
      id: newId(ports),
      by: person.id,
      whom: whom.id,
      matchId,
      reason,
      words,
      at: ports.now(),
    };
    await community.report(report);
    response.status(204).end();
  });

  return router;
}
