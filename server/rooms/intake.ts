import { Protocol } from '@colyseus/core';
import type { Logger } from 'pino';
import {
  CLOSE,
  INTENT_NAMES,
  intents,
  type Intent,
  type IntentName,
  type Reply,
} from '../../shared/protocol';
import { handlers, type Asking } from './handlers';
import type { Visitor } from './visitors';

/** Frames that a page sends; anything else closes the socket. */
const FRAMES: ReadonlySet<number> = new Set([
  Protocol.JOIN_ROOM,
  Protocol.LEAVE_ROOM,
  Protocol.ROOM_DATA,
  Protocol.ROOM_DATA_BYTES,
  Protocol.PING,
  Protocol.ROOM_REQUEST,
]);

/** Looks at a raw frame before anything decodes it; says with which code to close, if at all. */
export function frameFault(visitor: Visitor | undefined, frame: Uint8Array): number | undefined {
  if (!FRAMES.has(frame[0] ?? -1)) return CLOSE.misbehaved;
  if (visitor && !visitor.frames.take()) return CLOSE.misbehaved;
  return undefined;
}

export function isIntent(name: unknown): name is IntentName {
  return (INTENT_NAMES as readonly unknown[]).includes(name);
}

/** Parses what a page asks for and lets the table do it. Every intent gets a reply, whatever happens. */
export async function takeIntent(
  name: IntentName,
  payload: unknown,
  { visitor, asking, log }: { visitor: Visitor; asking: Asking; log: Logger },
): Promise<Reply<unknown>> {
  if (!visitor.intents.take()) return { ok: false, code: 'rate-limited' };
  const parsed = intents[name].safeParse(payload ?? {});
  if (!parsed.success) return { ok: false, code: 'malformed' };
  try {
    return await act(name, asking, parsed.data as Intent<IntentName>);
  } catch (error) {
    log.error({ err: error, intent: name, seat: visitor.viewer }, 'an intent failed');
    return { ok: false, code: 'internal' };
  }
}

function act<Name extends IntentName>(name: Name, asking: Asking, intent: Intent<Name>) {
  return handlers[name](asking, intent);
}
