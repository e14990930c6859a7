import { Router } from 'express';
import { z } from 'zod';
import {
  banRequest,
  drainRequest,
  isId,
  TABLE_PHASES,
  type BansReply,
  type ReportsReply,
  type StatusReply,
} from '../../shared/protocol';
import type { QuickPlay } from '../queue/quickPlay';
import { fileNameOf } from '../engines/engine';
import type { Services } from '../services';
import type { TableRecord } from '../tables/directory';
import { FOR_EVER } from '../store/community';
import { DELETED_NAME } from '../store/store';
import { addressOf, bearer, isSameSecret, refuse, type Door } from './door';

const HOUR_MS = 60 * 60 * 1000;

const page = z.object({
  limit: z.coerce.number().int().min(1).max(200).default(50),
  before: z.coerce.number().int().positive().optional(),
});

/** For the host of the server, who has ADMIN_TOKEN. */
export function adminApi(services: Services, door: Door, quickPlay: QuickPlay): Router {
  const { config, community, people, ports, log, closing } = services;
  const startedAt = ports.now();
  const router = Router();

  router.use((request, response, next) => {
    const isHost = () => isSameSecret(bearer(request), config.ADMIN_TOKEN);
    const found = door.guesses.admin.check(addressOf(request), isHost);
    if (found === true) return next();
    refuse(response, found || 'not-admin');
  });

  router.get('/status', async (_request, response) => {
    const tables = [...services.directory.all()];
    const sum = (of: (table: TableRecord) => number | undefined) =>
      tables.reduce((total, table) => total + (of(table) ?? 0), 0);
    const byPhase = (isMeant: (table: TableRecord) => boolean) =>
      Object.fromEntries(
        TABLE_PHASES.map((phase) => [phase, sum((table) => Number(table.phase === phase && isMeant(table)))]),
      ) as StatusReply['tables'];
    const reply: StatusReply = {
      node: config.NODE_ID,
      games: services.games.all.map(({ rules: { id, rulesVersion } }) => ({
        id,
        rules: rulesVersion,
        tables: byPhase(({ settings }) => settings.game === id),
        waiting: quickPlay.sizeFor(id),
      })),
      startedAt,
      draining: closing.isDraining,
      tables: byPhase(() => true),
      people: {
        seated: sum(({ here }) => here),
        watching: sum(({ spectators }) => spectators),
        waiting: quickPlay.size,
      },
      megabytes: Math.round(process.memoryUsage.rss() / 1e6),
      refusedEngines: (await services.engines.states())
        .filter(({ state }) => state === 'refused')
        .map(fileNameOf),
    };
    response.json(reply);
  });

  router.put('/drain', (request, response) => {
    const parsed = drainRequest.safeParse(request.body);
    if (!parsed.success) return refuse(response, 'malformed');
    closing.isDraining = parsed.data.on;
    log.info({ on: parsed.data.on }, 'the host drains this node');
    response.status(204).end();
  });

  router.delete('/reports/:id', async (request, response) => {
    const { id } = request.params;
    if (!isId(id) || !(await community.dropReport(id))) return refuse(response, 'malformed');
    response.status(204).end();
  });

  router.get('/bans', async (_request, response) => {
    const bans = await community.bans(ports.now());
    const reply: BansReply = {
      bans: bans.map(({ person, name, until }) => ({ person: { id: person, name }, until })),
    };
    response.json(reply);
  });

  router.get('/reports', async (request, response) => {
    const asked = page.safeParse(request.query);
    if (!asked.success) return refuse(response, 'malformed');
    const found = await community.reports(asked.data);
    const reply: ReportsReply = {
      reports: found.map(({ by, byName, whom, whomName, bannedUntil, ...report }) => ({
        ...report,
        by: { id: by, name: byName ?? DELETED_NAME },
        whom: {
          id: whom,
          name: whomName ?? DELETED_NAME,
          ...(bannedUntil === undefined ? {} : { bannedUntil }),
        },
      })),
    };
    response.json(reply);
  });

  router.post('/bans', async (request, response) => {
    const parsed = banRequest.safeParse(request.body);
    if (!parsed.success) return refuse(response, 'malformed');
    const { person, hours } = parsed.data;
    const until = hours === undefined ? FOR_EVER : Math.round(ports.now() + hours * HOUR_MS);
    if (!(await people.ban(person, until))) return refuse(response, 'unknown-person');
    log.info({ person, until }, 'the host has banned somebody');
    response.status(204).end();
  });

  router.delete('/bans/:id', async (request, response) => {
    if (!(await people.ban(request.params.id, undefined))) return refuse(response, 'unknown-person');
    response.status(204).end();
  });

  /** Forgets somebody for good, as they could themselves. */
  router.delete('/people/:id', async (request, response) => {
    const person = await people.find(request.params.id);
    if (!person) return refuse(response, 'unknown-person');
    await people.remove(person);
    log.info({ person: person.id }, 'the host has removed somebody');
    response.status(204).end();
  });

  return router;
}
