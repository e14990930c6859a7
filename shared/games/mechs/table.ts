import { z } from 'zod';
import type { TableRules } from '../kit';
import { parseRuleset } from './rulesetForm';
import { HOUSE_VALUES, type Ruleset } from './ruleset';
import type { MechsConfig, MechsTypes } from './types';

const SIZES = [2, 3, 4] as const;

/** M13.1: one person and two robot pilots. */
const SOLO_SEATS = 3;

const options = z.strictObject({
  /** One person in seat 0 against the two robot pilots of the rules (M13), which take seats 1 and 2. */
  solo: z.boolean().default(false),
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
    seats: z.union([z.literal(2), z.literal(3), z.literal(4)]),
    solo: z.literal(true).optional(),
    ruleset: ruleset.optional(),
  })
  .refine(({ seats, solo }) => !solo || seats === SOLO_SEATS);

export const mechsTable: TableRules<MechsTypes> = {
  sizes: SIZES,
  seconds: { standard: { long: 120, other: 45 }, blitz: { long: 45, other: 15 } },
  optionsFrom: (json) => options.safeParse(json).data,
  sizeFor: ({ solo }) => (solo ? SOLO_SEATS : undefined),
  isAlone: ({ solo }) => solo === true,
  configFor({ seats, options: { solo }, houseRules }): MechsConfig {
    const size = SIZES.find((one) => one === seats);
    if (!size) throw new RangeError(`Mechs has ${SIZES.join(', ')} seats, not ${seats}.`);
    return {
      seats: size,
      ...(solo === true && { solo }),
      ...(houseRules !== undefined && { ruleset: houseRules as Ruleset }),
    };
  },
  isAutomatic: ({ solo }, seat) => solo === true && seat > 0,
  configFrom: (json) => config.safeParse(json).data,
  houseValues: HOUSE_VALUES,
  houseRulesFrom: (json) => parseRuleset(json),
  houseRulesOf: (config) => config.ruleset,
};
