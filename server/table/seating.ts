import type { BotId, Seat, Viewer } from '../../shared/core';
import type { Colour, RefusalReason } from '../../shared/protocol';
import type { Person } from '../people/identity';
import { distinctName } from '../people/names';
import { DELETED_NAME } from '../store/store';
import { holdersOf, namesOf, newBot } from '../tables/sitters';
import type { Absence } from './absence';
import type { TableBasics } from './basics';
import type { Chat } from './chat';
import type { Fairness } from './fairness';
import { came } from './neighbours';
import type { Opening } from './opening';
import { isFree, isPlayedOverDays, placeAt, placeOf, sit, sitterOf, vacate, type Place } from './tableState';

/** 96 bits. */
const MARK_LETTERS = 16;

/** Who sits at the table: they come and go, and until the match begins a seat may become somebody else's. */
export class Seating {
  constructor(
    private readonly table: TableBasics,
    private readonly parts: {
      readonly chat: Chat;
      readonly fairness: Fairness;
      readonly absence: Absence;
      readonly opening: Opening;
    },
  ) {}

  /** Lets a person in: to their seat, to a free one, or to watch. */
  admit(person: Person, watch: boolean): Viewer | RefusalReason {
    const { state } = this.table;
    const own = placeOf(state, person);
    if (own) return own.seat;
    if (state.kicked.has(person.id)) return 'kicked';
    if (watch) return state.record.settings.spectators ? 'spectator' : 'spectators-off';
    const free = state.phase === 'gathering' ? state.places.find(isFree) : undefined;
    if (!free) return 'table-full';
    return this.table.services.directory.sitsAtEnough(person.id, state.record.settings.clock)
      ? 'too-many-tables'
      : free.seat;
  }

  /** The free seat that was asked for, or the first one. */
  choose(seat: Seat | undefined): Place | RefusalReason {
    const { places } = this.table.state;
    const free = places.filter(isFree);
    if (seat !== undefined && seat >= places.length) return 'malformed';
    if (free.length === 0) return 'table-full';
    const found = seat === undefined ? free[0] : free.find((place) => place.seat === seat);
    return found ?? 'seat-taken';
  }

  /** A person whom `admit` gave this seat is connected, from an address if one is known. */
  arrive(seat: Seat, person: Person, address?: string): void {
    const { state, services } = this.table;
    const { absence, opening } = this.parts;
    const place = placeAt(state, seat);
    const others = state.places.filter((other) => other !== place);
    const taken = others.flatMap((other) => sitterOf(other)?.name ?? []);
    sit(state, place, { ...person, name: distinctName(person.name, taken) });
    if (address !== undefined) {
      came(state, seat, services.identity.veil(`${state.record.matchId} ${address}`).slice(0, MARK_LETTERS));
      place.from = services.identity.veil(address);
    }
    if (place.autopilot === 'away' || (isPlayedOverDays(state) && place.autopilot === 'expired')) {
      place.hadAutopilot = place.autopilot === 'expired';
      place.autopilot = undefined;
      place.expiries = 0;
    }
    place.looks = true;
    absence.attendance.arrived(place);
    absence.stopwatch.returned(seat);
    this.list();
    absence.waiting.update(seat);
    opening.startWhenFull();
  }

  /** The person in this seat is not connected any more. */
  depart(seat: Seat): void {
    const { state, current, happened } = this.table;
    const { attendance, stopwatch } = this.parts.absence;
    const place = placeAt(state, seat);
    if (!place.person) return;
    place.seen = current.match?.events.length ?? 0;
    attendance.left(place);
    if (state.phase === 'playing') stopwatch.left(seat);
    this.parts.opening.startWhenFull();
    happened.tell('changed');
  }

  /** T10: the first comes first; whoever has no wish gives way. */
  wishColour(place: Place, colour: Colour | undefined): RefusalReason | undefined {
    const { state, happened } = this.table;
    const isTaken = state.places.some((other) => other !== place && other.colour === colour);
    if (colour && isTaken) return 'colour-taken';
    place.colour = colour;
    happened.tell('changed');
    return undefined;
  }

  /** A bot takes a free seat. */
  seatBot(place: Place, bot: BotId): void {
    place.bot = newBot(bot, this.table.state.places.map(sitterOf));
    this.list();
    this.table.happened.tell('changed');
    this.parts.opening.startWhenFull();
  }

  vacate(place: Place): void {
    this.parts.absence.attendance.forget(place.seat);
    this.parts.fairness.drop(place.seat);
    vacate(this.table.state, place);
    this.parts.opening.startWhenFull();
    this.list();
    this.table.happened.tell('changed');
  }

  /** The owner sends somebody away, for good. */
  kick(place: Place, person: Person): void {
    this.table.state.kicked.add(person.id);
    this.vacate(place);
  }

  /** Somebody has deleted their identity: the name goes, the pilot stays. */
  forget(personId: string): void {
    const { state } = this.table;
    this.parts.chat.rename(personId, DELETED_NAME);
    const place = state.places.find(({ person }) => person?.id === personId);
    if (!place) return;
    if (state.phase === 'gathering' && !this.parts.opening.underWay) return this.vacate(place);
    place.person = { id: personId, name: DELETED_NAME };
    this.list();
    this.table.happened.tell('changed');
  }

  /** Tells the directory who sits where. */
  private list(): void {
    const { state, services } = this.table;
    const { record, places } = state;
    const sitters = places.map(sitterOf);
    record.names = namesOf(record.settings, sitters);
    record.holders = holdersOf(
      places.map(({ isAutomatic }) => isAutomatic),
      sitters,
    );
    services.directory.touch(record.matchId);
  }
}
