import type { Input, Seat } from '../../shared/core';
import {
  colourFrom,
  ENDINGS,
  type ChatLine,
  type Colour,
  type Ending,
  type Habits,
} from '../../shared/protocol';
import type { SeedOrigin } from '../../shared/fairness';
import type { Person } from '../people/identity';
import type {
  ChatLine as KeptLine,
  Entry,
  Holder,
  Latest,
  MatchHead,
  OpenMatch,
  StoredMatch,
} from '../store/store';
import { AUTOPILOT_REASONS, type AutopilotReason } from '../store/autopilotReason';

/** What the store has of a table, read into the words of the room. */
export interface Kept {
  readonly holders: readonly (Holder | undefined)[];
  /** Whom the table belongs to. */
  readonly owner?: Seat;
  /** What those who sit now have wished for. */
  readonly colours: readonly (Colour | undefined)[];
  /** Ids of those whom the owner sent away. */
  readonly kicked: readonly string[];
  /** Pairs of seats whose present people came from one address. */
  readonly neighbours: readonly (readonly [Seat, Seat])[];
  /** By seat, what stands for the addresses that its person came from. */
  readonly marks: readonly (readonly string[] | undefined)[];
  readonly rematch?: Extract<Latest, { type: 'rematch' }>;
  /** How it ended, if it did. */
  readonly ending?: Ending;
  readonly endedAt?: number;
  /** Where its results are kept: who was not there at the end. */
  readonly leavers?: readonly Seat[];
  /** The hash of the engine, as it was published when the table was opened. */
  readonly engine?: string;
  /** The server's share of the seed. */
  readonly share?: MatchHead['share'];
  /** What those who sit now have added to it. */
  readonly contributions: readonly (string | undefined)[];
  readonly start?: {
    readonly at: number;
    readonly config: unknown;
    readonly seed: string;
    readonly origin?: SeedOrigin;
  };
  readonly inputs: readonly { readonly at: number; readonly input: Input }[];
  readonly autopilots: readonly (AutopilotReason | undefined)[];
  readonly drafts: readonly { readonly seat: Seat; readonly id: number; readonly draft: unknown }[];
  readonly pace?: Pace;
  readonly chat: readonly KeptLine[];
  /** By id, with the names they have now. */
  readonly people: ReadonlyMap<string, Person>;
  /** The last moment at which a server is known to have run the match. */
  readonly aliveAt: number;
}

/** What a table keeps besides the record: whose clock stood where, and who had seen what. */
export interface Pace {
  readonly at: number;
  readonly clocks: readonly (SavedClock | null)[];
  readonly places: readonly {
    readonly expiries: number;
    /** Events that had happened when an absent person was last here; absent while they are. */
    readonly seen?: number;
    readonly muted?: readonly Seat[];
    readonly wantsAbandon?: boolean;
    /** T18: until when the clock stands, and what is taken of the days off. */
    readonly holiday?: { readonly until?: number; readonly used: number };
    /** What the person wants to be asked. */
    readonly habits?: Habits;
  }[];
}

export interface SavedClock {
  readonly id: number;
  readonly deadline: number;
  /** What was left when the clocks were stopped. */
  readonly left?: number;
}

/** How a match ended, as it is kept: `damaged` and `outdated` ones were never played on. */
export interface KeptResult {
  readonly ending: Ending | 'damaged';
  readonly outcome?: unknown;
}

export function keptFrom(
  { head, ending }: StoredMatch,
  { entries, latest, leavers }: Pick<OpenMatch, 'entries' | 'latest' | 'leavers'>,
): Omit<Kept, 'people'> {
  const seats = entries.filter((entry) => entry.type === 'seat');
  const autopilots: (AutopilotReason | undefined)[] = [];
  const inputs: Kept['inputs'][number][] = [];
  const contributions: (string | undefined)[] = [];
  const colours = head.seats.map(wishOf);
  const kicked: string[] = [];
  let neighbours: (readonly [Seat, Seat])[] = [];
  const marks: string[][] = [];
  let start: Kept['start'];
  for (const entry of entries) {
    switch (entry.type) {
      case 'seat':
        contributions[entry.seat] = undefined;
        colours[entry.seat] = wishOf(entry.holder);
        marks[entry.seat] = [];
        neighbours = neighbours.filter((pair) => !pair.includes(entry.seat));
        break;
      case 'colour':
        colours[entry.seat] = colourFrom(entry.colour);
        break;
      case 'kick':
        kicked.push(entry.person);
        break;
      case 'neighbours':
        neighbours.push(entry.seats);
        break;
      case 'came':
        (marks[entry.seat] ??= []).push(entry.mark);
        break;
      case 'contribution':
        contributions[entry.seat] = entry.randomness;
        break;
      case 'start':
        start = entry;
        break;
      case 'input':
        inputs.push({ at: entry.at, input: entry.input });
        break;
      case 'autopilot':
        autopilots[entry.seat] = entry.on ? reasonFrom(entry.reason) : undefined;
        break;
    }
  }
  const pace = lastPace(entries, latest);
  return {
    holders: holdersFrom(head, seats),
    owner: ownerFrom(head, seats),
    colours,
    kicked,
    neighbours,
    marks,
    rematch: latest.find((item) => item.type === 'rematch'),
    autopilots,
    inputs,
    start,
    pace,
    ending: ending && endingFrom(ending.result),
    endedAt: ending?.at,
    leavers,
    engine: head.engine,
    share: head.share,
    contributions,
    drafts: latest.flatMap((item) =>
      item.type === 'draft' ? [{ seat: item.seat, id: item.decision, draft: item.draft }] : [],
    ),
    chat: latest.filter((item) => item.type === 'chat'),
    // The pace is written last, and clocks by its time; what came before may be later by a clock that was set back since.
    aliveAt: pace?.at ?? Math.max(head.createdAt, entries.at(-1)?.at ?? 0),
  };
}

/** It comes with inputs, and alone when something else has changed. */
function lastPace(entries: readonly Entry[], latest: readonly Latest[]): Pace | undefined {
  const alone = latest.find((item) => item.type === 'clock')?.clocks as Pace | undefined;
  const last = entries.findLast((entry) => entry.type === 'input' && entry.clocks !== undefined);
  const along = last?.type === 'input' ? (last.clocks as Pace) : undefined;
  return alone && along ? (along.at > alone.at ? along : alone) : (along ?? alone);
}

/** Who sits where now. */
export function holdersFrom(
  head: MatchHead,
  seats: readonly Extract<Entry, { type: 'seat' }>[],
): (Holder | undefined)[] {
  const holders = head.seats.map((holder) => holder ?? undefined);
  for (const { seat, holder } of seats) holders[seat] = holder;
  return holders;
}

/** As the table passed it on when they came and went (`sit` and `vacate` of `table/tableState.ts`). */
function ownerFrom(
  { seats: first }: MatchHead,
  changes: readonly Extract<Entry, { type: 'seat' }>[],
): Seat | undefined {
  const isTaken = first.map(isPerson);
  const foremost = () => (isTaken.includes(true) ? isTaken.indexOf(true) : undefined);
  let owner = foremost();
  for (const { seat, holder } of changes) {
    isTaken[seat] = isPerson(holder);
    if (isTaken[seat]) owner ??= seat;
    else if (owner === seat) owner = foremost();
  }
  return owner;
}

function wishOf(holder: Holder | undefined | null): Colour | undefined {
  return holder && 'person' in holder ? colourFrom(holder.colour) : undefined;
}

function isPerson(holder: Holder | undefined | null): boolean {
  return holder !== undefined && holder !== null && 'person' in holder;
}

/** A line of chat as people read it, under the name that its writer has now. */
export function lineFrom({ seat, at, person, text, phrase }: KeptLine, people: Kept['people']): ChatLine {
  const name = people.get(person)?.name ?? '';
  return { seat, name, at, ...(phrase === undefined ? { text: text ?? '' } : { phrase }) } as ChatLine;
}

function reasonFrom(word: string | undefined): AutopilotReason {
  return AUTOPILOT_REASONS.find((reason) => reason === word) ?? 'left';
}

export function endingFrom(result: unknown): Ending {
  const word = (result as Partial<KeptResult> | undefined)?.ending;
  return ENDINGS.find((ending) => ending === word) ?? 'failed';
}
