/**
 * Gives every row of a table the same fields in the same order, undefined where a row has none. Engines find a
 * field at once while all objects that are asked for it have one shape, and search for it when there are many.
 */
export function sameShape<T extends Readonly<Record<string, object>>>(rows: T): T {
  const fields = [...new Set(Object.values(rows).flatMap((row) => Object.keys(row)))];
  const aligned = Object.entries<object>(rows).map(([key, row]) => {
    const values = new Map(Object.entries(row));
    return [key, Object.fromEntries(fields.map((field) => [field, values.get(field)]))];
  });
  return Object.fromEntries(aligned) as T;
}
