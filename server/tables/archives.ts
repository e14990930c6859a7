import type { Logger } from 'pino';
import type { ArchivedSeat } from '../../shared/fairness';
import type { AnyKit } from '../../shared/games';
import { isId, type MatchLog, type RefusalReason } from '../../shared/protocol';
import { keptFrom, type Kept } from '../match/kept';
import { goneFrom } from '../match/leavers';
import { recordFrom } from '../match/record';
import { Slices } from '../base/slices';
import type { Engines, EngineTrouble } from '../engines';
import { DamagedJournal } from '../store/errors';
import type { Holder, OpenMatch, Store, StoredMatch } from '../store/store';
import { print, Printed } from './printing';
import { isBot, sitterFrom } from './sitters';

/** Matches that are over, for whoever has their id. */
export interface Archives {
  /** A `MatchArchive`, as JSON. */
  find(matchId: string): Promise<Buffer | RefusalReason>;
  /** A `MatchLog`, as JSON: what everybody answered. Needs no engine. */
  log(matchId: string): Promise<Buffer | RefusalReason>;
}

/** For a server that was told to keep nothing. */
export const noArchives: Archives = {
  find: () => Promise.resolve('unknown-table'),
  log: () => Promise.resolve('unknown-table'),
};

interface Edition {
  readonly printed: Printed;
  readonly holders: readonly (Holder | undefined)[];
  readonly colours: Kept['colours'];
  /** By seat: who was not there at the end (T14). */
  readonly gone: readonly boolean[];
  readonly seats: number;
}

type Make = (match: OpenMatch) => Edition | RefusalReason | Promise<Edition | RefusalReason>;

/** Of matches whose engine cannot be had. */
const NOT_SHOWN: Record<EngineTrouble, RefusalReason> = {
  outdated: 'rules-changed',
  newer: 'unknown-game',
  missing: 'engine-missing',
};

/** Bytes of archives that are kept at hand; one of a usual match has less than a hundredth of it. */
const SHELF = 32 * 2 ** 20;

/**
 * Puts archives together from the journals. Of a match that is not over it says that and nothing else. An archive is
 * made once, however many ask for it, and one after the other: nobody who plays waits for any.
 */
export class KeptArchives implements Archives {
  /** Whoever was asked for last is at the end. */
  private readonly shelf = new Map<string, Edition>();
  private onShelf = 0;
  private readonly making = new Map<string, Promise<Edition | RefusalReason>>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly context: {
      readonly store: Store;
      readonly engines: Pick<Engines, 'find'>;
      readonly log: Logger;
    },
  ) {}

  find(matchId: string): Promise<Buffer | RefusalReason> {
    return this.ifOver(matchId, async ({ head }) => {
      const engine = await this.context.engines.find(head);
      if (typeof engine === 'string') return NOT_SHOWN[engine];
      return this.give(matchId, matchId, (match) => editionOf(engine.kit, match));
    });
  }

  log(matchId: string): Promise<Buffer | RefusalReason> {
    return this.ifOver(matchId, () => this.give(`${matchId}/log`, matchId, logOf));
  }

  /** From the shelf, or made for it: both kinds in one line, since both read the whole journal. */
  private async give(name: string, matchId: string, make: Make): Promise<Buffer | RefusalReason> {
    const edition = this.shelf.get(name) ?? (await this.make(name, matchId, make));
    if (typeof edition === 'string') return edition;
    this.shelve(name, edition);
    return edition.printed.with(await this.seatsOf(edition));
  }

  private async ifOver<Told>(
    matchId: string,
    tell: (match: StoredMatch) => Promise<Told | RefusalReason>,
  ): Promise<Told | RefusalReason> {
    const { store, log } = this.context;
    if (!isId(matchId)) return 'unknown-table';
    try {
      const found = await store.findMatch({ id: matchId });
      // Results are kept for longer than matches.
      if (!found) return (await store.standings.hasResult(matchId)) ? 'not-kept' : 'unknown-table';
      return found.ending ? await tell(found) : 'not-over';
    } catch (error) {
      if (!(error instanceof DamagedJournal)) throw error;
      log.error({ err: error, matchId }, 'the record of a match that is over is damaged');
      return 'journal-damaged';
    }
  }

  private make(name: string, matchId: string, make: Make): Promise<Edition | RefusalReason> {
    const begun = this.making.get(name);
    if (begun) return begun;
    const edition = this.last.then(async () => {
      const match = await this.context.store.openMatch(matchId);
      return match ? make(match) : 'unknown-table';
    });
    this.making.set(name, edition);
    this.last = edition.catch(() => undefined).finally(() => this.making.delete(name));
    return edition;
  }

  private shelve(name: string, edition: Edition): void {
    this.unshelve(name);
    this.shelf.set(name, edition);
    this.onShelf += edition.printed.size;
    for (const oldest of this.shelf.keys()) {
      if (this.onShelf <= SHELF) return;
      this.unshelve(oldest);
    }
  }

  private unshelve(name: string): void {
    this.onShelf -= this.shelf.get(name)?.printed.size ?? 0;
    this.shelf.delete(name);
  }

  /** Under the names that they have now. */
  private async seatsOf({
    seats,
    holders,
    colours,
    gone,
  }: Omit<Edition, 'printed'>): Promise<readonly ArchivedSeat[]> {
    const ids = holders.flatMap((holder) => (holder && 'person' in holder ? [holder.person] : []));
    const found = await this.context.store.people([...new Set(ids)]);
    const people = new Map(found.map(({ id, name }) => [id, { id, name }]));
    return Array.from({ length: seats }, (_, seat): ArchivedSeat => {
      const sitter = sitterFrom(holders[seat], people);
      if (isBot(sitter)) return { name: sitter.name, bot: sitter.bot };
      const colour = colours[seat];
      return { name: sitter?.name ?? '', ...(colour && { colour }), ...(gone[seat] && { hasLeft: true }) };
    });
  }
}

async function editionOf(kit: AnyKit, match: OpenMatch): Promise<Edition | RefusalReason> {
  const kept = keptFrom(match, match);
  const { start, ending, endedAt, holders, colours } = kept;
  const record = recordFrom(kit.rules, kept);
  // A table that never got going has nothing to show.
  if (!record || !start || ending === undefined || endedAt === undefined) return 'unknown-table';
  const { origin } = start;
  if (!origin) return 'not-kept';
  const { id: matchId, engine } = match.head;
  const ended = { matchId, endedAt, ending, engine, record, origin };
  const printed = await print(kit, ended, new Slices());
  const isAlone = holders.filter((holder) => holder !== undefined).length < 2;
  const gone = ending === 'finished' && !isAlone ? goneFrom(kept) : [];
  return { printed, holders, colours, gone, seats: kit.rules.seatsOf(record.config) };
}

function logOf(match: OpenMatch): Edition | RefusalReason {
  const { start, ending, endedAt, holders, colours, inputs } = keptFrom(match, match);
  if (!start || ending === undefined || endedAt === undefined) return 'unknown-table';
  const { id: matchId, game, rulesVersion, engine } = match.head;
  const told: Omit<MatchLog, 'seats' | 'inputs'> = { matchId, endedAt, ending, game, rulesVersion, engine };
  const printed = Printed.around(told, { inputs: inputs.map(({ input }) => input) });
  return { printed, holders, colours, gone: [], seats: holders.length };
}
