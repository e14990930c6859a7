import { z } from 'zod';
import { CARD_KINDS, RESOURCES, WEAPON_TYPES, WEAPONS, type WeaponId } from './catalog/ids';
import { PAID_ABILITIES } from './catalog/figures';
import { PAID_WEAPONS, WEAPON_TABLE } from './catalog/weapons';
import type { HouseValue, Ruleset, WeaponFigures } from './ruleset';

/**
 * A host's ruleset: other figures in place of the house values, the ones that the published texts do not
 * carry. It is checked once, when it is read, and is part of the match record from then on.
 */
const RESOURCE_CARDS = 16;
const damage = z.int().min(0).max(9);
const zoneValue = z.int().min(1).max(6);
const resource = z.enum(RESOURCES);

const weaponFigures = z.strictObject({
  normal: damage,
  power: damage,
  type: z.enum(WEAPON_TYPES).optional(),
});

const resourceZones = z.strictObject({
  value: zoneValue,
  energy: z.int().min(0).max(RESOURCE_CARDS),
  credits: z.int().min(0).max(RESOURCE_CARDS),
});

const houseValues = {
  pilotHealth: z.int().min(1).max(12).optional(),
  /** What costs most must be payable. */
  trackMaximum: z.int().min(5).max(20).optional(),
  doubledCard: z.enum(CARD_KINDS).optional(),
  zones: z
    .strictObject({
      resource: z.array(resourceZones).min(1).max(8),
      baseValue: zoneValue,
      mechValue: zoneValue,
    })
    .refine((zones) => sum(zones.resource.map((row) => row.energy + row.credits)) === RESOURCE_CARDS, {
      message: `the resource zones must be ${RESOURCE_CARDS} cards in all`,
      path: ['resource'],
    })
    .optional(),
  weapons: z
    .partialRecord(z.enum(WEAPONS), weaponFigures)
    .superRefine((weapons, context) => {
      for (const [id, figures] of Object.entries(weapons))
        refusePrintedFigures(id as WeaponId, figures, context);
    })
    .optional(),
  priceColumns: z
    .tuple([resource, resource])
    .refine(([first, second]) => first !== second, {
      message: 'must be energy and credits, in one order or the other',
    })
    .optional(),
  weaponResources: z.partialRecord(z.enum(PAID_WEAPONS), resource).optional(),
  abilities: z.partialRecord(z.enum(PAID_ABILITIES), resource).optional(),
  forceField: z.strictObject({ most: z.int().min(1).max(9), each: z.int().min(1).max(9) }).optional(),
} satisfies Record<HouseValue, z.ZodType>;

const rulesetForm = z.strictObject({ name: z.string().min(1).max(60), ...houseValues });

/** A ruleset that cannot be played. The message says which figure is wrong and what it may be. */
export class RulesetError extends Error {
  override readonly name = 'RulesetError';
}

export function parseRuleset(raw: unknown): Ruleset {
  const result = rulesetForm.safeParse(raw);
  if (result.success) return result.data;
  const findings = result.error.issues.map(
    (issue) => `${issue.path.join('.') || 'ruleset'}: ${issue.message}`,
  );
  throw new RulesetError(`The ruleset cannot be used. ${findings.join('; ')}.`);
}

/** Only house values may be replaced: what is printed stays as it is printed. */
function refusePrintedFigures(id: WeaponId, figures: WeaponFigures, context: z.core.$RefinementCtx): void {
  const printed = WEAPON_TABLE[id];
  for (const line of ['normal', 'power'] as const) {
    if (printed[line].house || figures[line] === printed[line].damage) continue;
    context.addIssue({
      code: 'custom',
      path: [id, line],
      message: `is printed on the card and must be ${printed[line].damage}`,
    });
  }
  if (figures.type !== undefined && !printed.house && figures.type !== printed.type) {
    context.addIssue({
      code: 'custom',
      path: [id, 'type'],
      message: `is printed and must be ${printed.type}`,
    });
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
