import type { MatchArchive } from '../../shared/fairness';
import { archiveFrom } from '../../shared/fairness/archiveForm';
import { Replay } from '../../shared/replay';
import { mechs } from '../../shared/games/mechs';

/** A match as one file, and back. */
export type BadFile = 'unreadable' | 'tooLarge' | 'foreign' | 'outdated' | 'impossible';

export type Opened =
  | { readonly ok: true; readonly archive: MatchArchive; readonly replay: Replay }
  | { readonly ok: false; readonly code: BadFile; readonly archive?: MatchArchive };

const LARGEST = 4_000_000;

export async function openFile(file: File): Promise<Opened> {
  if (file.size > LARGEST) return { ok: false, code: 'tooLarge' };
  try {
    return openJson(JSON.parse(await file.text()));
  } catch {
    return { ok: false, code: 'unreadable' };
  }
}

export function openJson(json: unknown): Opened {
  const archive = archiveFrom(json);
  if (!archive) return { ok: false, code: 'foreign' };
  const { record } = archive;
  if (record.game !== mechs.id || record.rulesVersion !== mechs.rulesVersion)
    return { ok: false, code: 'outdated', archive };
  try {
    return { ok: true, archive, replay: new Replay(record) };
  } catch {
    return { ok: false, code: 'impossible', archive };
  }
}

export function saveFile(archive: MatchArchive): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    new Blob([JSON.stringify(archive, undefined, 1)], { type: 'application/json' }),
  );
  link.download = `pocket-arena-${archive.matchId}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
