import { leadChanges, type LeadChange, type Seat } from '../../core';
import type { PlayedMatch } from '../kit';
import type { MechsEvent } from './events';
import type { MechsTypes } from './types';

type Played = PlayedMatch<MechsTypes>;

/** What people want to see again. `moment` is the one right before it, so that it can be watched. */
export type MechsHighlight =
  | LeadChange
  | ({ readonly moment: number } & (
      | { readonly type: 'combat'; readonly attacker: Seat; readonly defender: Seat; readonly damage: number }
      | { readonly type: 'knockOut'; readonly seat: Seat; readonly by: Seat }
      | { readonly type: 'mech'; readonly seat: Seat }
    ));

/** The biggest combat, every knock-out, the Mighty Mech taken, and every change of the lead, in order. */
export function highlightsOf(match: Played): MechsHighlight[] {
  const found = [...leadChanges(match.moments), ...happenings(match)];
  const biggest = biggestCombat(match);
  if (biggest) found.push(biggest);
  return found.sort((a, b) => a.moment - b.moment);
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
