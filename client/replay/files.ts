import type { MatchArchive } from '../../shared/fairness';
import { archiveFrom } from '../../shared/fairness/archiveForm';
import { Replay } from '../../shared/replay';
import type { Game, GameTypes } from '../../shared/core';
import { gameOf, showGame } from '../games';

/** A match as one file, and back. */
export type BadFile = 'unreadable' | 'tooLarge' | 'foreign' | 'outdated' | 'impossible';

export type Opened =
  | { readonly ok: true; readonly archive: MatchArchive; readonly rules: Rules; readonly replay: Replay }
  | { readonly ok: false; readonly code: BadFile; readonly archive?: MatchArchive; readonly rules?: Rules };

/** By which a match is shown again and verified. */
export type Rules = Game<GameTypes>;

const LARGEST = 4_000_000;

export async function openFile(file: File): Promise<Opened> {
  if (file.size > LARGEST) return { ok: false, code: 'tooLarge' };
  let json: unknown;
  try {
    json = JSON.parse(await file.text());
  } catch {
    return { ok: false, code: 'unreadable' };
  }
  return openJson(json);
}

/** Opens a match with all that its game is shown with. */
export async function openJson(json: unknown): Promise<Opened> {
  const archive = archiveFrom(json);
  if (!archive) return { ok: false, code: 'foreign' };
  const { record } = archive;
  const game = gameOf(record.game);
  if (!game) return { ok: false, code: 'outdated' };
  const [rules] = await Promise.all([game.rules(), showGame(game)]);
  if (record.rulesVersion !== rules.rulesVersion) return { ok: false, code: 'outdated', archive, rules };
  try {
    return { ok: true, archive, rules, replay: new Replay(record) };
  } catch {
    return { ok: false, code: 'impossible', archive, rules };
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
