import type { Seat } from '../../../../shared/core';
import { seatState } from '../../../../shared/games/mechs/arena';
import type { MechsEvent } from '../../../../shared/games/mechs/events';
import type { Open, ZoneId } from '../../../../shared/games/mechs/state';

/** A flash, and a figure that rises where something happens. */
export interface Effect {
  readonly zone: ZoneId;
  readonly look: 'burst' | 'clash' | 'glow' | 'mark';
  /** What is gained there, or below nothing what is lost. */
  readonly change?: number;
}

type Effects = {
  readonly [Type in MechsEvent['type']]?: (event: Extract<MechsEvent, { type: Type }>, open: Open) => Effect;
};

const at = (open: Open, seat: Seat): ZoneId => seatState(open, seat).zone ?? 0;
const glowOnSeat = ({ seat }: { seat: Seat }, open: Open): Effect => ({
  zone: at(open, seat),
  look: 'glow',
});

const EFFECTS: Effects = {
  resourcesCollected: (e, open) => ({ ...glowOnSeat(e, open), change: e.energy + e.credits }),
  weaponPurchased: glowOnSeat,
  tokenDeployed: (e) => ({ zone: e.zone, look: 'mark' }),
  healed: (e, open) => ({ ...glowOnSeat(e, open), change: e.hp }),
  armorUpgraded: glowOnSeat,
  mineExploded: (e) => ({ zone: e.zone, look: 'burst', change: -e.damage }),
  turretFired: (e) => ({ zone: e.zone, look: 'burst', change: -e.damage }),
  combatStarted: (e) => ({ zone: e.zone, look: 'clash' }),
  weaponUsed: (e, open) => ({ zone: at(open, e.enemy), look: 'clash' }),
  damageDealt: (e, open) => ({ zone: at(open, e.seat), look: 'clash', change: -e.damage }),
  knockedOut: (e, open) => ({ zone: at(open, e.seat), look: 'burst' }),
  mechTaken: glowOnSeat,
};

export function effectOf(event: MechsEvent, open: Open): Effect | undefined {
  return (EFFECTS[event.type] as ((event: MechsEvent, open: Open) => Effect) | undefined)?.(event, open);
}
