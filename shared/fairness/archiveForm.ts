import { z } from 'zod';
import type { AnyReplayKit } from '../games/kit';
import type { MatchArchive } from './archive';

/** The form of an archive, for files that come from anywhere. What it says is for `verify` to judge. */
const bytes = z.string().regex(/^[0-9a-f]{64}$/);
/** No game has more seats. */
const SEATS = 8;
const seat = z
  .int()
  .min(0)
  .max(SEATS - 1);
const id = z.int().positive();

/** What it is about is the game's to say: names and numbers. */
const commitment = z
  .object({ hash: bytes })
  .catchall(z.union([z.string().max(40), z.int().min(0).max(100_000)]));

const input = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('answer'), seat, id, answer: z.unknown() }),
  z.strictObject({ type: z.literal('retract'), seat, id }),
  z.strictObject({ type: z.literal('arrange'), seat, arrangement: z.unknown() }),
]);

const form = z.strictObject({
  format: z.literal('pocket-arena/match'),
  version: z.literal(1),
  matchId: z.string().min(1).max(64),
  endedAt: z.number(),
  ending: z.string().max(40),
  seats: z
    .array(
      z.strictObject({
        name: z.string().max(80),
        bot: z.string().max(40).optional(),
        colour: z.string().max(40).optional(),
        hasLeft: z.literal(true).optional(),
      }),
    )
    .max(SEATS),
  engine: bytes.optional(),
  record: z.strictObject({
    game: z.string().max(40),
    rulesVersion: z.string().max(40),
    config: z.unknown(),
    seed: bytes,
    inputs: z.array(input).max(100_000),
  }),
  proof: z.strictObject({
    serverSeed: bytes,
    salt: bytes,
    contributions: z.array(bytes.nullable()).max(SEATS),
    seedCommitment: bytes,
    commitments: z.array(commitment).max(10_000),
    eventsDigest: bytes,
  }),
  seal: bytes,
});

/** Undefined for what is no archive at all. Of a game that is not known, the config is whatever it is. */
export function archiveFrom(
  games: { named(id: string): Pick<AnyReplayKit, 'table'> | undefined },
  json: unknown,
): MatchArchive | undefined {
  const archive = form.safeParse(json).data;
  if (!archive) return undefined;
  const { record } = archive;
  const kit = games.named(record.game);
  if (!kit) return archive;
  const config = kit.table.configFrom(record.config);
  return config === undefined ? undefined : { ...archive, record: { ...record, config } };
}
