import { z } from 'zod';
import { BOSS_TABLE } from './catalog/bosses';
import { BUILDING_TABLE } from './catalog/buildings';
import type { Counter, Effect } from './catalog/effects';
import { BOSSES, BUILDINGS, INDUSTRIES, KINDS, SUITS } from './catalog/ids';
import type { Ruleset } from './ruleset';

/**
 * A host's ruleset: other values in place of the house values, the ones that no public source gives: what the buildings
 * and bosses marked H do, and when. It is checked once, when it is read, and is part of the match record from then on.
 */
const kind = z.enum(KINDS);
const industry = z.enum(INDUSTRIES);
const amount = z.int().min(1).max(6);
const cost = z.int().min(1).max(3);

const COUNTERS: readonly Counter[] = [
  ...SUITS.map((suit) => `suit:${suit}` as const),
  ...INDUSTRIES.map((one) => `ownIcons:${one}` as const),
  ...(['anyWounded', 'pairsBought', 'standingPorch', 'wonDuel', 'unwounded'] as const),
];

function gainOf<Give extends string, Times extends Counter>(give: readonly Give[], times: readonly Times[]) {
  return z.strictObject({
    tag: z.literal('gain'),
    give: z.enum(give),
    each: amount.optional(),
    times: z.enum(times).optional(),
    max: amount.optional(),
  });
}

const convert = z
  .strictObject({ tag: z.literal('convert'), from: kind, to: kind })
  .refine(({ from, to }) => from !== to, { message: 'must convert one kind to another' });
const trade = z.strictObject({
  tag: z.literal('trade'),
  pay: amount,
  gain: z.union([z.tuple([amount]), z.tuple([amount, amount])]),
});
const peekRival = z.strictObject({ tag: z.literal('peekRival') });

/** What may stand alone or in a list; whatever moves posses or draws cards stands alone. */
const simpleNow = z.union([gainOf([...KINDS, 'X', 'AB'] as const, COUNTERS), convert, trade, peekRival]);
const singleNow = z.union([
  z.strictObject({ tag: z.literal('truce') }),
  z.strictObject({ tag: z.literal('buyNow'), pay: cost }),
  z.strictObject({ tag: z.literal('auction'), pay: cost, draw: z.int().min(1).max(4) }),
  z.strictObject({ tag: z.literal('rearrange') }),
  z.strictObject({ tag: z.literal('relocate'), who: z.enum(['wounded', 'standing']) }),
  z.strictObject({ tag: z.literal('swapCard'), draw: z.int().min(1).max(3) }),
]);
const comes = gainOf([...KINDS, 'X'] as const, COUNTERS);
const withPurchase = z.union([
  gainOf([...KINDS, 'X'] as const, [...COUNTERS, 'firstBuyVp'] as const),
  z.strictObject({ tag: z.literal('discount'), icon: industry }),
  z.strictObject({ tag: z.literal('thirdPosse'), round: z.literal('next') }),
]);

function upToThree<E extends z.ZodType<Effect>>(effect: E) {
  return z.array(effect).min(1).max(3);
}

const building = z.discriminatedUnion('moment', [
  z.strictObject({
    moment: z.literal('now'),
    effects: z.union([z.array(singleNow).length(1), upToThree(simpleNow)]),
  }),
  z.strictObject({ moment: z.literal('resolution'), effects: upToThree(comes) }),
  z.strictObject({ moment: z.literal('buy'), effects: upToThree(withPurchase) }),
]);

const boss = z.discriminatedUnion('moment', [
  z.strictObject({
    moment: z.literal('deal'),
    effects: z.tuple([z.strictObject({ tag: z.literal('extraCard'), if: z.enum(['poor', 'third']) })]),
  }),
  z.strictObject({
    moment: z.literal('placement'),
    effects: z.tuple([z.strictObject({ tag: z.literal('thirdPosse'), round: z.literal('this'), pay: cost })]),
  }),
  z.strictObject({ moment: z.literal('resolution'), effects: upToThree(comes) }),
  z.strictObject({
    moment: z.literal('townHall'),
    effects: z.tuple([z.strictObject({ tag: z.literal('hallTies') })]),
  }),
]);

const rulesetForm = z.strictObject({
  name: z.string().min(1).max(60),
  bossesDealt: z.int().min(1).max(2).optional(),
  buildings: z
    .partialRecord(z.enum(BUILDINGS), building)
    .superRefine((changed, context) => refusePrinted(BUILDING_TABLE, Object.keys(changed), context))
    .optional(),
  bosses: z
    .partialRecord(z.enum(BOSSES), boss)
    .superRefine((changed, context) => {
      refusePrinted(BOSS_TABLE, Object.keys(changed), context);
      const chiefs = BOSSES.filter((id) => (changed[id] ?? BOSS_TABLE[id]).moment === 'townHall');
      if (chiefs.length > 1)
        context.addIssue({
          code: 'custom',
          message: `only one boss may have hallTies, not ${chiefs.join(' and ')}`,
        });
    })
    .optional(),
});

/** A ruleset that cannot be played. The message says which value is wrong and what it may be. */
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
function refusePrinted(
  table: Readonly<Record<string, { readonly house: boolean }>>,
  changed: readonly string[],
  context: z.core.$RefinementCtx,
): void {
  for (const id of changed) {
    if (table[id]?.house === false)
      context.addIssue({
        code: 'custom',
        path: [id],
        message: 'is printed on the card and cannot be replaced',
      });
  }
}
