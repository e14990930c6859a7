import { Server, type IncomingMessage, type ServerResponse } from 'node:http';
import type { RefusalReason } from '../../shared/protocol';
import { isOwnOrigin } from './origin';

const LARGEST_BODY = 8 * 1024;

/**
 * The HTTP server, with one gate in front of everything that listens to it, the framework's match-making included:
 * foreign origins and large bodies go no further.
 */
export class GatedServer extends Server {
  constructor(private readonly allowedOrigins: readonly string[]) {
    super();
  }

  override emit(event: string, ...args: unknown[]): boolean {
    if (event !== 'request') return super.emit(event, ...args);
    const [request, response] = args as [IncomingMessage, ServerResponse];
    const refused = this.refusal(request);
    if (!refused) return super.emit(event, ...args);
    response.writeHead(refused.status, { 'content-type': 'application/json', connection: 'close' });
    response.end(JSON.stringify({ code: refused.code }));
    return true;
  }

  private refusal({ method, headers }: IncomingMessage): { status: number; code: RefusalReason } | undefined {
    if (method === 'GET' || method === 'HEAD') return undefined;
    if (!isOwnOrigin(headers, this.allowedOrigins)) return { status: 403, code: 'foreign-origin' };
    const size =
      headers['transfer-encoding'] === undefined ? Number(headers['content-length'] ?? 0) : Infinity;
    return size > LARGEST_BODY ? { status: 413, code: 'too-large' } : undefined;
  }
}
