import type { Open } from '../../../../shared/games/mechs/state';
import loop from './loop.json?url';

/** As much of the open state as the board draws. */
export type Frame = Pick<Open, 'phase' | 'zones' | 'seats' | 'tokens' | 'mech' | 'active' | 'combat'>;

/** A stretch of a match that was played (test/client/scene.test.ts), step by step; each step is kept as what it changes. */
export async function loadFrames(): Promise<readonly Open[]> {
  const steps = (await (await fetch(loop)).json()) as readonly Readonly<Record<string, unknown>>[];
  let frame: Readonly<Record<string, unknown>> = {};
  return steps.map((step) => {
    const known = Object.entries(step).map(([key, value]) => [key, value ?? undefined] as const);
    frame = { ...frame, ...Object.fromEntries(known) };
    return frame as unknown as Open;
  });
}
