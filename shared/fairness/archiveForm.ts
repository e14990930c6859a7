import { z } from 'zod';
import { parseRuleset } from '../games/mechs/rulesetForm';
import type { MatchArchive } from './archive';

/** The form of an archive, for files that come from anywhere. What it says is for `verify` to judge. */
const bytes = z.string().regex(/^[0-9a-f]{64}$/);
const seat = z.int().min(0).max(3);
const count = z.int().min(0).max(100_000);
const id = z.int().positive();

const commitment = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('program'), round: count, seat, hash: bytes }),
  z.strictObject({ kind: z.literal('mine'), token: count, seat, hash: bytes }),
]);

const input = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('answer'), seat, id, answer: z.unknown() }),
  z.strictObject({ type: z.literal('retract'), seat, id }),
  z.strictObject({ type: z.literal('arrange'), seat, arrangement: z.unknown() }),
]);

const ruleset = z.unknown().transform((raw, context) => {
  try {
    return parseRuleset(raw);
  } catch {
    context.addIssue('No ruleset.');
    return z.NEVER;
  }
});

const form = z.strictObject({
  format: z.literal('pocket-arena/match'),
  version: z.literal(1),
  matchId: z.string().min(1).max(64),
  endedAt: z.number(),
  ending: z.string().max(40),
  seats: z.array(z.strictObject({ name: z.string().max(80), bot: z.string().max(40).optional() })).max(4),
  record: z.strictObject({
    game: z.string().max(40),
    rulesVersion: z.string().max(40),
    config: z.strictObject({
      seats: z.union([z.literal(2), z.literal(3), z.literal(4)]),
      solo: z.literal(true).optional(),
      ruleset: ruleset.optional(),
    }),
    seed: bytes,
    inputs: z.array(input).max(100_000),
  }),
  proof: z.strictObject({
    serverSeed: bytes,
    salt: bytes,
    contributions: z.array(bytes.nullable()).max(4),
    seedCommitment: bytes,
    commitments: z.array(commitment).max(10_000),
    eventsDigest: bytes,
  }),
  seal: bytes,
});

/** Undefined for what is no archive at all. */
export function archiveFrom(json: unknown): MatchArchive | undefined {
  const parsed = form.safeParse(json);
  return parsed.success ? parsed.data : undefined;
}
