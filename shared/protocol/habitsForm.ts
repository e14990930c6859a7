import { z } from 'zod';
import { HANDLINGS, LEVELS, type Habits } from './habits';

const MOST_KINDS = 60;

export const decisionKind = z.string().min(1).max(40);

export const habitsForm = z.strictObject({
  level: z.enum(LEVELS),
  kinds: z.record(decisionKind, z.enum(HANDLINGS)).refine((kinds) => Object.keys(kinds).length <= MOST_KINDS),
});

/** As they were kept; what cannot be read is none. */
export function habitsFrom(kept: unknown): Habits | undefined {
  return habitsForm.safeParse(kept).data;
}
