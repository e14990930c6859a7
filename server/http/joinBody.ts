import type { IncomingMessage } from 'node:http';

const JSON_TYPE = /^\s*application\/json\s*(?:;|$)/i;

/** Whether it asks the framework for a seat, and brings what it wants with it. */
export function isJoin({ method, url = '' }: Pick<IncomingMessage, 'method' | 'url'>): boolean {
  return method === 'POST' && url.startsWith('/matchmake/');
}

/**
 * Reads what comes with a join, and hands it over read. The framework would read it itself, but tell the host with a
 * trace on stderr whenever a body breaks off or is of a kind that it does not know: anybody could fill the log.
 * `undefined`: whoever asked is gone.
 */
export async function readJoin(request: IncomingMessage): Promise<'read' | 'malformed' | undefined> {
  const parts: Buffer[] = [];
  try {
    for await (const part of request) parts.push(part as Buffer);
  } catch {
    return undefined;
  }
  const text = Buffer.concat(parts).toString();
  if (!JSON_TYPE.test(request.headers['content-type'] ?? '') || !isJson(text)) return 'malformed';
  Object.assign(request, { body: text });
  return 'read';
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
