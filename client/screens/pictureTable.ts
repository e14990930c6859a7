import { batch } from '@preact/signals';
import type { GameTypes, View } from '../../shared/core';
import { showGame } from '../games';
import type { GameCard } from '../games/card';
import { quietTable } from '../model/quietTable';
import { adoptTable, closeTable, info, status, view, viewer, type Line } from '../model/table';

/** Nobody answers here. */
const line: Line = { request: () => Promise.resolve({ ok: false, code: 'no-decision' }), close() {} };

/** Puts a table that is only to be looked at on this page; the result takes it away. */
export async function layTable(
  game: GameCard,
  seen: View<GameTypes>,
  names: readonly string[],
): Promise<() => void> {
  await showGame(game);
  adoptTable(line);
  const table = quietTable({ matchId: 'pictures', game: game.id, seats: names.map((name) => ({ name })) });
  batch(() => {
    status.value = 'connected';
    info.value = table;
    viewer.value = seen.viewer;
    // Nothing is asked of whoever reads.
    view.value = { ...seen, decision: undefined };
  });
  return () => {
    // Unless another table is there by now.
    if (info.peek() === table) closeTable();
  };
}
