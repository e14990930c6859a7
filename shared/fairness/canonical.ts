/**
 * Plain data as text, one text for each value: keys in order, no spaces, what is undefined left out as JSON has it.
 * What is hashed is always this, so that a record means the same after any way through files and databases.
 */
export function canonical(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'object') return Array.isArray(value) ? listText(value) : recordText(value);
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError('JSON has no such number.');
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return JSON.stringify(value);
  throw new TypeError(`A ${typeof value} is no plain data.`);
}

function listText(items: readonly unknown[]): string {
  let text = '';
  for (const item of items) text += (text === '' ? '' : ',') + canonical(item);
  return `[${text}]`;
}

function recordText(record: object): string {
  let text = '';
  for (const key of sorted(Object.keys(record))) {
    const value = (record as Readonly<Record<string, unknown>>)[key];
    if (value !== undefined) text += (text === '' ? '' : ',') + quoted(key) + canonical(value);
  }
  return `{${text}}`;
}

/** In place: there are few of them, and the engine's own way makes copies. The order is that of UTF-16 units, as there. */
function sorted(keys: string[]): string[] {
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i] as string;
    let at = i;
    for (; at > 0 && (keys[at - 1] as string) > key; at--) keys[at] = keys[at - 1] as string;
    keys[at] = key;
  }
  return keys;
}

/** A handful of names comes again and again. */
const NAMES = new Map<string, string>();
const MOST_NAMES = 500;

function quoted(key: string): string {
  let name = NAMES.get(key);
  if (name === undefined) {
    name = `${JSON.stringify(key)}:`;
    if (NAMES.size < MOST_NAMES) NAMES.set(key, name);
  }
  return name;
}
