import type { MatchArchive } from '../../shared/fairness';
import { archiveFrom } from '../../shared/fairness/archiveForm';
import { Replay } from '../../shared/replay';
import type { AnyReplayKit } from '../../shared/games/kit';
import { gameOf, showGame } from '../games';

/** A match as one file, and back. */
export type BadFile = 'unreadable' | 'tooLarge' | 'foreign' | 'outdated' | 'impossible';

export type Opened =
  | { readonly ok: true; readonly archive: MatchArchive; readonly kit: AnyReplayKit; readonly replay: Replay }
  | {
      readonly ok: false;
      readonly code: BadFile;
      readonly archive?: MatchArchive;
      readonly kit?: AnyReplayKit;
    };

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

/** Before it is known which game to fetch. */
const NO_GAMES = { named: () => undefined };

/** Opens a match with all that its game is shown with. */
export async function openJson(json: unknown): Promise<Opened> {
  const outline = archiveFrom(NO_GAMES, json);
  if (!outline) return { ok: false, code: 'foreign' };
  const game = gameOf(outline.record.game);
  if (!game) return { ok: false, code: 'outdated', archive: outline };
  const [kit] = await Promise.all([game.kit(), showGame(game)]);
  const archive = archiveFrom({ named: () => kit }, json);
  if (!archive) return { ok: false, code: 'foreign' };
  const { record } = archive;
  if (record.rulesVersion !== kit.rules.rulesVersion) return { ok: false, code: 'outdated', archive, kit };
  try {
    return { ok: true, archive, kit, replay: new Replay(kit, record) };
  } catch {
    return { ok: false, code: 'impossible', archive, kit };
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
