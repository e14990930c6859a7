import { z } from 'zod';
import type { Games } from '../../shared/games';
import { ID, settingsFrom, TABLE_PHASES, type TableSettings } from '../../shared/protocol';
import type { News } from '../base/news';
import type { Cancel, Ports } from '../base/ports';
import type { Directory, TableRecord } from '../tables/directory';
import { listPatiently, type Patience } from '../tables/patience';

/** Changes of this long are told together. */
const GATHER_MS = 100;

const TOLD = [
  'matchId',
  'code',
  'creator',
  'from',
  'phase',
  'names',
  'holders',
  'spectators',
  'present',
  'isAgreed',
] as const;
type Told = (typeof TOLD)[number];

/** What the others list of a table. */
interface SharedTable extends Pick<TableRecord, Told> {
  readonly settings: TableSettings;
  readonly isOpen: boolean;
}

const id = z.string().regex(ID);

/** As far as anybody here relies on it; a newer node may tell more. */
const shared = z.object({
  matchId: id,
  code: id,
  creator: z.string(),
  from: z.string().optional(),
  settings: z.object({}),
  phase: z.enum(TABLE_PHASES),
  names: z.array(z.string().nullable()),
  holders: z.array(z.string().nullable()),
  spectators: z.number().optional(),
  present: z.array(z.string()).optional(),
  isOpen: z.boolean(),
});

function isShared(table: unknown): table is SharedTable {
  return shared.safeParse(table).success;
}

export interface SharedTablesContext {
  readonly games: Games;
  readonly directory: Directory;
  readonly news: News;
  readonly ports: Ports;
  /** How long a table that no node has open waits for somebody. */
  readonly patience: Patience;
  /** Whether what this node knows of its tables is worth telling. */
  readonly isHeld: () => boolean;
}

/** Tells the other nodes of the tables here, and lists theirs, so that every node has them all at hand. */
export class SharedTables {
  /** As the others know it, by match. */
  private readonly told = new Map<string, string>();
  private readonly changed = new Set<string>();
  private timer: Cancel | undefined;

  constructor(private readonly context: SharedTablesContext) {
    const { directory, news, ports } = context;
    for (const record of directory.all()) this.told.set(record.matchId, textOf(record));
    directory.watch((matchId) => {
      this.changed.add(matchId);
      this.timer ??= ports.setTimer(GATHER_MS, () => this.tellChanges());
    });
    news.on('table', ({ table }) => isShared(table) && this.list(table));
    news.on('tableGone', ({ matchId }) => {
      this.told.delete(matchId);
      if (!directory.find(matchId)?.isOpen) directory.remove(matchId);
    });
  }

  private tellChanges(): void {
    const { directory, news, isHeld } = this.context;
    this.timer = undefined;
    const changed = [...this.changed];
    this.changed.clear();
    if (!isHeld()) return;
    for (const matchId of changed) {
      const record = directory.find(matchId);
      if (!record) {
        if (this.told.delete(matchId)) news.carry({ type: 'tableGone', matchId });
        continue;
      }
      const text = textOf(record);
      // Where a table is open they know best; and what came from there is no news.
      if (record.isElsewhere || this.told.get(matchId) === text) continue;
      this.told.set(matchId, text);
      news.carry({ type: 'table', table: JSON.parse(text) as SharedTable });
    }
  }

  private list({ isOpen, ...table }: SharedTable): void {
    const { games, directory, patience } = this.context;
    // A newer node's, for games or settings that this one does not know: those who want it are sent there.
    if (!settingsFrom(games, table.settings)) return;
    const known = directory.find(table.matchId);
    if (known?.isOpen) return;
    const record = Object.assign(known ?? { sitters: [] }, table, { isElsewhere: isOpen });
    this.told.set(table.matchId, textOf(record));
    listPatiently(directory, record, patience);
  }
}

function textOf(record: TableRecord): string {
  const { settings, isOpen, isElsewhere } = record;
  const told = Object.fromEntries(TOLD.map((field) => [field, record[field]])) as Pick<TableRecord, Told>;
  const table: SharedTable = { ...told, settings, isOpen: isOpen === true || isElsewhere === true };
  return JSON.stringify(table);
}
