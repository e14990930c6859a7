/**
 * A value that is there by the rules although its type cannot say so: an entry of a list, a field that is set
 * by now. Should it be missing after all, that is a bug, and nothing goes on with a made-up value in its place.
 */
export function must<T>(value: T | null | undefined, what: string): T {
  if (value === undefined || value === null) throw new Error(`There is no ${what}.`);
  return value;
}
