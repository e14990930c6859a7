import type { Logger } from 'pino';
import { intents, type Intent, type IntentName, type Reply } from '../../shared/protocol';
import { handlers, type Asking } from './handlers';
import type { Visitor } from './visitors';

/** Each of them is written down, and could be done again at once. */
const IS_WRITTEN: ReadonlySet<IntentName> = new Set([
  'leaveSeat',
  'removeBot',
  'wishColour',
  'mute',
  'block',
] as const);

/** Parses what a page asks for and lets the table do it. Every intent gets a reply, whatever happens. */
export async function takeIntent(
  name: IntentName,
  payload: unknown,
  { visitor, asking, log }: { visitor: Visitor; asking: Asking; log: Logger },
): Promise<Reply<unknown>> {
  if (!visitor.intents.take()) return { ok: false, code: 'rate-limited' };
  if (IS_WRITTEN.has(name) && !visitor.changes.take()) return { ok: false, code: 'rate-limited' };
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
