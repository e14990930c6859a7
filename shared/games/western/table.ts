import { z } from 'zod';
import type { TableRules } from '../kit';
import { DIFFICULTIES, type Difficulty } from './catalog/ids';
import type { Ruleset } from './ruleset';
import { parseRuleset } from './rulesetForm';
import type { WesternConfig, WesternTypes } from './types';

const SIZES = [2, 3, 4] as const;

const options = z.strictObject({
  /** One person against the Rival (W14). */
  solo: z.boolean().default(false),
  difficulty: z.enum(DIFFICULTIES).default('learner'),
});

const ruleset = z.unknown().transform((raw, context) => {
  try {
    return parseRuleset(raw);
  } catch {
    context.addIssue('No ruleset.');
    return z.NEVER;
  }
});

const config = z
  .strictObject({
    seats: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
    difficulty: z.enum(DIFFICULTIES).optional(),
    bosses: z.literal('random').optional(),
    ruleset: ruleset.optional(),
  })
  .refine(({ seats, difficulty }) => seats === 1 || difficulty === undefined);

export const westernTable: TableRules<WesternTypes> = {
  sizes: SIZES,
  seconds: { standard: { long: 90, other: 45 }, blitz: { long: 30, other: 15 } },
  optionsFrom: (json) => options.safeParse(json).data,
  sizeFor: ({ solo }) => (solo ? 1 : undefined),
  isAlone: ({ solo }) => solo === true,
  configFor({ seats, options: { solo, difficulty }, houseRules }): WesternConfig {
    const size = SIZES.find((one) => one === seats);
    if (!solo && !size) throw new RangeError(`Western has ${SIZES.join(', ')} seats, not ${seats}.`);
    return {
      seats: solo || !size ? 1 : size,
      ...(solo === true && { difficulty: difficulty as Difficulty }),
      ...(houseRules !== undefined && { ruleset: houseRules as Ruleset }),
    };
  },
  // The Rival has no seat.
  isAutomatic: () => false,
  configFrom: (json) => config.safeParse(json).data,
  houseRulesFrom: (json) => parseRuleset(json),
  houseRulesOf: (config) => config.ruleset,
};
