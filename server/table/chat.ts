import type { Seat } from '../../shared/core';
import type { ChatLine, Intent } from '../../shared/protocol';
import { Allowances } from '../base/limits';
import type { Person } from '../people/identity';
import { lineFrom, type Kept } from '../match/kept';
import type { TableBasics } from './basics';
import type { Place } from './tableState';

interface Said {
  line: ChatLine;
  readonly by: string;
}

const LINES_KEPT = 200;
/** Five lines at once, one more every two seconds. */
const PACE = { perSecond: 0.5, burst: 5 };

/** What is said at the table, and who wants to read whom. */
export class Chat {
  private readonly said: Said[] = [];
  private readonly allowances: Allowances;

  constructor(private readonly table: TableBasics) {
    this.allowances = new Allowances(table.services.ports, PACE);
  }

  say(place: Place, person: Person, words: Intent<'chat'>): ChatLine | 'rate-limited' {
    if (!this.allowances.of(person.id).take()) return 'rate-limited';
    const name = place.person?.name ?? person.name;
    const line: ChatLine = { seat: place.seat, name, at: this.table.services.ports.now(), ...words };
    this.said.push({ line, by: person.id });
    if (this.said.length > LINES_KEPT) this.said.shift();
    return line;
  }

  restore(lines: Kept['chat'], people: Kept['people']): void {
    this.said.push(...lines.map((line) => ({ line: lineFrom(line, people), by: line.person })));
  }

  rename(person: string, name: string): void {
    for (const said of this.said) if (said.by === person) said.line = { ...said.line, name };
  }

  /** The lines that somebody who joins may read. */
  linesFor(reader: Person, place: Place | undefined): ChatLine[] {
    return this.said
      .filter(({ line, by }) => this.isReadable(reader, place, line.seat, by))
      .map(({ line }) => line);
  }

  canRead(reader: Person, place: Place | undefined, writer: Place): boolean {
    return this.isReadable(reader, place, writer.seat, writer.person?.id ?? '');
  }

  get count(): number {
    return this.said.length;
  }

  mutedBy(place: Place): Seat[] {
    return [...place.muted].sort();
  }

  blockedBy(person: Person): Seat[] {
    const { state, services } = this.table;
    return state.places
      .filter((other) => other.person && services.blocks.has(person.id, other.person.id))
      .map(({ seat }) => seat);
  }

  private isReadable(reader: Person, place: Place | undefined, seat: Seat, by: string): boolean {
    return reader.id === by || !(place?.muted.has(seat) || this.table.services.blocks.has(reader.id, by));
  }
}
