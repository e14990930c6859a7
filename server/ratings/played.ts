import { BOT_IDS, type GameTypes, type Match, type Seat } from '../../shared/core';
import type { AnyKit } from '../../shared/games';
import { placesAfterLeaving, type TableSettings } from '../../shared/protocol';
import type { Past, Played, PlayedSeat, Rated } from '../store/standings';
import type { Holder } from '../store/store';
import { NEWCOMER, partly, skillsAfter, type Skill } from './skill';
import { weightFor, type Circumstances } from './weight';

export interface Ended extends Circumstances {
  readonly kit: Pick<AnyKit, 'table' | 'bots'>;
  readonly settings: TableSettings;
  readonly match: Pick<Match<GameTypes>, 'outcome'>;
  readonly holders: readonly (Holder | undefined)[];
  /** By seat: who was not there at the end (T14). */
  readonly hasLeft: readonly boolean[];
}

/**
 * What a match that was played to its end means for records and ratings. Whoever plays alone has no record. A match is rated
 * when its table is and at least two people were in it, one of them to the end.
 */
export function playedOf(ended: Ended): Played | undefined {
  const { kit, settings, match, holders } = ended;
  const { outcome } = match;
  if (!outcome || kit.table.isAlone(settings.options)) return undefined;
  const hasLeft = (seat: Seat) => ended.hasLeft[seat] ?? false;
  const places = placesAfterLeaving(
    outcome.seats.map(({ place }) => place),
    hasLeft,
  );
  const seats = outcome.seats.flatMap(({ points, role }, seat): PlayedSeat[] => {
    const holder = holders[seat];
    if (!holder) return [];
    return [{ seat, holder, place: places[seat] ?? 0, points, role, hasLeft: hasLeft(seat) }];
  });
  const people = seats.filter(({ holder }) => 'person' in holder);
  const isRated = settings.rated && people.length >= 2 && people.some((seat) => !seat.hasLeft);
  return isRated ? { seats, rate: (past) => ratedBy(seats, past, ended) } : { seats };
}

/** Bots take part with what they are worth, and stay as they are. */
function ratedBy(seats: readonly PlayedSeat[], past: Past, ended: Ended): Map<string, Rated> {
  const people = seats.flatMap(({ holder }) => ('person' in holder ? [holder.person] : []));
  const ratings = seats.map(({ holder }) =>
    'person' in holder ? (past.ratings.get(holder.person) ?? NEWCOMER) : undefined,
  );
  const skills = seats.map(({ holder }, index): Skill => ratings[index] ?? botSkill(holder, ended));
  const after = skillsAfter(
    skills,
    seats.map(({ place }) => place),
  );
  const result = new Map<string, Rated>();
  seats.forEach(({ holder }, index) => {
    const before = ratings[index];
    const skill = after[index];
    if (!before || !skill || !('person' in holder)) return;
    const others = people.filter((other) => other !== holder.person);
    const { weight, doubts } = weightFor(holder.person, others, past, ended);
    const rating = {
      ...partly(before, skill, weight),
      matches: before.matches + 1,
      worth: before.worth + weight,
    };
    result.set(holder.person, { rating, weight, doubts });
  });
  return result;
}

function botSkill(holder: Holder, { kit }: Ended): Skill {
  const id = BOT_IDS.find((bot) => 'bot' in holder && holder.bot === bot);
  return id ? kit.bots.worth[id] : NEWCOMER;
}
