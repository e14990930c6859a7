import { createHash, timingSafeEqual } from 'node:crypto';
import type { Request, Response } from 'express';
import type { HttpRefusal, RefusalReason } from '../../shared/protocol';
import { Allowances, perMinute } from '../base/limits';
import type { Person } from '../people/identity';
import type { Services } from '../services';
import { countedAddress, senderOf } from '../base/address';
import { Guesses } from './guesses';

export const API_STATUS: Partial<Record<RefusalReason, number>> = {
  'bad-token': 401,
  'not-admin': 401,
  banned: 403,
  'unknown-table': 404,
  'unknown-code': 404,
  'unknown-person': 404,
  'too-large': 413,
  'rate-limited': 429,
  'too-many-tables': 429,
  'too-many-blocks': 429,
  'not-over': 409,
  'not-kept': 410,
  'rules-changed': 410,
  'journal-damaged': 410,
  'push-off': 409,
  'unknown-game': 409,
  'engine-missing': 409,
  internal: 500,
  stopping: 503,
  draining: 503,
  'storage-failed': 503,
  busy: 503,
};

/** Somebody who leafs through the history of their matches is not kept waiting. */
const ARCHIVES_PER_MINUTE = 60;

const REPORTS_PER_MINUTE = 1;
const REPORTS_AT_ONCE = 5;
/** As at a table (`INTENTS_PER_SECOND`): each of them is written down. */
const BLOCKS_AT_ONCE = 20;
const BLOCKS_PER_SECOND = 0.5;
/** Each of them is written down, and called from then on. */
const DEVICES_AT_ONCE = 10;
const DEVICES_PER_SECOND = 0.1;
/** Identities cost nothing, and the host reads what comes: a report should not be lost among a thousand. */
const REPORTERS_OF_AN_ADDRESS = 4;

export function refuse(
  response: Response,
  code: RefusalReason,
  { status = API_STATUS[code] ?? 400, message }: { readonly status?: number; readonly message?: string } = {},
): void {
  const body: HttpRefusal = { code, ...(message === undefined ? {} : { message }) };
  response.locals.refusal = code;
  response.status(status).json(body);
}

/** Who asks, and how often they may. */
export class Door {
  readonly guests: Allowances;
  /** Each kind of secret for itself: whoever mistypes codes does not lock the host out. */
  readonly guesses: Record<'tables' | 'matches' | 'moves' | 'recoveries' | 'admin' | 'metrics', Guesses>;
  private readonly reports: Allowances;
  private readonly reportsOfAddress: Allowances;
  /** By person: whoever changes addresses is still themselves. */
  private readonly requests: Allowances;
  readonly archives: Allowances;
  /** By person. */
  readonly blocks: Allowances;
  readonly devices: Allowances;

  constructor(private readonly services: Services) {
    const { ports, config } = services;
    this.guests = new Allowances(ports, perMinute(config.GUESTS_PER_MINUTE));
    const guesses = () => new Guesses(ports, perMinute(config.GUESSES_PER_MINUTE));
    this.guesses = {
      tables: guesses(),
      matches: guesses(),
      moves: guesses(),
      recoveries: guesses(),
      admin: guesses(),
      metrics: guesses(),
    };
    this.archives = new Allowances(ports, perMinute(ARCHIVES_PER_MINUTE));
    this.blocks = new Allowances(ports, { perSecond: BLOCKS_PER_SECOND, burst: BLOCKS_AT_ONCE });
    this.devices = new Allowances(ports, { perSecond: DEVICES_PER_SECOND, burst: DEVICES_AT_ONCE });
    this.requests = new Allowances(ports, perMinute(config.REQUESTS_PER_MINUTE));
    this.reports = new Allowances(ports, { perSecond: REPORTS_PER_MINUTE / 60, burst: REPORTS_AT_ONCE });
    this.reportsOfAddress = new Allowances(ports, {
      perSecond: (REPORTS_PER_MINUTE * REPORTERS_OF_AN_ADDRESS) / 60,
      burst: REPORTS_AT_ONCE * REPORTERS_OF_AN_ADDRESS,
    });
  }

  /** Whoever the token names, if anybody; no store is asked. */
  bearerOf(request: Request): Person | undefined {
    return this.services.identity.read(bearer(request) ?? '');
  }

  mayReport(person: Person, request: Request): boolean {
    return this.reports.of(person.id).take() && this.reportsOfAddress.of(addressOf(request)).take();
  }

  /** Known, not deleted, not banned, and not too often. */
  async personOf(request: Request): Promise<Person | 'bad-token' | 'banned' | 'rate-limited'> {
    const person = this.bearerOf(request);
    if (!person) return 'bad-token';
    if (!this.requests.of(person.id).take()) return 'rate-limited';
    return this.services.people.know(person);
  }
}

/** Hashed first, so that the time it takes says nothing, not even about the length. */
export function isSameSecret(given: string | undefined, secret: string | undefined): boolean {
  if (given === undefined || secret === undefined) return false;
  return timingSafeEqual(sha256(given), sha256(secret));
}

function sha256(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** The token in the header; never in an address, where it would end up in logs. */
export function bearer(request: Request): string | undefined {
  return /^Bearer (\S{1,600})$/.exec(request.get('authorization') ?? '')?.[1];
}

export function addressOf(request: Request): string {
  return countedAddress(senderOf(request, Number(request.app.get('trust proxy'))));
}
