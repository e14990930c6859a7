import { inspect } from 'node:util';
import { CARD_KINDS, PILOTS, WEAPONS } from '../../../shared/games/mechs';
import { REFUSAL_CODES } from '../../../shared/protocol';

/** Everything that a line of the log may say besides its sentence. A field that is not listed is a finding. */
const FIELDS: Record<string, RegExp> = {
  level: /^\d+$/,
  time: /^\d+$/,
  msg: /^[^{}[\]]{1,300}$/,
  url: /^http:\/\/[\w.:]+\/$/,
  port: /^\d+$/,
  host: /^[\w.:]+$/,
  part: /^framework$/,
  signal: /^SIG\w+$/,
  tables: /^\d+$/,
  outdated: /^\d+$/,
  damaged: /^\d+$/,
  waiting: /^\d+$/,
  matchId: /^[\w-]{16}$/,
  seat: /^[0-3]$/,
  game: /^[a-z]+$/,
  seats: /^[1-4]$/,
  solo: /^(true|false)$/,
  clock: /^[a-z]+$/,
  kind: /^[a-zA-Z]+$/,
  drafted: /^(true|false)$/,
  ending: /^[a-z-]+$/,
  author: /^(person|clock|autopilot|bot)$/,
  intent: /^[a-zA-Z]+$/,
  room: /^[a-z]+$/,
};

/**
 * Names of cards: which of them somebody has or plays is nobody's business outside the table. Those that also name a
 * decision, which everybody sees being asked, are found in programs as values instead.
 */
const GAME_WORDS = [...CARD_KINDS, ...PILOTS, ...WEAPONS].filter((word) =>
  /^(?!deploy|power)[a-z]+[A-Z]/.test(word),
);

/** Looks for secrets in what a server says outside its tables. */
export class Discretion {
  private readonly secrets = new Map<string, string>();

  /** A secret as it is; its other spellings are looked for as well. */
  keep(what: string, secret: string): void {
    for (const spelling of [secret, secret.replaceAll('-', ''), JSON.stringify(secret).slice(1, -1)])
      if (spelling.length >= 6) this.secrets.set(spelling, what);
    this.secrets.set(Buffer.from(secret).toString('base64url'), what);
    this.secrets.set(Buffer.from(secret).toString('hex'), what);
  }

  /** A value that was chosen in secret, in the ways that programs write values. */
  keepValue(what: string, value: unknown): void {
    const json = JSON.stringify(value);
    // A lone number is found by its field instead: no field of the log has room for it.
    if (json.length < 6) return;
    this.secrets.set(json, what).set(JSON.stringify(json).slice(1, -1), what);
    this.secrets.set(inspect(value, { breakLength: Infinity, depth: 9 }), what);
  }

  get size(): number {
    return this.secrets.size;
  }

  /** What of it is in a text. */
  in(text: string): string[] {
    const found = [...this.secrets].filter(([secret]) => text.includes(secret)).map(([, what]) => what);
    const words = GAME_WORDS.filter((word) => new RegExp(`\\b${word}\\b`).test(text));
    return [...new Set([...found, ...words])];
  }

  /** The same for a whole log, and every field that nobody has thought about. */
  inLog(log: string): string[] {
    const lines = log.split('\n').filter((line) => line.startsWith('{'));
    return [...this.in(log), ...lines.flatMap(oddFields)];
  }

  /** A refusal is a code that everybody may know, and nothing else. */
  inRefusal(status: number, body: Record<string, unknown>): string[] {
    const { code, error = code, failed: _failed, ...more } = body;
    const isKnown = REFUSAL_CODES.some((known) => known === error) || /^invalid method/.test(String(error));
    const odd = Object.keys(more).map((name) => `a refusal with ${name}`);
    return [
      ...this.in(JSON.stringify(body)),
      ...odd,
      ...(status >= 400 && isKnown ? [] : [`${status} ${String(error)}`]),
    ];
  }
}

function oddFields(line: string): string[] {
  const entry = JSON.parse(line) as Record<string, unknown>;
  return Object.entries(entry)
    .filter(([name, value]) => !FIELDS[name]?.test(String(value)))
    .map(([name, value]) => `${name}: ${JSON.stringify(value)?.slice(0, 200)}`);
}
