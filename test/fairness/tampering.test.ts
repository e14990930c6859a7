import { mechsKit } from '../../shared/games/mechs/kit';
import { quickRandom } from '../../shared/core';
import { sealOf, verify } from '../../shared/fairness';
import { played, seenAt } from './support/archives';
import { bytesOf, changedAt, isCaught, sealedAnew, unnoticed } from './support/tampering';

/** Short, but with programs, mines and events. */
const match = played(4, { inputs: 24 });
const { archive } = match;
const seen = seenAt(match);
const { text, positions } = bytesOf(archive);
const random = quickRandom(9);
const some = (count: number) =>
  Array.from({ length: count }, () => positions[random.below(positions.length)]!);

test('the match that is tampered with holds before', () => {
  expect(verify(mechsKit, archive, seen).ok).toBe(true);
  expect(new Set(archive.proof.commitments.map(({ kind }) => kind))).toEqual(new Set(['program', 'mine']));
  expect(text.length).toBeGreaterThan(3000);
});

test('no byte of an archive can be changed under its seal', () => {
  const loose = positions.filter((at) => {
    const changed = changedAt(text, at, random);
    return changed !== undefined && sealOf(changed) === changed.seal;
  });
  expect(loose).toEqual([]);
});

test('whatever byte is changed, Verify says no', () => {
  expect(unnoticed(archive, some(120), random)).toEqual([]);
});

test('nor does it help to seal the archive anew, where somebody was looking on', () => {
  expect(unnoticed(archive, some(120), random, seen)).toEqual([]);
});

test('every byte of seed, salt, contributions and commitments counts, also under a new seal and with no witness', () => {
  const { serverSeed, salt, contributions, seedCommitment, commitments, eventsDigest } = archive.proof;
  const hashes = [
    serverSeed,
    salt,
    seedCommitment,
    eventsDigest,
    archive.record.seed,
    ...contributions.flatMap((one) => one ?? []),
    ...commitments.slice(0, 6).map(({ hash }) => hash),
  ];
  for (const hash of hashes) {
    const start = text.indexOf(hash);
    for (let at = start; at < start + hash.length; at += 5) {
      const changed = changedAt(text, at, random);
      if (changed) expect(isCaught(sealedAnew(changed))).toBe(true);
    }
  }
});

test('the seal does not hang on names, and nothing else is left out of it', () => {
  expect(sealOf({ ...archive, seats: [] })).toBe(archive.seal);
  expect(sealOf({ ...archive, endedAt: archive.endedAt + 1 })).not.toBe(archive.seal);
});
