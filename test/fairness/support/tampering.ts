import { games } from '../../../shared/games';
import { mechsKit } from '../../../shared/games/mechs/kit';
import type { Random } from '../../../shared/core';
import { canonical, sealOf, verify, type MatchArchive, type Seen } from '../../../shared/fairness';
import { archiveFrom } from '../../../shared/fairness/archiveForm';

const BYTES = '0123456789abcdefghijklmnopqrstuvwxyzNESW"{}[],:. -';

/** Every byte of an archive's text but those of the names, which nobody vouches for. */
export function bytesOf(archive: MatchArchive): { readonly text: string; readonly positions: number[] } {
  const text = JSON.stringify(archive);
  const names = JSON.stringify(archive.seats);
  const from = text.indexOf(names);
  const positions = [...text].map((_, at) => at).filter((at) => at < from || at >= from + names.length);
  return { text, positions };
}

/** The text with one byte changed; undefined where what comes of it is no archive any more. */
export function changedAt(text: string, at: number, random: Random): MatchArchive | undefined {
  let byte = text[at];
  while (byte === text[at]) byte = BYTES[random.below(BYTES.length)];
  try {
    return archiveFrom(games, JSON.parse(text.slice(0, at) + byte + text.slice(at + 1)));
  } catch {
    return undefined;
  }
}

/** By somebody who can compute hashes, too. */
export function sealedAnew(archive: MatchArchive): MatchArchive {
  return { ...archive, seal: sealOf(archive) };
}

export function isCaught(archive: MatchArchive | undefined, seen?: Seen): boolean {
  return archive === undefined || !verify(mechsKit, archive, seen).ok;
}

/** The positions of bytes at which a change would not be noticed. */
export function unnoticed(
  archive: MatchArchive,
  positions: readonly number[],
  random: Random,
  seen?: Seen,
): string[] {
  const { text } = bytesOf(archive);
  return positions.flatMap((at) => {
    const changed = changedAt(text, at, random);
    const forged = seen && changed ? sealedAnew(changed) : changed;
    // Only the seal was touched, and has been put right again.
    if (forged && canonical(forged) === canonical(archive)) return [];
    return isCaught(forged, seen) ? [] : [`${at}: …${text.slice(at - 20, at + 20)}…`];
  });
}
