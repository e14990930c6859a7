import type { MatchArchive } from '../../shared/fairness';
import { archiveFrom } from '../../shared/fairness/archiveForm';
import { gameOf, showGame } from '../games';
import type { Impossible, Opening } from './desk';
import { engineFor, type NoEngine } from './findEngine';
import type { MatchEngine } from './matchEngine';

/** A match as one file, and back. */
export type BadFile = 'unreadable' | 'tooLarge' | NoEngine | Impossible;

export type Opened =
  | {
      readonly ok: true;
      readonly archive: MatchArchive;
      readonly engine: MatchEngine;
      readonly opening: Opening;
    }
  | {
      readonly ok: false;
      readonly code: BadFile;
      readonly archive?: MatchArchive;
      /** What can say which of it does not fit. */
      readonly engine?: MatchEngine;
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

/** What is in a configuration is for the rules of the match to say. */
const NO_GAMES = { named: () => undefined };

/** Opens a match with all that its game is shown with, by the engine that it was played by. */
export async function openJson(json: unknown): Promise<Opened> {
  const archive = archiveFrom(NO_GAMES, json);
  if (!archive) return { ok: false, code: 'foreign' };
  const game = gameOf(archive.record.game);
  if (!game) return { ok: false, code: 'missing', archive };
  const [kit] = await Promise.all([game.kit(), showGame(game)]);
  const engine = await engineFor(archive, kit);
  if (typeof engine === 'string') return { ok: false, code: engine, archive };
  const opening = await engine.open(archive);
  if (opening === 'foreign') return { ok: false, code: opening };
  if (opening === 'impossible') return { ok: false, code: opening, archive, engine };
  return { ok: true, archive, engine, opening };
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
