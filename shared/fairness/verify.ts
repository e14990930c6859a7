import { isSame } from '../core';
import type { AnyReplayKit } from '../games/kit';
import type { Commitment, MatchArchive, PublicCommitment, Seen } from './archive';
import { eventsDigest } from './digest';
import { Notary } from './notary';
import { sealOf } from './seal';
import { matchSeed, seedCommitment } from './seed';

/**
 * What is checked, each for itself. The first ones need the archive alone; those that begin with `seen` compare it
 * with what this browser noted while the match was on, which is what a forged archive cannot know.
 */
export const CHECKS = [
  /** The rules that the match was played by are the ones that check it. */
  'rules',
  /** They are in the very file that the archive names. Not checked where it names none, or that file is not here. */
  'engine',
  /** The server's seed is the one that it had committed to. */
  'seedCommitment',
  /** The server's seed and what the seats added make the seed that the match was played with. */
  'seed',
  /** The rules take every input of the record, and it ends where it is said to end. */
  'replay',
  /** All that was hidden is what was committed to, in that order and nothing else. */
  'commitments',
  /** The events that follow from the record are those that were sent. */
  'events',
  /** Nothing of the archive was changed since it was sealed. */
  'seal',
  'seenSeedCommitment',
  /** The engine is the one that was named when the table was opened. */
  'seenEngine',
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
  /** Nothing failed, and everything that needs the archive and its rules alone was checked. */
  readonly ok: boolean;
  readonly checks: readonly Check[];
}

/**
 * Plays the whole match again and says whether everything fits. Never throws, whatever an archive holds. `engine`: the
 * hash of the file that the kit comes from, where that is known.
 */
export function verify(kit: AnyReplayKit, archive: MatchArchive, seen: Seen = {}, engine?: string): Report {
  const { matchId, record, proof } = archive;
  const { rules } = kit;
  const isOurs = record.game === rules.id && record.rulesVersion === rules.rulesVersion;
  const replayed = isOurs ? attempt(() => replay(kit, archive)) : undefined;
  const ofReplay = (fits: (replayed: Replayed) => boolean) =>
    isOurs ? () => replayed !== undefined && fits(replayed) : undefined;
  const findings: Record<CheckName, (() => boolean) | undefined> = {
    rules: () => isOurs,
    engine: archive.engine === undefined ? undefined : given(engine, (ours) => ours === archive.engine),
    seedCommitment: () => seedCommitment(matchId, proof) === proof.seedCommitment,
    seed: () =>
      matchSeed(proof) === record.seed && proof.contributions.length === rules.seatsOf(record.config),
    replay: ofReplay(({ isOver }) => isOver || archive.ending !== 'finished'),
    commitments: ofReplay(({ commitments }) => isSame(commitments, proof.commitments)),
    events: ofReplay(({ events }) => eventsDigest(kit.events, events) === proof.eventsDigest),
    seal: () => sealOf(archive) === archive.seal,
    seenSeedCommitment: given(seen.seedCommitment, (noted) => noted === proof.seedCommitment),
    seenEngine: given(seen.engine, (noted) => noted === archive.engine),
    seenContribution: given(
      seen.contribution,
      ({ seat, randomness }) => proof.contributions[seat] === randomness,
    ),
    seenContributions: given(seen.contributions, (noted) => isSame(noted, proof.contributions)),
    seenCommitments:
      seen.commitments &&
      ofReplay(
        ({ published }) =>
          areAmong(seen.commitments ?? [], { published, proven: proof.commitments }) &&
          wereInTime(seen, published),
      ),
    seenEvents:
      seen.events &&
      ofReplay(({ events }) =>
        (seen.events ?? []).every(
          ({ from, count, digest }) =>
            from + count <= events.length &&
            eventsDigest(kit.events, events.slice(from, from + count)) === digest,
        ),
      ),
    seenSeal: given(seen.seal, (noted) => noted === archive.seal),
  };
  const checks = CHECKS.map((name) => ({ name, result: resultOf(findings[name]) }));
  const isProven = ({ name, result }: Check) =>
    result === 'ok' || (result === 'not-checked' && (name === 'engine' || name.startsWith('seen')));
  return { ok: checks.every(isProven), checks };
}

interface Replayed {
  readonly events: readonly { readonly type: string }[];
  readonly commitments: readonly Commitment[];
  readonly published: readonly DueCommitment[];
  readonly isOver: boolean;
}

interface DueCommitment extends PublicCommitment {
  /** How many events there had been when it was made. */
  readonly due: number;
}

function replay(kit: AnyReplayKit, { matchId, record, proof }: MatchArchive): Replayed {
  const notary = new Notary(kit, { matchId, serverSeed: proof.serverSeed });
  const again = kit.runner.again(kit.rules, record);
  const { match } = again;
  const published: DueCommitment[] = [];
  do {
    notary.look(match);
    for (const made of notary.published.slice(published.length))
      published.push({ ...made, due: match.events.length });
  } while (again.next());
  return { events: match.events, commitments: notary.commitments, published, isOver: match.isOver };
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
function areAmong(
  noted: readonly (PublicCommitment | Commitment)[],
  { published, proven }: { published: readonly PublicCommitment[]; proven: readonly Commitment[] },
): boolean {
  const hashes = new Map(published.map(({ id, hash }) => [id, hash]));
  return noted.every((one) =>
    'id' in one
      ? hashes.get(String(one.id)) === one.hash
      : proven.some((commitment) => isSame(commitment, one)),
  );
}

/** Shown before anything else happened, to whoever was there: what comes later commits nobody to anything. */
function wereInTime({ shownAfter, events = [] }: Seen, published: readonly DueCommitment[]): boolean {
  if (!shownAfter) return true;
  const end = Math.max(0, ...events.map(({ from, count }) => from + count));
  return published.every(({ id, due }) => (shownAfter[id] ?? end) <= due);
}

/** What makes no sense proves nothing. */
function attempt<Value>(run: () => Value): Value | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}
