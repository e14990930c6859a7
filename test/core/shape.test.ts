import { sameShape } from '../../shared/core';

test('every row has the fields of all in one order, undefined where it had none, and what it had unchanged', () => {
  const hook = () => 1;
  const rows: Record<string, { a?: number; b?: string; c?: () => number }> = {
    none: {},
    first: { b: 'x', a: 1 },
    second: { c: hook, a: 2 },
  };
  const aligned = sameShape(rows);
  expect(Object.keys(aligned)).toEqual(['none', 'first', 'second']);
  for (const row of Object.values(aligned)) expect(Object.keys(row)).toEqual(['b', 'a', 'c']);
  expect(aligned).toEqual(rows); // where undefined and absent are the same
  expect(aligned.second?.c).toBe(hook);
});
