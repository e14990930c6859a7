import type { RefusalReason } from '../../shared/protocol';
import type { Table } from './table';
import { wishingAt } from './tableState';

/**
 * When everybody who is still here wants to play again, a table with the same settings is opened. Everybody moves
 * on by one seat, bots too; the seats of those who have left are free. Who plays alone stays where they are.
 */
async function openRematch(table: Table): Promise<RefusalReason | undefined> {
  const { kit, state, services } = table;
  const here = state.places.filter((place) => place.here);
  const first = here[0]?.person;
  if (state.rematch || state.isRematchOpening || !first || !here.every(({ wantsRematch }) => wantsRematch))
    return undefined;
  if (services.closing.reason) return services.closing.reason;
  const { settings } = state.record;
  // It counts where whoever opens it is, not where somebody was who may have gone long ago.
  const from = here[0]?.from;
  const staying = state.places.map((place) => (place.here || place.bot ? wishingAt(place) : undefined));
  const sitters = kit.table.isAlone(settings.options) ? staying : [...staying.slice(1), staying[0]];
  state.isRematchOpening = true;
  const record = await services.tables
    .open({ ...first, from }, settings, sitters)
    .finally(() => (state.isRematchOpening = false));
  if (typeof record === 'string') return record;
  state.rematch = { matchId: record.matchId, code: record.code };
  return undefined;
}

/** Somebody has said that they want to, or that they do not; or is not waited for any more. */
export async function settleRematch(table: Table): Promise<RefusalReason | undefined> {
  const code = await openRematch(table);
  const kept = table.scribe.rematch();
  table.publish();
  return code ?? ((await kept) ? undefined : 'storage-failed');
}
