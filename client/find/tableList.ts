import { batch, signal } from '@preact/signals';
import type { LobbyMessages, TableFilter } from '../../shared/protocol/lobby';
import type { TableRow } from '../../shared/protocol/tableRow';
import { t } from '../i18n';
import { chapter } from '../i18n/chapter';
import { playerName, suggestedName } from '../model/settings';
import { beSomebody, type Trouble } from '../net/api';
import { joinTableList, type TableList } from '../net/lobby';

export const tablesText = chapter(() => t().tablesPage());

/** Public tables as they are this moment, the newest first; `undefined` before the first word of the server. */
export const rows = signal<readonly TableRow[] | undefined>(undefined);
export const filter = signal<TableFilter>({});
export const line = signal<'joining' | 'live' | 'lost' | Trouble>('joining');

let list: TableList | undefined;

/** Listens until the returned function is called. */
export function followTables(): () => void {
  let isWanted = true;
  line.value = 'joining';
  void beSomebody(playerName.value, suggestedName).then((known) => {
    if (!isWanted) return;
    if (!known.ok) {
      line.value = known.code;
      return;
    }
    list = joinTableList(() => filter.value, {
      joined: () => (line.value = 'live'),
      lost: () => (line.value = 'lost'),
      ended: (why) => (line.value = why === 'left' ? 'lost' : why),
      message: (name, message) => (receivers[name] as (said: typeof message) => void)(message),
    });
  });
  return () => {
    isWanted = false;
    list?.close();
    list = undefined;
    rows.value = undefined;
  };
}

export function narrow(to: TableFilter): void {
  filter.value = to;
  void list?.request('filter', to);
}

const receivers: { [Name in keyof LobbyMessages]: (message: LobbyMessages[Name]) => void } = {
  tables: ({ tables }) => (rows.value = tables),
  changed: ({ tables, gone }) => {
    const known = rows.value ?? [];
    const byId = new Map(tables.map((row) => [row.matchId, row]));
    const kept = known.flatMap((row) => {
      if (gone.includes(row.matchId)) return [];
      const now = byId.get(row.matchId) ?? row;
      byId.delete(row.matchId);
      return [now];
    });
    batch(() => (rows.value = [...[...byId.values()].reverse(), ...kept]));
  },
};
