import type { BotId, Seat, Viewer } from '../../shared/core';
import type { RefusalReason } from '../../shared/protocol';
import type { Person } from '../people/identity';
import { distinctName } from '../people/names';
import { DELETED_NAME } from '../store/store';
import { holdersOf, namesOf, newBot } from '../tables/sitters';
import type { Chat } from './chat';
import type { Fairness } from './fairness';
import { Neighbours } from './neighbours';
import type { Play } from './play';
import type { Presence } from './absence/attendance';
import type { Stopwatch } from './stopwatch';
import { isFree, placeAt, placeOf, sit, sitterOf, vacate, type Place, type TableState } from './tableState';

export interface SeatingContext {
  readonly state: TableState;
  readonly chat: Pick<Chat, 'rename'>;
  readonly presence: Presence;
  readonly fairness: Pick<Fairness, 'drop'>;
  readonly stopwatch: Stopwatch;
  readonly play: Pick<Play, 'changed' | 'match'>;
  publish(): void;
  /** One more has a seat: the match may begin. */
  seated(): void;
}

/** Who sits at the table: they come and go, and until the match begins a seat may become somebody else's. */
export class Seating {
  private readonly neighbours: Neighbours;

  constructor(private readonly context: SeatingContext) {
    this.neighbours = new Neighbours(context.state);
  }

  /** Lets a person in: to their seat, to a free one, or to watch. */
  admit(person: Person, watch: boolean): Viewer | RefusalReason {
    const { state } = this.context;
    const own = placeOf(state, person);
    if (own) return own.seat;
    if (state.kicked.has(person.id)) return 'kicked';
    if (watch) return state.record.settings.spectators ? 'spectator' : 'spectators-off';
    const free = state.phase === 'gathering' ? state.places.find(isFree) : undefined;
    if (!free) return 'table-full';
    return free.seat;
  }

  /** The free seat that was asked for, or the first one. */
  choose(seat: Seat | undefined): Place | RefusalReason {
    const { places } = this.context.state;
    const free = places.filter(isFree);
    if (seat !== undefined && seat >= places.length) return 'malformed';
    if (free.length === 0) return 'table-full';
    const found = seat === undefined ? free[0] : free.find((place) => place.seat === seat);
    return found ?? 'seat-taken';
  }

  /** A person whom `admit` gave this seat is connected, from an address if one is known. */
  arrive(seat: Seat, person: Person, address?: string): void {
    const { state, presence, stopwatch, play } = this.context;
    const place = placeAt(state, seat);
    const others = state.places.filter((other) => other !== place);
    const taken = others.flatMap((other) => sitterOf(other)?.name ?? []);
    sit(state, place, { ...person, name: distinctName(person.name, taken) });
    if (address !== undefined) this.neighbours.came(seat, address);
    if (place.autopilot === 'away') place.autopilot = undefined;
    presence.arrived(place);
    stopwatch.returned(seat);
    this.list();
    play.changed(seat);
    this.context.seated();
  }

  /** The person in this seat is not connected any more. */
  depart(seat: Seat): void {
    const { state, presence, stopwatch, play } = this.context;
    const place = placeAt(state, seat);
    if (!place.person) return;
    place.seen = play.match?.events.length ?? 0;
    presence.left(place);
    if (state.phase === 'playing') stopwatch.left(seat);
    this.context.publish();
  }

  /** A bot takes a free seat. */
  seatBot(place: Place, bot: BotId): void {
    place.bot = newBot(bot, this.context.state.places.map(sitterOf));
    this.list();
    this.context.publish();
    this.context.seated();
  }

  vacate(place: Place): void {
    this.context.presence.forget(place.seat);
    this.context.fairness.drop(place.seat);
    vacate(this.context.state, place);
    this.list();
    this.context.publish();
  }

  /** The owner sends somebody away, for good. */
  kick(place: Place, person: Person): void {
    this.context.state.kicked.add(person.id);
    this.vacate(place);
  }

  /** Somebody has deleted their identity: the name goes, the pilot stays. */
  forget(personId: string): void {
    const { state, chat } = this.context;
    chat.rename(personId, DELETED_NAME);
    const place = state.places.find(({ person }) => person?.id === personId);
    if (!place) return;
    if (state.phase === 'gathering') return this.vacate(place);
    place.person = { id: personId, name: DELETED_NAME };
    this.list();
    this.context.publish();
  }

  /** Tells the directory who sits where. */
  private list(): void {
    const { record, places } = this.context.state;
    const sitters = places.map(sitterOf);
    record.names = namesOf(record.settings, sitters);
    record.holders = holdersOf(
      places.map(({ isAutomatic }) => isAutomatic),
      sitters,
    );
  }
}
