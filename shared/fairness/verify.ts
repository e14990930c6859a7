import { isSame, type Game } from '../core';
import type { MechsEvent } from '../games/mechs/events';
import type { MechsTypes } from '../games/mechs/types';
import type { Commitment, MatchArchive, Seen } from './archive';
import { eventsDigest } from './digest';
import { commitmentId } from './ids';
import { notarize } from './notary';
import { sealOf } from './seal';
import { matchSeed, seedCommitment } from './seed';

/**
 * What is checked, each for itself. The first ones need the archive alone; those that begin with `seen` compare it
 * with what this browser noted while the match was on, which is what a forged archive cannot know.
 */
export const CHECKS = [
  /** The rules that the match was played by are the ones that check it. */
  'rules',
  /** The server's seed is the one that it had committed to. */
  'seedCommitment',
  /** The server's seed and what the seats added make the seed that the match was played with. */
  'seed',
  /** The rules take every input of the record, and it ends where it is said to end. */
  'replay',
  /** Every program and every mine is the one that was committed to, in that order and no others. */
  'commitments',
  /** The events that follow from the record are those that were sent. */
  'events',
  /** Nothing of the archive was changed since it was sealed. */
  'seal',
  'seenSeedCommitment',
  'seenContribution',
  'seenContributions',
  'seenCommitments',
  'seenEvents',
  'seenSeal',
] as const;
export type CheckName = (typeof CHECKS)[number];

export type CheckResult = 'ok' | 'failed' | 'not-checked';

export interface Check {
  readonly name: CheckName;
  readonly result: CheckResult;
}

export interface Report {
  /** Nothing failed, and everything that needs the archive alone was checked. */
  readonly ok: boolean;
  readonly checks: readonly Check[];
}

/** Plays the whole match again and says whether everything fits. Never throws, whatever an archive holds. */
export function verify(game: Game<MechsTypes>, archive: MatchArchive, seen: Seen = {}): Report {
  const { matchId, record, proof } = archive;
  const isOurs = record.game === game.id && record.rulesVersion === game.rulesVersion;
  const replayed = isOurs ? attempt(() => replay(game, archive)) : undefined;
  const ofReplay = (fits: (replayed: Replayed) => boolean) =>
    isOurs ? () => replayed !== undefined && fits(replayed) : undefined;
  const findings: Record<CheckName, (() => boolean) | undefined> = {
    rules: () => isOurs,
    seedCommitment: () => seedCommitment(matchId, proof) === proof.seedCommitment,
    seed: () => matchSeed(proof) === record.seed && proof.contributions.length === record.config.seats,
    replay: ofReplay(({ isOver }) => isOver || archive.ending !== 'finished'),
    commitments: ofReplay(({ commitments }) => isSame(commitments, proof.commitments)),
    events: ofReplay(({ events }) => eventsDigest(events) === proof.eventsDigest),
    seal: () => sealOf(archive) === archive.seal,
    seenSeedCommitment: given(seen.seedCommitment, (noted) => noted === proof.seedCommitment),
    seenContribution: given(
      seen.contribution,
      ({ seat, randomness }) => proof.contributions[seat] === randomness,
    ),
    seenContributions: given(seen.contributions, (noted) => isSame(noted, proof.contributions)),
    seenCommitments: given(seen.commitments, (noted) => areAmong(noted, proof.commitments)),
    seenEvents:
      seen.events &&
      ofReplay(({ events }) =>
        (seen.events ?? []).every(
          ({ from, count, digest }) =>
            from + count <= events.length && eventsDigest(events.slice(from, from + count)) === digest,
        ),
      ),
    seenSeal: given(seen.seal, (noted) => noted === archive.seal),
  };
  const checks = CHECKS.map((name) => ({ name, result: resultOf(findings[name]) }));
  const isProven = ({ name, result }: Check) =>
    result === 'ok' || (result === 'not-checked' && name.startsWith('seen'));
  return { ok: checks.every(isProven), checks };
}

interface Replayed {
  readonly events: readonly MechsEvent[];
  readonly commitments: readonly Commitment[];
  readonly isOver: boolean;
}

function replay(game: Game<MechsTypes>, { matchId, record, proof }: MatchArchive): Replayed {
  const { match, notary } = notarize(game, record, { matchId, serverSeed: proof.serverSeed });
  return { events: match.events, commitments: notary.commitments, isOver: match.isOver };
}

function resultOf(check: (() => boolean) | undefined): CheckResult {
  if (!check) return 'not-checked';
  return attempt(check) === true ? 'ok' : 'failed';
}

function given<Noted>(
  noted: Noted | undefined,
  fits: (noted: Noted) => boolean,
): (() => boolean) | undefined {
  return noted === undefined ? undefined : () => fits(noted);
}

/** A browser that came late has not seen all of them. */
function areAmong(some: readonly Commitment[], all: readonly Commitment[]): boolean {
  const known = new Map(all.map((commitment) => [commitmentId(commitment), commitment.hash]));
  return some.every((commitment) => known.get(commitmentId(commitment)) === commitment.hash);
}

/** What makes no sense proves nothing. */
function attempt<Value>(run: () => Value): Value | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
