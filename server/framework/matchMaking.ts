import { ErrorCode, matchMaker, ServerError } from '@colyseus/core';

const METHOD = 'joinOrCreate';
const ROUTE = /^\/matchmake\/([^/?]+)\/([^/?]+)(?:\?|$)/;

export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/**
 * Does what the framework's route does with a join, without the web's requests, streams and routes that it makes of
 * each one: these were a tenth of the work when thousands come back at once. `undefined`: it leads nowhere.
 */
export async function reserveSeat(url: string, options: unknown): Promise<Reply | undefined> {
  const [, method, room] = ROUTE.exec(url) ?? [];
  if (method === undefined || room === undefined) return undefined;
  if (matchMaker.state === matchMaker.MatchMakerState.SHUTTING_DOWN)
    return { status: 503, body: { code: 503, error: 'stopping' } };
  try {
    // No room here asks for anything but its options: whose they are is a token among them.
    const asked = [options, { headers: new Headers(), ip: '' }] as const;
    return { status: 200, body: await matchMaker.controller.invokeMethod(method, room, ...asked) };
  } catch (error) {
    const { code, message } = error as ServerError;
    return { status: code >= 400 && code < 600 ? code : 500, body: { code, error: message } };
  }
}

/** What a page of another origin needs to be told by its browser what it was answered. */
export function headersFor(
  origin: string | null | undefined,
  allowedOrigins: readonly string[],
): Record<string, string> {
  if (!origin || !allowedOrigins.includes(origin)) return {};
  return {
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Headers': 'Content-Type, Accept, Authorization',
    'Access-Control-Allow-Methods': 'GET,HEAD,POST,PUT,DELETE',
    Vary: 'Origin',
  };
}

/** Rooms are found by match id, or opened for a listed table; nothing else is on offer to clients. */
export function restrictMatchMaking({
  allowedOrigins,
  rooms,
  unknown,
  seek,
  failed,
}: {
  readonly allowedOrigins: readonly string[];
  readonly rooms: readonly string[];
  /** What whoever asks for anything else is told. */
  readonly unknown: () => Error;
  /** Looks for a seat when there may be one, and as often as it takes. */
  readonly seek: (find: () => Promise<unknown>) => Promise<unknown>;
  /** What is told of an error: the words of a library mean nothing to whoever stands at the door. */
  readonly failed: (error: unknown) => Error;
}): void {
  const { controller } = matchMaker;
  controller.exposedMethods = [METHOD];
  // Not by way of the framework's own, which makes every error a plain one before anybody here has seen it.
  controller.invokeMethod = async (method, room, ...asked): Promise<unknown> => {
    if (method !== METHOD || !rooms.includes(room)) throw unknown();
    try {
      return await seek(() => matchMaker.joinOrCreate(room, ...asked));
    } catch (error) {
      const { code, message } = failed(error) as Error & { readonly code?: number };
      throw new ServerError(code ?? ErrorCode.MATCHMAKE_UNHANDLED, message);
    }
  };
  Object.assign(controller, { DEFAULT_CORS_HEADERS: {} });
  controller.getCorsHeaders = (headers) => headersFor(headers.get('origin'), allowedOrigins);
}
