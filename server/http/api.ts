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
import { Allowances } from '../limits';
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
  internal: 500,
  stopping: 503,
};

export function api(services: Services): Router {
  const { config, ports, identity, directory, moveCodes } = services;
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

  router.post('/guest', (request, response) => {
    if (!guests.of(addressOf(request)).take()) return refuse(response, 'rate-limited');
    const parsed = guestRequest.safeParse(request.body);
    const name = parsed.success ? tidyName(parsed.data.name) : undefined;
    if (!name) return refuse(response, 'bad-name');
    const known = bearer(request) === undefined ? undefined : personOf(request);
    if (known === 'bad-token') return refuse(response, 'bad-token');
    const person: Person = { id: known?.id ?? newId(ports), name };
    const reply: GuestReply = { token: identity.issue(person), person };
    response.json(reply);
  });

  router.post('/tables', (request, response) => {
    const person = personOf(request);
    if (person === 'bad-token') return refuse(response, 'bad-token');
    if (services.isStopping()) return refuse(response, 'stopping');
    const parsed = tableRequest.safeParse(request.body ?? {});
    if (!parsed.success) return refuse(response, 'bad-settings');
    const { settings, bots } = parsed.data;
    const record = directory.create(person, settings, seatBots(bots, settings.seats));
    if (typeof record === 'string') return refuse(response, record);
    const reply: TableReply = { matchId: record.matchId, code: record.code };
    response.status(201).json(reply);
  });

  router.get('/tables/:code', (request, response) => {
    // Only wrong guesses cost: whoever has a code may look as often as they like.
    const allowance = guesses.of(addressOf(request));
    if (allowance.isExhausted) return refuse(response, 'rate-limited');
    const record =
      request.params.code.length <= CODE_LENGTH + 2 ? directory.findByCode(request.params.code) : undefined;
    if (!record) {
      allowance.take();
      return refuse(response, 'unknown-code');
    }
    const { matchId, code, phase, settings, names } = record;
    const summary: TableSummary = { matchId, code, phase, settings, names };
    response.json(summary);
  });

  router.post('/move', (request, response) => {
    const allowance = guesses.of(addressOf(request));
    if (allowance.isExhausted) return refuse(response, 'rate-limited');
    const parsed = moveRequest.safeParse(request.body);
    const move = parsed.success ? moveCodes.redeem(parsed.data.code) : undefined;
    if (!move) {
      allowance.take();
      return refuse(response, 'unknown-code');
    }
    const { person, matchId } = move;
    const reply: MoveReply = { token: identity.issue(person), person, matchId };
    response.json(reply);
  });

  router.use((_request, response) => refuse(response, 'unknown-intent', 404));

  function personOf(request: Request): Person | 'bad-token' {
    return identity.read(bearer(request) ?? '') ?? 'bad-token';
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

function perMinute(count: number): { perSecond: number; burst: number } {
  return { perSecond: count / 60, burst: count };
}
