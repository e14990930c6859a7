import type { IncomingMessage } from 'node:http';

const JSON_TYPE = /^\s*application\/json\s*(?:;|$)/i;

/** Whether it asks for a seat, and brings what it wants with it. */
export function isJoin({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean {
  return method === 'POST' && url.startsWith('/matchmake/');
}

/** What comes with a join. `malformed`: it is no JSON; `undefined`: whoever asked is gone. */
export async function readJoin(
  request: IncomingMessage,
): Promise<{ readonly options: unknown } | 'malformed' | undefined> {
  const parts: Buffer[] = [];
  try {
    for await (const part of request) parts.push(part as Buffer);
  } catch {
    return undefined;
  }
  if (!JSON_TYPE.test(request.headers['content-type'] ?? '')) return 'malformed';
  try {
    return { options: JSON.parse(Buffer.concat(parts).toString()) as unknown };
  } catch {
    return 'malformed';
  }
}
