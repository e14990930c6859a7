import { must } from '../../shared/core';

test('what is there is handed on, also when it is 0, false or empty', () => {
  for (const value of [0, false, '', [], { zone: 3 }]) expect(must(value, 'such value')).toBe(value);
});

test('what must be there and is not stops everything, with a sentence that says what it was', () => {
  expect(() => must([4, 2][2], 'third mine')).toThrow('There is no third mine.');
  expect(() => must(null, 'such zone')).toThrow('There is no such zone.');
});
