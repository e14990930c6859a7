import { OlderNodes } from './cluster/version';
import { StoreError, StoreFull, StoreUnavailable } from './store/errors';

/** Why the server did not start, for whoever started it: one sentence that says what to look at. */
export function whyNotStarted(error: unknown, usesPostgres: boolean): string {
  if (!(error instanceof Error)) return String(error);
  const { code, message, address, port } = error as NodeJS.ErrnoException & {
    address?: string;
    port?: number;
  };
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use already. Stop what runs there, or choose another port: PORT=3000 npm start`;
  if (code === 'EADDRNOTAVAIL')
    return `This machine does not have the address ${address}. Set HOST (or METRICS_HOST) to one that it has.`;
  if (code === 'EACCES' || code === 'EPERM') return `Not allowed: ${message}`;
  if (code === 'ENOTDIR' || code === 'EEXIST') return `That is no folder: ${message}. Look at DATA_DIR.`;
  if (code === 'EROFS') return `Nothing can be written there: ${message}. Look at DATA_DIR.`;
  if (code === 'ENOSPC') return `The disk is full: ${message}. Make room, and start again.`;
  if (code === 'ENOENT') return `Not found: ${message}`;
  if (error instanceof StoreUnavailable) return `${message}${becauseOf(error.cause)} ${remedy(usesPostgres)}`;
  if (error instanceof StoreFull) return `${message} Make room, and start again.`;
  if (error instanceof StoreError || error instanceof OlderNodes) return message;
  if (error.name === 'MaxRetriesPerRequestError') return 'Redis cannot be reached. Look at REDIS_URL.';
  return error.stack ?? message;
}

function becauseOf(cause: unknown): string {
  // A name with several addresses fails once for each.
  const [first = cause] = cause instanceof AggregateError ? (cause.errors as unknown[]) : [];
  return first instanceof Error ? ` (${first.message})` : '';
}

function remedy(usesPostgres: boolean): string {
  return usesPostgres
    ? 'Look at DATABASE_URL.'
    : 'The user who runs the server must be able to read and write pocket-arena.sqlite in DATA_DIR.';
}
