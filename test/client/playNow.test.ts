import type { firstSteps } from '../../client/find/playNow';

/** A browser that remembers this, with the page opened anew. */
async function firstStepsIn(remembered: Record<string, string>): Promise<typeof firstSteps> {
  jest.resetModules();
  Object.assign(globalThis, {
    location: { pathname: '/', hash: '' },
    addEventListener: () => undefined,
    localStorage: {
      getItem: (key: string) => remembered[key.replace('pocket-arena.', '')] ?? null,
      setItem: () => undefined,
    },
  });
  return (await import('../../client/find/playNow')).firstSteps;
}

test('each game has its first steps, whatever was learnt, played or switched off in another', async () => {
  const fresh = await firstStepsIn({});
  expect(fresh('mechs')).toBe('lesson');
  const learner = await firstStepsIn({ lessons: '{"mechs.move":"done"}' });
  expect(learner('mechs')).toBe('match');
  expect(learner('western')).toBe('lesson');
  const player = await firstStepsIn({ everSat: 'mechs', lessons: '{"mechs.move":"done"}', hints: 'off' });
  expect(player('mechs')).toBeUndefined();
  expect(player('western')).toBe('lesson');
  const both = await firstStepsIn({ everSat: 'mechs western' });
  expect(both('western')).toBeUndefined();
});
