import type { Seat } from '../../core';
import type { PlayedMatch } from '../kit';
import type { MechsEvent } from './events';
import type { MechsTypes } from './types';

type Played = PlayedMatch<MechsTypes>;

/** What people want to see again. `moment` is the one right before it, so that it can be watched. */
export type MechsHighlight = { readonly moment: number } & (
  | { readonly type: 'combat'; readonly attacker: Seat; readonly defender: Seat; readonly damage: number }
  | { readonly type: 'knockOut'; readonly seat: Seat; readonly by: Seat }
  | { readonly type: 'mech'; readonly seat: Seat }
  | { readonly type: 'lead'; readonly seat: Seat; readonly points: number }
);

/** The biggest combat, every knock-out, the Mighty Mech taken, and every change of the lead, in order. */
export function highlightsOf(match: Played): MechsHighlight[] {
  const found = [...leadChanges(match), ...happenings(match)];
  const biggest = biggestCombat(match);
  if (biggest) found.push(biggest);
  return found.sort((a, b) => a.moment - b.moment);
}

function leadChanges({ moments }: Played): MechsHighlight[] {
  let leader: Seat | undefined;
  return moments.flatMap(({ number, points }): MechsHighlight[] => {
    const most = Math.max(...points);
    const seat = points.indexOf(most);
    const isShared = points.lastIndexOf(most) !== seat;
    if (isShared || seat === leader) return [];
    const isFirst = leader === undefined;
    leader = seat;
    // Whoever scores first has taken the lead from nobody.
    return isFirst ? [] : [{ type: 'lead', moment: number - 1, seat, points: most }];
  });
}

function happenings(match: Played): MechsHighlight[] {
  return each(match, (event, moment): MechsHighlight[] => {
    if (event.type === 'knockedOut') return [{ type: 'knockOut', moment, seat: event.seat, by: event.by }];
    if (event.type === 'mechTaken') return [{ type: 'mech', moment, seat: event.seat }];
    return [];
  });
}

function biggestCombat(match: Played): MechsHighlight | undefined {
  const combats: Extract<MechsHighlight, { type: 'combat' }>[] = [];
  let isFighting = false;
  each(match, (event, moment) => {
    const last = combats.at(-1);
    if (event.type === 'combatStarted') {
      const { attacker, defender } = event;
      combats.push({ type: 'combat', moment, attacker, defender, damage: 0 });
      isFighting = true;
    } else if (event.type === 'combatEnded') isFighting = false;
    else if (event.type === 'damageDealt' && isFighting && last)
      combats[combats.length - 1] = { ...last, damage: last.damage + event.damage };
    return [];
  });
  const most = Math.max(0, ...combats.map(({ damage }) => damage));
  return most > 0 ? combats.find(({ damage }) => damage === most) : undefined;
}

/** Every event with the moment right before it. */
function each<T>({ moments, events }: Played, find: (event: MechsEvent, moment: number) => T[]): T[] {
  let moment = 0;
  return events.flatMap((event, i) => {
    while ((moments[moment + 1]?.events ?? Infinity) <= i) moment++;
    return find(event, moment);
  });
}
