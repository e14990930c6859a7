import type { Game, MatchRecord } from '../core';
import type { MechsEvent } from '../games/mechs/events';
import type { MechsTypes } from '../games/mechs/types';
import type { Commitment, MatchArchive, SeedOrigin } from './archive';
import { canonical } from './canonical';
import { eventsDigest } from './digest';
import { hashOf } from './hash';
import { notarize } from './notary';
import { seedCommitment } from './seed';

/** What is known of a match that is over. */
export interface EndedMatch extends Pick<MatchArchive, 'matchId' | 'endedAt' | 'ending' | 'seats'> {
  readonly record: MatchRecord<MechsTypes>;
  readonly origin: SeedOrigin;
}

/** Puts the archive of a match together. Throws where the record cannot have come from these rules. */
export function archiveOf(game: Game<MechsTypes>, ended: EndedMatch): MatchArchive {
  const { matchId, record, origin } = ended;
  const { match, notary } = notarize(game, record, { matchId, serverSeed: origin.serverSeed });
  return archiveOfPlayed(ended, { events: match.events, commitments: notary.commitments });
}

/** The same for whoever was there when it was played. */
export function archiveOfPlayed(
  { matchId, endedAt, ending, seats, record, origin }: EndedMatch,
  {
    events,
    commitments,
  }: { readonly events: readonly MechsEvent[]; readonly commitments: readonly Commitment[] },
): MatchArchive {
  const { serverSeed, salt, contributions } = origin;
  const archive = {
    format: 'pocket-arena/match',
    version: 1,
    matchId,
    endedAt,
    ending,
    seats,
    record,
    proof: {
      serverSeed,
      salt,
      contributions,
      seedCommitment: seedCommitment(matchId, origin),
      commitments,
      eventsDigest: eventsDigest(events),
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
