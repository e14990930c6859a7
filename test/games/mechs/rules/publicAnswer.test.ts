import { publicAnswer, UNKNOWN_NUMBER } from '../../../../shared/games/mechs/redact';

test('R13 the number of a deployed mine is not told with the answer', () => {
  expect(publicAnswer('deployMine', { number: 3 })).toEqual({ number: UNKNOWN_NUMBER });
  expect(publicAnswer('scareTactics', { zone: 7, number: 2 })).toEqual({ zone: 7, number: UNKNOWN_NUMBER });
});

test('R13 the same answers without a number are told as they are', () => {
  expect(publicAnswer('deployMine', { from: 6 })).toEqual({ from: 6 });
  expect(publicAnswer('deployMine', null)).toBeNull();
  expect(publicAnswer('scareTactics', { zone: 7 })).toEqual({ zone: 7 });
});

test('M2.4, M3.2 a program and the mine on a base are not told at all', () => {
  expect(publicAnswer('program', [{ card: 'collect', direction: 'north' }])).toBeUndefined();
  expect(publicAnswer('baseMine', 4)).toBeUndefined();
});

test('what everybody sees happen is told', () => {
  expect(publicAnswer('refuge', 7)).toBe(7);
  expect(publicAnswer('attack', { weapon: 'railgun', line: 'power' })).toEqual({
    weapon: 'railgun',
    line: 'power',
  });
});
