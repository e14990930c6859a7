import type { TableSettings } from '../../shared/protocol';

const MOST = 1000;
const known = new Map<string, TableSettings>();

/** The same object for the same settings: thousands of tables that sleep differ in little else than their people. */
export function sameSettings(settings: TableSettings): TableSettings {
  const key = JSON.stringify(settings);
  const found = known.get(key);
  if (found) return found;
  if (known.size < MOST) known.set(key, settings);
  return settings;
}
