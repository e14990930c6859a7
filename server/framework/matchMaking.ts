import { matchMaker } from '@colyseus/core';

/** The framework's own, whatever was made of it by another server in this process. */
const seatFor = matchMaker.controller.invokeMethod.bind(matchMaker.controller);

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
  controller.invokeMethod = async (...asked): Promise<unknown> => {
    const [method, room] = asked;
    if (method !== METHOD || !rooms.includes(room)) throw unknown();
    return seek(() => seatFor(...asked));
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
