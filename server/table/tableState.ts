import type { Seat } from '../../shared/core';
import type { AnyKit } from '../../shared/games';
import {
  isOverDays,
  type AutomaticAnswer,
  type Colour,
  type DraftInfo,
  type Ending,
  type Habits,
  type TablePhase,
} from '../../shared/protocol';
import type { Person } from '../people/identity';
import type { AutopilotReason } from '../store/autopilotReason';
import type { TableRecord } from '../tables/directory';
import { automaticSeats, isBot, type SeatedBot, type Sitter, type Wishing } from '../tables/sitters';

/** One seat of the table and whom it belongs to: a person, a bot, or nobody yet. */
export interface Place {
  readonly seat: Seat;
  /** The rules of the game play it by themselves: nobody can sit here. */
  readonly isAutomatic: boolean;
  person?: Person;
  bot?: SeatedBot;
  /** What whoever sits here wished for (T10). */
  colour?: Colour;
  here: boolean;
  /** Its page shows the table, as far as it says; asked before the start alone (T11). */
  looks: boolean;
  autopilot?: AutopilotReason;
  /** T17: it played until its person came, who has not done anything yet. */
  hadAutopilot: boolean;
  /** T18: until when the clock stands, by the wall clock, and what of the days off is taken. */
  holidayUntil?: number;
  holidayUsed: number;
  /** Clock expiries in a row. */
  expiries: number;
  deadline?: number;
  nudged: boolean;
  wantsAbandon: boolean;
  wantsRematch: boolean;
  /** Not there when the match ended (T14). */
  hasLeft: boolean;
  draft?: DraftInfo;
  /** The simultaneous answer that is held: taken back, it becomes the draft again. */
  locked?: unknown;
  /** Events that had happened when the person was last here. */
  seen: number;
  readonly muted: Set<Seat>;
  /** What its person wants to be asked at this table (T16); absent: everything. */
  habits?: Habits;
  /** Kinds of decision that they want to be asked the next time all the same. */
  demanded: ReadonlySet<string>;
  /** What was answered by their habits, the last ones. */
  automatic: readonly AutomaticAnswer[];
  /** Seats whose people came from the same address at some time. */
  neighbours: ReadonlySet<Seat>;
  /** What stands for the addresses that its person came from. */
  marks: readonly string[];
  /** What stands for the last of them at every table alike, as limits count it; where it is known. */
  from?: string;
}

const NO_NEIGHBOURS: ReadonlySet<Seat> = new Set();
const NO_MARKS: readonly string[] = [];
const NOTHING_DEMANDED: ReadonlySet<string> = new Set();
const NOTHING_AUTOMATIC: readonly AutomaticAnswer[] = [];

/** A table as data, without the game that is played at it. */
export interface TableState {
  readonly record: TableRecord;
  readonly places: readonly Place[];
  phase: TablePhase;
  ending?: Ending;
  paused: boolean;
  /** Full, and asks whether everybody looks at it (T11). */
  isChecking: boolean;
  /** Somebody outside is told of turns and of the end. */
  hasWebhook: boolean;
  /** When it begins, once everybody does. */
  startsAt?: number;
  owner?: Seat;
  spectators: number;
  rematch?: { readonly matchId: string; readonly code: string };
  isRematchOpening?: boolean;
  /** Ids of people whom the owner sent away before the start. */
  readonly kicked: Set<string>;
}

export function newTable(kit: AnyKit, record: TableRecord): TableState {
  const places = automaticSeats(kit, record.settings).map((isAutomatic, seat) => ({
    isAutomatic,
    ...newPlace(seat, record.sitters[seat]),
  }));
  const state: TableState = {
    record,
    places,
    phase: 'gathering',
    ending: undefined,
    paused: false,
    isChecking: false,
    hasWebhook: false,
    startsAt: undefined,
    owner: undefined,
    spectators: 0,
    rematch: undefined,
    isRematchOpening: false,
    kicked: new Set(),
  };
  state.owner = places.find((place) => place.person)?.seat;
  return state;
}

function newPlace(seat: Seat, sitter: Wishing | undefined): Omit<Place, 'isAutomatic'> {
  return {
    seat,
    person: isBot(sitter) ? undefined : sitter && { id: sitter.id, name: sitter.name },
    bot: isBot(sitter) ? sitter : undefined,
    colour: sitter?.colour,
    here: false,
    looks: true,
    autopilot: undefined,
    hadAutopilot: false,
    holidayUntil: undefined,
    holidayUsed: 0,
    expiries: 0,
    deadline: undefined,
    nudged: false,
    wantsAbandon: false,
    wantsRematch: false,
    hasLeft: false,
    draft: undefined,
    locked: undefined,
    seen: 0,
    muted: new Set(),
    habits: undefined,
    demanded: NOTHING_DEMANDED,
    automatic: NOTHING_AUTOMATIC,
    neighbours: NO_NEIGHBOURS,
    marks: NO_MARKS,
    from: undefined,
  };
}

export function placeAt({ places }: TableState, seat: Seat): Place {
  const place = places[seat];
  if (!place) throw new RangeError(`The table has no seat ${seat}.`);
  return place;
}

export function placeOf(state: TableState, person: Person): Place | undefined {
  return state.places.find((place) => place.person?.id === person.id);
}

export function sitterOf({ person, bot }: Pick<Place, 'person' | 'bot'>): Sitter | undefined {
  return person ?? bot;
}

/** The same with what they wished for. */
export function wishingAt(place: Place): Wishing | undefined {
  const sitter = sitterOf(place);
  return sitter && { ...sitter, colour: place.colour };
}

/** Whether somebody can take this seat. */
export function isFree(place: Place): boolean {
  return !place.isAutomatic && sitterOf(place) === undefined;
}

/** Whether a person answers for this seat, whom a clock or a nudge concerns. */
export function isUpToPerson({ person, autopilot }: Place): boolean {
  return person !== undefined && autopilot === undefined;
}

export function sit(state: TableState, place: Place, person: Person): void {
  place.person = person;
  state.owner ??= place.seat;
}

/** Empties a seat; the owner's passes ownership on to whoever sits next (table life). */
export function vacate(state: TableState, place: Place): void {
  for (const other of state.places)
    if (other.neighbours.has(place.seat))
      other.neighbours = new Set([...other.neighbours].filter((seat) => seat !== place.seat));
  Object.assign(place, newPlace(place.seat, undefined));
  if (state.owner !== place.seat) return;
  state.owner = state.places.find(({ person }) => person)?.seat;
}

/** Their people came from one address. */
export function setNeighbours(a: Place, b: Place): void {
  if (a === b || a.neighbours.has(b.seat)) return;
  a.neighbours = new Set([...a.neighbours, b.seat]);
  b.neighbours = new Set([...b.neighbours, a.seat]);
}

/** Whether a full table waits for this seat's person before it begins (T11). */
export function isAwaited({ person, here, looks }: Place): boolean {
  return person !== undefined && !(here && looks);
}

/**
 * Whether somebody follows the match: plays, or looks on while the autopilot plays by their own choice. Who is connected
 * and has let two deadlines pass does not (T13). Over days nobody has to.
 */
export function isSomebodyFollowing(state: TableState): boolean {
  if (isPlayedOverDays(state)) return true;
  return state.places.some(
    ({ here, autopilot }) => here && (autopilot === undefined || autopilot === 'left'),
  );
}

/** Every seat is taken; where people play together, they are there, too. */
export function isFullHouse(state: TableState): boolean {
  const isOver = isPlayedOverDays(state);
  return state.places.every(
    ({ isAutomatic, bot, here, person }) => isAutomatic || bot || here || (isOver && person),
  );
}

/** Whether anybody is connected. */
export function isWatched({ places, spectators }: TableState): boolean {
  return spectators > 0 || places.some(({ here }) => here);
}

/** T17 */
export function isPlayedOverDays({ record }: Pick<TableState, 'record'>): boolean {
  return isOverDays(record.settings.clock);
}
