import type { TableSummary } from './http';
import type { TableFilter } from './lobby';

/** One table of the list. */
export interface TableRow extends TableSummary {
  readonly spectators: number;
  readonly hasBots: boolean;
}

/** A list is never longer. */
export const MOST_ROWS = 200;

/** Whether a row passes a filter: the same for the server's list and for a page that narrows its own. */
export function passes(
  row: Pick<TableRow, 'settings' | 'phase' | 'hasBots'>,
  { show, game, seats, clock, rated, bots }: TableFilter,
): boolean {
  const { settings, phase, hasBots } = row;
  if (show !== undefined && phase !== (show === 'open' ? 'gathering' : 'playing')) return false;
  if (game !== undefined && settings.game !== game) return false;
  if (seats !== undefined && settings.seats !== seats) return false;
  if (clock !== undefined && settings.clock !== clock) return false;
  if (rated !== undefined && settings.rated !== rated) return false;
  return bots === undefined || hasBots === bots;
}
