import { z } from 'zod';
import { BOT_IDS } from '../core';

/** The lines that an engine understands: docs/engine.md. */
const seat = z.int().min(0);
const id = z.int().positive();
const seed = z.string().regex(/^[0-9a-f]{64}$/, 'a seed is 64 lower-case hexadecimal digits');

const options = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

const record = z.strictObject({
  game: z.string(),
  rulesVersion: z.string(),
  config: z.unknown(),
  seed,
  inputs: z.array(
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('answer'), seat, id, answer: z.unknown() }),
      z.strictObject({ type: z.literal('retract'), seat, id }),
      z.strictObject({ type: z.literal('arrange'), seat, arrangement: z.unknown() }),
    ]),
  ),
});

const FORMS = {
  about: {},
  start: {
    seats: z.int().positive().optional(),
    options: options.optional(),
    houseRules: z.unknown().optional(),
    config: z.unknown().optional(),
    seed: seed.optional(),
  },
  view: { seat: z.union([seat, z.literal('spectator')]) },
  decisions: { seat: seat.optional() },
  answer: { seat, decision: id, answer: z.unknown() },
  retract: { seat, decision: id },
  arrange: { seat, arrangement: z.unknown() },
  events: { from: z.int().min(0).optional() },
  think: { seat, bot: z.enum(BOT_IDS), key: z.string().optional() },
  outcome: {},
  record: {},
  replay: { record, inputs: z.int().min(0).optional() },
  sample: { seat: z.union([seat, z.literal('spectator')]), chance: z.int().optional() },
  resume: { config: z.unknown().optional(), position: z.looseObject({}) },
} as const;

export type RequestName = keyof typeof FORMS;
export const REQUEST_NAMES = Object.keys(FORMS) as readonly RequestName[];

type Forms = { [Name in RequestName]: z.ZodObject<(typeof FORMS)[Name], z.core.$strict> };

const forms = Object.fromEntries(
  Object.entries(FORMS).map(([name, fields]) => [name, z.strictObject(fields)]),
) as unknown as Forms;

export type RequestOf<Name extends RequestName> = z.infer<Forms[Name]>;

export function isRequestName(name: unknown): name is RequestName {
  return typeof name === 'string' && Object.hasOwn(FORMS, name);
}

/** The request, or a sentence that says what is wrong with it. */
export function requestFrom<Name extends RequestName>(name: Name, json: object): RequestOf<Name> | string {
  const parsed = forms[name].safeParse(json);
  if (parsed.success) return parsed.data;
  return parsed.error.issues.map(({ path, message }) => `${path.join('.') || name}: ${message}`).join('; ');
}
