import express, { Router, type Request, type Response } from 'express';
import {
  CODE_LENGTH,
  guestRequest,
  moveRequest,
  PROTOCOL_VERSION,
  tableRequest,
  tidyName,
  type GuestReply,
  type HttpRefusal,
  type MoveReply,
  type RefusalReason,
  type ServerInfo,
  type TableReply,
  type TableSummary,
} from '../../shared/protocol';
import { Allowances, perMinute } from '../limits';
import type { Person } from '../people/identity';
import { newId } from '../ports';
import type { Services } from '../services';
import { seatBots } from '../tables/sitters';

const STATUS: Partial<Record<RefusalReason, number>> = {
  'bad-token': 401,
  'unknown-table': 404,
  'unknown-code': 404,
  'too-large': 413,
  'rate-limited': 429,
  'too-many-tables': 429,
  'rules-changed': 410,
  'journal-damaged': 410,
  internal: 500,
  stopping: 503,
  'storage-failed': 503,
};

export function api(services: Services): Router {
  const { config, ports, identity, tables, people, moveCodes } = services;
  const router = Router();
  const guests = new Allowances(ports, perMinute(config.GUESTS_PER_MINUTE));
  const guesses = new Allowances(ports, perMinute(config.GUESSES_PER_MINUTE));

  router.use(express.json({ limit: '4kb' }));

  router.get('/server', (_request, response) => {
    const info: ServerInfo = {
      protocol: PROTOCOL_VERSION,
      rules: services.game.rulesVersion,
      chat: config.CHAT,
    };
    response.json(info);
  });

  router.post('/guest', async (request, response) => {
    if (!guests.of(addressOf(request)).take()) return refuse(response, 'rate-limited');
    const parsed = guestRequest.safeParse(request.body);
    const name = parsed.success ? tidyName(parsed.data.name) : undefined;
    if (!name) return refuse(response, 'bad-name');
    const known = bearer(request) === undefined ? undefined : bearerOf(request);
    if (known === 'bad-token') return refuse(response, 'bad-token');
    const person = await people.know({ id: known?.id ?? newId(ports), name });
    if (!person) return refuse(response, 'bad-token');
    const reply: GuestReply = { token: identity.issue(person), person };
    response.json(reply);
  });

  /** Forgets who the token's owner is, for good. */
  router.delete('/guest', async (request, response) => {
    const person = bearerOf(request);
    if (person === 'bad-token') return refuse(response, 'bad-token');
    await people.remove(person);
    response.status(204).end();
  });

  router.post('/tables', async (request, response) => {
    const person = await personOf(request);
    if (person === 'bad-token') return refuse(response, 'bad-token');
    if (services.isStopping()) return refuse(response, 'stopping');
    const parsed = tableRequest.safeParse(request.body ?? {});
    if (!parsed.success) return refuse(response, 'bad-settings');
    const { settings, bots } = parsed.data;
    const record = await tables.open(person, settings, seatBots(bots, settings.seats));
    if (typeof record === 'string') return refuse(response, record);
    const reply: TableReply = { matchId: record.matchId, code: record.code };
    response.status(201).json(reply);
  });

  router.get('/tables/:code', async (request, response) => {
    // Only wrong guesses cost: whoever has a code may look as often as they like.
    const allowance = guesses.of(addressOf(request));
    if (allowance.isExhausted) return refuse(response, 'rate-limited');
    const { code: given } = request.params;
    const record = given.length <= CODE_LENGTH + 2 ? await tables.findByCode(given) : 'unknown-code';
    if (typeof record === 'string') {
      allowance.take();
      return refuse(response, record);
    }
    const { matchId, code, phase, settings, names } = record;
    const summary: TableSummary = { matchId, code, phase, settings, names };
    response.json(summary);
  });

  router.post('/move', async (request, response) => {
    const allowance = guesses.of(addressOf(request));
    if (allowance.isExhausted) return refuse(response, 'rate-limited');
    const parsed = moveRequest.safeParse(request.body);
    const move = parsed.success ? moveCodes.redeem(parsed.data.code) : undefined;
    if (!move || !(await people.know(move.person))) {
      allowance.take();
      return refuse(response, 'unknown-code');
    }
    const { person, matchId } = move;
    const reply: MoveReply = { token: identity.issue(person), person, matchId };
    response.json(reply);
  });

  router.use((_request, response) => refuse(response, 'unknown-intent', 404));

  function bearerOf(request: Request): Person | 'bad-token' {
    return identity.read(bearer(request) ?? '') ?? 'bad-token';
  }

  async function personOf(request: Request): Promise<Person | 'bad-token'> {
    const person = bearerOf(request);
    return person === 'bad-token' ? person : ((await people.know(person)) ?? 'bad-token');
  }

  return router;
}

export function refuse(response: Response, code: RefusalReason, status = STATUS[code] ?? 400): void {
  const body: HttpRefusal = { code };
  response.status(status).json(body);
}

function bearer(request: Request): string | undefined {
  return /^Bearer (\S{1,600})$/.exec(request.get('authorization') ?? '')?.[1];
}

function addressOf(request: Request): string {
  return request.ip ?? '';
}
