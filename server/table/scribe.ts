import type { Seat } from '../../shared/core';
import type { Ending, Habits } from '../../shared/protocol';
import type { Cancel } from '../base/ports';
import { RETRY_MS } from '../base/retry';
import { JournalConflict } from '../store/errors';
import type { AutopilotReason } from '../store/autopilotReason';
import type { Played } from '../store/standings';
import type { Entry, Latest, Write } from '../store/store';
import { holderOf } from '../tables/sitters';
import type { TableJournal } from '../match/openedTable';
import { endingFrom, type KeptResult, type Pace } from '../match/kept';
import type { TableBasics } from './basics';
import type { Clocks } from './clocks';
import { isPlayedOverDays, sitterOf, type Place } from './tableState';

/** What of the table has been written, or is on its way. */
interface Noted {
  readonly kicked: number;
  readonly paused: boolean;
  readonly seats: readonly NotedSeat[];
}

interface NotedSeat {
  readonly holder: string | undefined;
  readonly colour: string | undefined;
  readonly autopilot: AutopilotReason | undefined;
  readonly expiries: number;
  readonly here: boolean;
  readonly muted: number;
  readonly wantsAbandon: boolean;
  readonly holidayUntil: number | undefined;
  readonly holidayUsed: number;
  readonly habits: Habits | undefined;
  readonly neighbours: ReadonlySet<Seat>;
  readonly marks: readonly string[];
}

/** How a table ends. */
export interface TableEnd {
  readonly ending: Ending;
  readonly outcome: unknown;
  readonly played?: Played | undefined;
  /** It would survive a power cut now. If another end was written before, it is that one. */
  kept(ending: Ending, at: number): void;
}

/**
 * Writes down what happens at a table. Besides what it is given it looks for itself who sits where, whom the
 * autopilot plays for and how the clocks stand; what could not be written comes again with the next write.
 */
export class Scribe implements Pick<TableJournal, 'append'> {
  private kept: Noted;
  private sent: Noted;
  private lines = 0;
  private paceAt = 0;
  private last: Promise<void> = Promise.resolve();
  private end: Promise<void> = Promise.resolve();
  private isEndOwing = false;
  private retry: Cancel | undefined = undefined;
  private again: Cancel | undefined = undefined;
  private isResting = false;

  constructor(
    private readonly table: TableBasics,
    private readonly journal: TableJournal,
    private readonly clocks: Clocks,
  ) {
    this.kept = this.sent = this.look();
  }

  /** Goes on from what is in the store. */
  resume({ chatLines, paceAt }: { readonly chatLines: number; readonly paceAt: number }): void {
    this.kept = this.sent = this.look();
    this.lines = chatLines;
    this.paceAt = paceAt;
  }

  async append({ entries = [], latest = [] }: Write): Promise<void> {
    const now = this.lookAgain();
    const pace = this.pace(now, entries.length > 0);
    const input = pace && entries.length === 1 ? entries[0] : undefined;
    const write =
      input?.type === 'input'
        ? { entries: [...this.changes(now), { clocks: pace, ...input }], latest }
        : { entries: [...this.changes(now), ...entries], latest: pace ? [clockOf(pace), ...latest] : latest };
    this.sent = now;
    try {
      await (this.last = this.journal.append(write));
      this.kept = now;
    } catch (error) {
      this.sent = this.kept;
      if (error instanceof JournalConflict) this.table.happened.tell('overtaken');
      throw error;
    }
  }

  /** Something may have changed at the table. Nobody waits for the disk because of it; it is tried until it is written. */
  note(): void {
    if (this.table.state.phase === 'over' || this.lookAgain() === this.sent) return;
    this.append({}).catch((error: unknown) => {
      this.table.log.warn({ err: error }, 'a change at the table was not kept yet');
      this.again?.();
      if (!this.isResting) this.again = this.table.services.ports.setTimer(RETRY_MS, () => this.note());
    });
  }

  /** When this is over, what has changed at the table would survive a power cut. Else it throws. */
  async keep(): Promise<void> {
    const now = this.lookAgain();
    if (now !== this.kept) await (now === this.sent ? this.last : this.append({}));
  }

  /** The same for one who is to be told: whether it is so now. What is not is tried until it is written. */
  async isKept(): Promise<boolean> {
    if (this.table.state.phase === 'over') return this.end.then(() => !this.isEndOwing);
    this.note();
    return this.keep().then(
      () => true,
      () => false,
    );
  }

  /** Drafts and talk may be lost in a crash; nobody waits for the disk because of them. */
  draft({ seat, draft }: Place): void {
    if (!draft) return;
    void this.appendSoon(
      { latest: [{ type: 'draft', seat, decision: draft.id, draft: draft.draft }] },
      'a draft',
    );
  }

  chat(line: Omit<Extract<Latest, { type: 'chat' }>, 'type' | 'number'>): void {
    this.lines++;
    void this.appendSoon({ latest: [{ type: 'chat', number: this.lines, ...line }] }, 'a line of chat');
  }

  /** After the end: who wants to play again, and where. Says whether it was kept. */
  rematch(): Promise<boolean> {
    const { places, rematch: table } = this.table.state;
    const votes = places.filter(({ wantsRematch }) => wantsRematch).map(({ seat }) => seat);
    return this.appendSoon({ latest: [{ type: 'rematch', votes, table }] }, 'who wants to play again');
  }

  /** Tries until it is written: a match that is over must not come back. */
  finish(end: TableEnd): void {
    const { log, services } = this.table;
    const { ports } = services;
    const { ending, outcome, played } = end;
    const result: KeptResult = { ending, outcome };
    const at = ports.now();
    this.isEndOwing = true;
    const status = ending === 'finished' ? 'finished' : 'ended-unrated';
    // What is being written when a match is given up is part of it.
    const settled = this.table.current.referee?.settled() ?? Promise.resolve();
    this.end = settled
      .then(() => this.journal.finish({ status, result, at }, played))
      .then(
        (kept) => {
          this.isEndOwing = false;
          end.kept(kept ? endingFrom(kept.result) : ending, kept?.at ?? at);
        },
        (error: unknown) => {
          if (error instanceof JournalConflict) return this.table.happened.tell('overtaken');
          log.warn({ err: error }, 'the end of the match was not kept yet');
          this.retry = ports.setTimer(RETRY_MS, () => this.finish(end));
        },
      );
  }

  /** What was not written by now is not tried again, but for the end: another copy may have the match. */
  rest(): void {
    this.isResting = true;
    this.again?.();
  }

  stop(): void {
    this.retry?.();
  }

  /** What is on its way has arrived, or has failed: entries are kept in order, and the end of the match beside them. */
  async settled(): Promise<void> {
    await Promise.allSettled([this.last, this.end]);
  }

  private appendSoon(write: Write, what: string): Promise<boolean> {
    return this.append(write).then(
      () => true,
      (error: unknown) => {
        this.table.log.warn({ err: error }, `${what} was not kept`);
        return false;
      },
    );
  }

  private look(): Noted {
    const { places, paused, kicked } = this.table.state;
    return { kicked: kicked.size, paused, seats: places.map(notedSeat) };
  }

  /** What was sent is given back when nothing has changed since: that is so with almost every answer. */
  private lookAgain(): Noted {
    const { kicked, paused, seats } = this.sent;
    const { state } = this.table;
    const isSame =
      state.kicked.size === kicked &&
      state.paused === paused &&
      state.places.every((place, seat) => isAsNoted(place, seats[seat]));
    return isSame ? this.sent : this.look();
  }

  private changes(now: Noted): Entry[] {
    const { sent } = this;
    if (now === sent) return [];
    const { places, kicked } = this.table.state;
    const at = this.table.services.ports.now();
    const entries: Entry[] = [];
    for (const person of [...kicked].slice(sent.kicked)) entries.push({ type: 'kick', at, person });
    for (const place of places) {
      const { seat, autopilot: reason } = place;
      const isNew = now.seats[seat]?.holder !== sent.seats[seat]?.holder;
      if (isNew) entries.push({ type: 'seat', at, seat, holder: holderOf(sitterOf(place)) });
      if (place.colour !== (isNew ? undefined : sent.seats[seat]?.colour))
        entries.push({ type: 'colour', at, seat, ...(place.colour && { colour: place.colour }) });
      if (reason !== sent.seats[seat]?.autopilot)
        entries.push({ type: 'autopilot', at, seat, on: reason !== undefined, reason });
    }
    return [...entries, ...this.newMarks(now, at), ...this.newNeighbours(now, at)];
  }

  /** The room of a table over days goes while nobody looks, and with it what it remembers. */
  private newMarks(now: Noted, at: number): Entry[] {
    if (!isPlayedOverDays(this.table.state)) return [];
    const { seats: before } = this.sent;
    return now.seats.flatMap(({ holder, marks }, seat) => {
      const known = holder === before[seat]?.holder ? before[seat]?.marks : undefined;
      return marks
        .filter((mark) => !known?.includes(mark))
        .map((mark): Entry => ({ type: 'came', at, seat, mark }));
    });
  }

  /** After who sits where: another holder of a seat is nobody's neighbour yet. */
  private newNeighbours(now: Noted, at: number): Entry[] {
    const { seats: before } = this.sent;
    const isNew = (seat: Seat) => now.seats[seat]?.holder !== before[seat]?.holder;
    return now.seats.flatMap(({ neighbours }, seat) =>
      [...neighbours]
        .filter(
          (other) => seat < other && (isNew(seat) || isNew(other) || !before[seat]?.neighbours.has(other)),
        )
        .map((other): Entry => ({ type: 'neighbours', at, seats: [seat, other] })),
    );
  }

  /** Before the start there is none; afterwards it goes along with every input at a table with clocks. */
  private pace(now: Noted, isInput: boolean): Pace | undefined {
    const { state, services } = this.table;
    if (state.phase !== 'playing') return undefined;
    // Of two in one moment the second is the later one, and also when the clock was set back between them.
    const at = Math.max(services.ports.now(), this.paceAt + 1);
    const running = this.clocks.save(at);
    // What was said before the start is written with the first input.
    const isOwing = this.paceAt === 0 && isInput && now.seats.some(({ habits }) => habits !== undefined);
    if (now === this.sent && !isOwing && !(isInput && running)) return undefined;
    this.paceAt = at;
    return {
      at,
      clocks: running ?? [],
      places: state.places.map(
        ({ expiries, here, seen, muted, wantsAbandon, habits, holidayUntil, holidayUsed }) => ({
          expiries,
          ...(here ? {} : { seen }),
          ...(muted.size > 0 ? { muted: [...muted] } : {}),
          ...(wantsAbandon ? { wantsAbandon } : {}),
          ...(holidayUsed > 0 ? { holiday: { until: holidayUntil, used: holidayUsed } } : {}),
          ...(habits ? { habits } : {}),
        }),
      ),
    };
  }
}

function notedSeat(place: Place): NotedSeat {
  const { person, bot, colour, autopilot, expiries, here, muted, wantsAbandon, habits, neighbours, marks } =
    place;
  const { holidayUntil, holidayUsed } = place;
  return {
    holder: person?.id ?? bot?.name,
    colour,
    autopilot,
    expiries,
    here,
    muted: muted.size,
    wantsAbandon,
    holidayUntil,
    holidayUsed,
    habits,
    neighbours,
    marks,
  };
}

function isAsNoted(place: Place, noted: NotedSeat | undefined): boolean {
  return (
    noted !== undefined &&
    (place.person?.id ?? place.bot?.name) === noted.holder &&
    place.colour === noted.colour &&
    place.autopilot === noted.autopilot &&
    place.expiries === noted.expiries &&
    place.here === noted.here &&
    place.muted.size === noted.muted &&
    place.wantsAbandon === noted.wantsAbandon &&
    place.holidayUntil === noted.holidayUntil &&
    place.holidayUsed === noted.holidayUsed &&
    place.habits === noted.habits &&
    place.neighbours === noted.neighbours &&
    place.marks === noted.marks
  );
}

function clockOf(pace: Pace): Latest {
  return { type: 'clock', at: pace.at, clocks: pace };
}
