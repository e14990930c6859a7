import { pino, type Logger } from 'pino';

/** JSON lines on standard output. What nobody may know is removed here as well, should it ever get this far. */
export function makeLog(level: string): Logger {
  return pino({
    level,
    base: undefined,
    redact: {
      paths: ['seed', 'token', 'answer', 'draft', 'key', '*.seed', '*.token', '*.answer', '*.draft', '*.key'],
      censor: 'hidden',
    },
  });
}
