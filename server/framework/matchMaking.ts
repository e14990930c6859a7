import { ErrorCode, matchMaker, ServerError } from '@colyseus/core';

const METHOD = 'joinOrCreate';

/** Rooms are found by match id, or opened for a listed table; nothing else is on offer to clients. */
export function restrictMatchMaking({
  allowedOrigins,
  rooms,
  unknown,
  seek,
}: {
  readonly allowedOrigins: readonly string[];
  readonly rooms: readonly string[];
  /** What whoever asks for anything else is told. */
  readonly unknown: () => Error;
  /** Looks for a seat when there may be one, and as often as it takes. */
  readonly seek: (find: () => Promise<unknown>) => Promise<unknown>;
}): void {
  const { controller } = matchMaker;
  controller.exposedMethods = [METHOD];
  // Not by way of the framework's own, which makes every error a plain one before anybody here has seen it.
  controller.invokeMethod = async (method, room, ...asked): Promise<unknown> => {
    if (method !== METHOD || !rooms.includes(room)) throw unknown();
    try {
      return await seek(() => matchMaker.joinOrCreate(room, ...asked));
    } catch (error) {
      const { code, message } = error as Error & { readonly code?: number };
      throw new ServerError(code ?? ErrorCode.MATCHMAKE_UNHANDLED, message);
    }
  };
  Object.assign(controller, { DEFAULT_CORS_HEADERS: {} });
  controller.getCorsHeaders = (headers): Record<string, string> => {
    const origin = headers.get('origin');
    if (!origin || !allowedOrigins.includes(origin)) return {};
    return {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Allow-Headers': 'Content-Type, Accept, Authorization',
      'Access-Control-Allow-Methods': 'GET,HEAD,POST,PUT,DELETE',
      Vary: 'Origin',
    };
  };
}
