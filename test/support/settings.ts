import { must } from '../../shared/core';
import { games } from '../../shared/games';
import { settingsFrom, type TableOrder, type TableSettings } from '../../shared/protocol';

/** Settings of a table, of which all that is not given is as it always is. */
export function settingsOf(given: Omit<TableOrder, 'bots'> = {}): TableSettings {
  return must(settingsFrom(games, given), 'settings');
}
