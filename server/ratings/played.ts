import { BOT_IDS, type Match, type Seat } from '../../shared/core';
import type { MechsTypes } from '../../shared/games/mechs/types';
import type { TableSettings } from '../../shared/protocol';
import type { AutopilotReason } from '../rooms/tableState';
import type { Played, PlayedSeat, Rating } from '../store/standings';
import type { Holder } from '../store/store';
import { BOT_SKILLS } from './bots';
import { NEWCOMER, skillsAfter, type Skill } from './skill';

export interface Ended {
  readonly settings: TableSettings;
  readonly match: Pick<Match<MechsTypes>, 'outcome'>;
  readonly holders: readonly (Holder | undefined)[];
  readonly autopilots: readonly (AutopilotReason | undefined)[];
}

/** A seat that was handed over by the others may have been waited for in vain; the rest have walked away. */
const LEAVING: ReadonlySet<AutopilotReason | undefined> = new Set<AutopilotReason>([
  'left',
  'away',
  'expired',
]);

/**
 * What a match that was played to its end means for records and ratings. Solo play has no record. A match is rated
 * when its table is and at least two people were in it, one of them to the end.
 */
export function playedOf({ settings, match, holders, autopilots }: Ended): Played | undefined {
  const { outcome } = match;
  if (!outcome || settings.solo) return undefined;
  const hasLeft = (seat: Seat) => LEAVING.has(autopilots[seat]);
  const places = placesOf(
    outcome.seats.map(({ place }) => place),
    hasLeft,
  );
  const seats = outcome.seats.flatMap(({ points, role }, seat): PlayedSeat[] => {
    const holder = holders[seat];
    if (!holder) return [];
    return [{ seat, holder, place: places[seat] ?? 0, points, pilot: role, hasLeft: hasLeft(seat) }];
  });
  const people = seats.filter(({ holder }) => 'person' in holder);
  const isRated = settings.rated && people.length >= 2 && people.some((seat) => !seat.hasLeft);
  return isRated ? { seats, rate: (before) => ratingsAfter(seats, before) } : { seats };
}

/** Those who left come last, equal among themselves; the others move up. */
export function placesOf(places: readonly number[], hasLeft: (seat: Seat) => boolean): number[] {
  const stayed = places.filter((_, seat) => !hasLeft(seat));
  return places.map((place, seat) =>
    hasLeft(seat) ? stayed.length + 1 : 1 + stayed.filter((other) => other < place).length,
  );
}

/** Bots take part with what they are worth, and stay as they are. */
function ratingsAfter(
  seats: readonly PlayedSeat[],
  before: ReadonlyMap<string, Rating>,
): Map<string, Rating> {
  const ratings = seats.map(({ holder }) =>
    'person' in holder ? (before.get(holder.person) ?? NEWCOMER) : undefined,
  );
  const skills = seats.map(({ holder }, index): Skill => ratings[index] ?? botSkill(holder));
  const after = skillsAfter(
    skills,
    seats.map(({ place }) => place),
  );
  const result = new Map<string, Rating>();
  seats.forEach(({ holder }, index) => {
    const rating = ratings[index];
    const skill = after[index];
    if (rating && skill && 'person' in holder)
      result.set(holder.person, { ...skill, matches: rating.matches + 1 });
  });
  return result;
}

function botSkill(holder: Holder): Skill {
  const id = BOT_IDS.find((bot) => 'bot' in holder && holder.bot === bot);
  return id ? BOT_SKILLS[id] : NEWCOMER;
}
