import type { Seat } from '../../../../shared/core';
import type { MechSide, PilotId, WeaponId } from '../../../../shared/games/mechs/catalog/ids';
import type { Effect } from '../../../../shared/games/mechs/catalog/weapons';
import type { DamageCause, MechsEvent } from '../../../../shared/games/mechs/events';
import type { Open } from '../../../../shared/games/mechs/state';
import { abilityAt } from './defence';

/** What made a number of damage another than the one that was announced. */
export type Cause =
  | { readonly by: 'effect'; readonly effect: Effect }
  | { readonly by: 'ability'; readonly ability: PilotId | MechSide }
  /** No more can come off than is left (R37). */
  | { readonly by: 'rest' };

export interface Change {
  readonly amount: number;
  readonly cause: Cause;
}

/** Damage on its way: what was announced, what changed it, and what came off once it has. */
export interface Harm {
  readonly announced: number;
  readonly changes: readonly Change[];
  readonly dealt?: number;
}

/** What came of damage that was announced to a seat, from what was told after it. */
export function harmOf(
  open: Open,
  events: readonly MechsEvent[],
  { seat, cause, announced }: { seat: Seat; cause: DamageCause; announced: number },
): Harm {
  const changes: Change[] = [];
  let paidFor: PilotId | MechSide | undefined;
  for (const event of events) {
    if (event.type === 'resourcePaid' && event.seat === seat && isAbility(event.cause)) paidFor = event.cause;
    if (event.type === 'damageReduced' && event.seat === seat) {
      const ability = paidFor ?? abilityAt(open, seat);
      if (ability) changes.push({ amount: -event.by, cause: { by: 'ability', ability } });
    }
    if (event.type === 'damageDealt' && event.seat === seat && event.cause === cause) {
      const left = changes.reduce((sum, { amount }) => sum + amount, announced);
      if (event.damage < left) changes.push({ amount: event.damage - left, cause: { by: 'rest' } });
      return { announced, changes, dealt: event.damage };
    }
  }
  return { announced, changes };
}

const isAbility = (cause: WeaponId | PilotId | MechSide): cause is 'magma' | 'sparta' =>
  cause === 'magma' || cause === 'sparta';
