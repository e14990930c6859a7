import { watchLine } from '../../client/net/line';

const LONG_MS = 60_000;

describe('a line that is watched', () => {
  let answers: (() => void)[];
  const room = { ping: (answer: (ms: number) => void) => void answers.push(() => answer(1)) };
  beforeEach(() => {
    jest.useFakeTimers();
    answers = [];
  });
  afterEach(() => void jest.useRealTimers());

  test('is not given up while it answers', () => {
    const silent = jest.fn();
    watchLine(room, silent);
    for (let i = 1; i <= 5; i++) {
      jest.advanceTimersByTime(2000);
      expect(answers).toHaveLength(i);
      answers.at(-1)!();
    }
    expect(silent).not.toHaveBeenCalled();
  });

  test('is given up once, also when its answer comes after all', () => {
    const silent = jest.fn();
    watchLine(room, silent);
    jest.advanceTimersByTime(LONG_MS);
    expect(silent).toHaveBeenCalledTimes(1);
    // A node that was stopped wakes, and answers what lay in its sockets.
    for (const answer of answers) answer();
    jest.advanceTimersByTime(LONG_MS);
    expect(silent).toHaveBeenCalledTimes(1);
  });

  test('is left alone by whoever has stopped watching, whatever still comes', () => {
    const silent = jest.fn();
    const stop = watchLine(room, silent);
    jest.advanceTimersByTime(2500);
    stop();
    for (const answer of answers) answer();
    jest.advanceTimersByTime(LONG_MS);
    expect(silent).not.toHaveBeenCalled();
  });
});
