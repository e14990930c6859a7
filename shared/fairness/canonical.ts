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
  return `[${items.map(canonical).join(',')}]`;
}

function recordText(record: object): string {
  const entries = Object.entries(record).filter(([, value]) => value !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, value]) => `${JSON.stringify(key)}:${canonical(value)}`).join(',')}}`;
}
