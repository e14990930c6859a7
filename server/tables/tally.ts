import { isOverDays } from '../../shared/protocol';
import type { TableRecord } from './directory';

/** What was counted of a table, so that it can be taken back when the table has changed. */
interface Counted {
  readonly record: TableRecord;
  readonly phase: TableRecord['phase'];
  readonly from: string | undefined;
  readonly holders: TableRecord['holders'];
  /** Its place among all, in the order in which they came. */
  at: number;
}

/** By person; most have one table, for which a set would be many times as large. */
type Some = Map<string, Counted | Set<Counted>>;

/** Tables opened from one address. */
interface OfAddress {
  all: number;
  gathering: number;
}

/**
 * How many tables there are, of whom and from where, and the newest of them: kept up to date with every table that
 * changes, since among hundreds of thousands nobody can look through all of them for everybody who comes.
 */
export class Tally {
  private readonly counted = new Map<string, Counted>();
  /** In the order in which they came, with gaps where tables have gone. */
  private order: (Counted | undefined)[] = [];
  private readonly gathering = new Map<string, TableRecord>();
  private readonly byHolder: Some = new Map();
  private readonly byCreator: Some = new Map();
  private readonly byAddress = new Map<string, OfAddress>();
  /** Those that were over before they were listed here. They take nobody's table. */
  past = 0;
  private days = 0;
  private others = 0;

  /** The table is new, or may have changed. */
  note(record: TableRecord): void {
    const before = this.counted.get(record.matchId);
    const { phase, from, holders } = record;
    const isSame =
      before?.record === record &&
      before.phase === phase &&
      before.from === from &&
      before.holders === holders;
    if (isSame) return;
    if (before) this.take(before);
    const at = before?.at ?? this.order.length;
    const counted: Counted = { record, phase, from, holders, at };
    this.counted.set(record.matchId, counted);
    this.order[at] = counted;
    this.put(counted);
  }

  forget(matchId: string): void {
    const counted = this.counted.get(matchId);
    if (!counted) return;
    this.counted.delete(matchId);
    this.take(counted);
    this.gathering.delete(matchId);
    this.order[counted.at] = undefined;
    if (this.order.length > 2 * this.counted.size + 100) this.close();
  }

  /** Over days those that are over do not count: they need no memory soon. */
  tables(isDays: boolean): number {
    return isDays ? this.days : this.others;
  }

  /** Not over, and created by somebody. */
  ofCreator(person: string, isDays: boolean): number {
    return count(tablesOf(this.byCreator, person), isDays);
  }

  /** Not over, with somebody in a seat. */
  seatsOf(person: string, isDays: boolean): number {
    return count(tablesOf(this.byHolder, person), isDays);
  }

  ofAddress(from: string | undefined, isDays: boolean): Readonly<OfAddress> {
    return (from !== undefined && this.byAddress.get(addressKey(from, isDays))) || NONE;
  }

  /** Where somebody has a seat, in the order in which the tables came. */
  heldBy(person: string): TableRecord[] {
    return [...tablesOf(this.byHolder, person)].sort((a, b) => a.at - b.at).map(({ record }) => record);
  }

  *newest(): Iterable<TableRecord> {
    const { order } = this;
    for (let at = order.length - 1; at >= 0; at--) {
      const counted = order[at];
      if (counted) yield counted.record;
    }
  }

  /** Those that have not begun. */
  newestGathering(): TableRecord[] {
    return [...this.gathering.values()].reverse();
  }

  private put(counted: Counted): void {
    const { record, phase, from, holders } = counted;
    const isDays = isOverDays(record.settings.clock);
    // Where it was, if it was there before.
    if (phase === 'gathering') this.gathering.set(record.matchId, record);
    else this.gathering.delete(record.matchId);
    if (phase !== 'over') {
      add(this.byCreator, record.creator, counted);
      for (const holder of holders) if (holder) add(this.byHolder, holder, counted);
    }
    this.weigh({ record, isDays, phase, from }, 1);
  }

  private take(counted: Counted): void {
    const { record, phase, from, holders } = counted;
    const isDays = isOverDays(record.settings.clock);
    remove(this.byCreator, record.creator, counted);
    for (const holder of holders) if (holder) remove(this.byHolder, holder, counted);
    this.weigh({ record, isDays, phase, from }, -1);
  }

  private weigh(
    { record, isDays, phase, from }: Pick<Counted, 'record' | 'phase' | 'from'> & { isDays: boolean },
    by: number,
  ): void {
    if (record.isPast) this.past += by;
    else if (!isDays) this.others += by;
    else if (phase !== 'over') this.days += by;
    if (from === undefined) return;
    const key = addressKey(from, isDays);
    const { all, gathering } = this.byAddress.get(key) ?? NONE;
    if (all + by <= 0) this.byAddress.delete(key);
    else this.byAddress.set(key, { all: all + by, gathering: gathering + (phase === 'gathering' ? by : 0) });
  }

  /** Closes the gaps. */
  private close(): void {
    this.order = this.order.filter((counted) => counted !== undefined);
    this.order.forEach((counted, at) => counted && (counted.at = at));
  }
}

const NONE: Readonly<OfAddress> = { all: 0, gathering: 0 };

function addressKey(from: string, isDays: boolean): string {
  return `${isDays ? 'days' : ''}:${from}`;
}

function count(tables: Iterable<Counted>, isDays: boolean): number {
  let found = 0;
  for (const { record } of tables) if (isOverDays(record.settings.clock) === isDays) found++;
  return found;
}

function tablesOf(some: Some, key: string): Iterable<Counted> {
  const found = some.get(key);
  if (!found) return [];
  return found instanceof Set ? found : [found];
}

function add(some: Some, key: string, counted: Counted): void {
  const found = some.get(key);
  if (found instanceof Set) found.add(counted);
  else some.set(key, found && found !== counted ? new Set([found, counted]) : counted);
}

function remove(some: Some, key: string, counted: Counted): void {
  const found = some.get(key);
  if (found instanceof Set) {
    found.delete(counted);
    if (found.size === 0) some.delete(key);
  } else if (found === counted) some.delete(key);
}
