import { seatState } from '../../../../shared/games/mechs/arena';
import type { MechSide, PilotId } from '../../../../shared/games/mechs/catalog/ids';
import { figuresOf } from '../../../../shared/games/mechs/ruleset';
import type { Fighter, Open } from '../../../../shared/games/mechs/state';
import type { Scene } from '../../../../shared/games/mechs/types';

/** What a fighter could take off the next damage, as everybody can tell: nobody is promised a number that cannot hold. */
export interface Defence {
  readonly ability: PilotId | MechSide;
  readonly most: number;
}

export function defenceOf({ open, config }: Scene, { seat, shieldOffered }: Fighter): Defence | undefined {
  const { abilityResource, forceField } = figuresOf(config);
  const state = seatState(open, seat);
  const ability = abilityAt(open, seat);
  if (ability === 'magma' && !shieldOffered && state[abilityResource.magma] > 0) return { ability, most: 1 };
  const units = ability === 'sparta' ? Math.min(forceField.most, state[abilityResource.sparta]) : 0;
  return ability && units > 0 ? { ability, most: units * forceField.each } : undefined;
}

/** R35: in the Mech the side's ability takes the place of the pilot's own. */
export function abilityAt(open: Open, seat: number): PilotId | MechSide | undefined {
  const { status, side, pilot } = seatState(open, seat);
  return status === 'mech' ? side : pilot;
}
