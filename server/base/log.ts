import { pino, type Logger } from 'pino';

/** Fields that no line may have, wherever they come from. */
const SECRET = ['seed', 'serverSeed', 'salt', 'token', 'answer', 'draft', 'program', 'key', 'body'];

/** JSON lines on standard output. What nobody may know is removed here as well, should it ever get this far. */
export function makeLog(level: string): Logger {
  return pino({
    level,
    base: undefined,
    redact: {
      paths: SECRET.flatMap((name) => [name, `*.${name}`]),
      censor: 'hidden',
    },
  });
}

/** What the framework has to say, in one line each: a refused guest is no error of ours. */
export function frameworkLog(
  log: Logger,
): Record<'debug' | 'info' | 'warn' | 'error', (...words: unknown[]) => void> {
  const say =
    (level: 'debug' | 'info' | 'warn') =>
    (...words: unknown[]): void => {
      const [first = ''] = words.map(String).join(' ').split('\n');
      log[level]({ part: 'framework' }, first.slice(0, 200));
    };
  return { debug: say('debug'), info: say('debug'), warn: say('warn'), error: say('warn') };
}
