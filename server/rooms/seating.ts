import type { Seat } from '../../shared/core';
import type { BotId } from '../../shared/games/mechs/bots';
import type { RefusalReason } from '../../shared/protocol';
import { holdersOf, namesOf, newBot } from '../tables/sitters';
import { isFree, sitterOf, type Place, type TableState } from './tableState';

/** The free seat that was asked for, or the first one. */
export function chooseSeat({ places }: TableState, seat: Seat | undefined): Place | RefusalReason {
  const free = places.filter(isFree);
  if (seat !== undefined && seat >= places.length) return 'malformed';
  if (free.length === 0) return 'table-full';
  const found = seat === undefined ? free[0] : free.find((place) => place.seat === seat);
  return found ?? 'seat-taken';
}

export function sitBot({ places }: TableState, place: Place, bot: BotId): void {
  place.bot = newBot(bot, places.map(sitterOf));
}

/** Tells the directory who sits where. */
export function listSitters({ record, places }: TableState): void {
  const sitters = places.map(sitterOf);
  record.names = namesOf(record.settings, sitters);
  record.holders = holdersOf(record.settings, sitters);
}
