import { seatMark } from '../i18n/rich';

/**
 * Data in plain words: for what comes from rules of another version than this page has texts for. Names in code are words
 * that were run together, so taking them apart says more than nothing.
 */
export function plainWords(data: unknown): string {
  if (data === null || data === undefined || data === false) return '–';
  if (data === true) return '✓';
  if (typeof data === 'string') return apart(data);
  if (Array.isArray(data)) return data.map(plainWords).join(', ');
  if (typeof data === 'object') return fieldsIn(data);
  return typeof data === 'number' ? String(data) : '';
}

/** An event or a kind of question: its name as a sentence begins. */
export function plainName(name: string): string {
  const words = apart(name);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** An event as a line of the log; may carry marks. */
export function plainEvent({ type, ...fields }: { readonly type: string }): string {
  const { seat, ...rest } = fields as { readonly seat?: unknown };
  const who = typeof seat === 'number' ? `${seatMark(seat)} · ` : '';
  const told = fieldsIn(rest);
  return `${who}${plainName(type)}${told && `: ${told}`}`;
}

function fieldsIn(fields: object): string {
  return Object.entries(fields)
    .map(([name, value]) => (/^\d+$/.test(name) ? plainWords(value) : `${apart(name)} ${plainWords(value)}`))
    .join(', ');
}

/** `doubleJump` is "double jump". */
function apart(name: string): string {
  return name.replace(
    /([a-z\d])([A-Z])/g,
    (_, end: string, start: string) => `${end} ${start.toLowerCase()}`,
  );
}
