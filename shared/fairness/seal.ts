import type { GameTypes, MatchRecord } from '../core';
import type { ReplayKit } from '../games/kit';
import type { Commitment, MatchArchive, SeedOrigin } from './archive';
import { canonical } from './canonical';
import { eventsDigest } from './digest';
import { hashOf } from './hash';
import { notarize } from './notary';
import { seedCommitment } from './seed';

/** What is known of a match that is over. */
export interface EndedMatch<T extends GameTypes> extends Pick<
  MatchArchive,
  'matchId' | 'endedAt' | 'ending' | 'seats' | 'engine'
> {
  readonly record: MatchRecord<T>;
  readonly origin: SeedOrigin;
}

/** Puts the archive of a match together. Throws where the record cannot have come from these rules. */
export function archiveOf<T extends GameTypes>(kit: ReplayKit<T>, ended: EndedMatch<T>): MatchArchive<T> {
  const { matchId, record, origin } = ended;
  const { match, notary } = notarize(kit, record, { matchId, serverSeed: origin.serverSeed });
  return archiveOfPlayed(kit, ended, { events: match.events, commitments: notary.commitments });
}

/** The same for whoever was there when it was played. */
export function archiveOfPlayed<T extends GameTypes>(
  kit: ReplayKit<T>,
  { matchId, endedAt, ending, seats, engine, record, origin }: EndedMatch<T>,
  {
    events,
    commitments,
  }: { readonly events: readonly T['event'][]; readonly commitments: readonly Commitment[] },
): MatchArchive<T> {
  const { serverSeed, salt, contributions } = origin;
  const archive = {
    format: 'pocket-arena/match',
    version: 1,
    matchId,
    endedAt,
    ending,
    seats,
    engine,
    record,
    proof: {
      serverSeed,
      salt,
      contributions,
      seedCommitment: seedCommitment(matchId, origin),
      commitments,
      eventsDigest: eventsDigest(kit.events, events),
    },
  } as const;
  return { seal: sealOf(archive), ...archive };
}

/** Covers everything but the names. */
export function sealOf({
  seats: _names,
  seal: _given,
  ...sealed
}: Omit<MatchArchive, 'seal'> & Partial<Pick<MatchArchive, 'seal'>>): string {
  return hashOf('seal', canonical(sealed));
}
