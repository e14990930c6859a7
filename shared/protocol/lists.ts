/**
 * Short lists travel as one string field each: they are replaced as a whole, cost one operation, and a private
 * one can never be half visible.
 */
const BETWEEN = ',';

export function fromList(items: readonly (string | number | null)[]): string {
  let list = '';
  for (let i = 0; i < items.length; i++) list += (i === 0 ? '' : BETWEEN) + (items[i] ?? '');
  return list;
}

export function toList(list: string): string[] {
  return list === '' ? [] : list.split(BETWEEN);
}

export function toNumbers(list: string): number[] {
  return toList(list).map(Number);
}
