import type { MechSide, PilotId, WeaponId } from '../../../shared/games/mechs/catalog/ids';
import type { MechsEvent } from '../../../shared/games/mechs/events';
import { t } from './texts';

/** What a pilot or a side of the Mech can do, in its words. */
export function aboutAbility(id: PilotId | MechSide) {
  const { pilots, sides } = t().cards;
  return isPilot(id) ? pilots[id] : sides[id];
}

/** The name of what something was paid for, or what changed a number. */
export function nameOfCause(cause: WeaponId | PilotId | MechSide): string {
  const { pilots, sides, weapons } = t().cards;
  return cause in pilots || cause in sides
    ? aboutAbility(cause as PilotId | MechSide).ability
    : weapons[cause as WeaponId];
}

export function isPilot(id: PilotId | MechSide): id is PilotId {
  return id in t().cards.pilots;
}

type EventOf<Type extends MechsEvent['type']> = Extract<MechsEvent, { type: Type }>;

/** What is paid, and what for. */
export function paidLine({ seat, resource, amount, cause }: EventOf<'resourcePaid'>): string {
  const { table, prompts } = t();
  const price = prompts.amounts({ energy: 0, credits: 0, [resource]: amount });
  return table.paidFor(seat, price, nameOfCause(cause));
}

/** R37: who pays for an ability does so right before; what takes damage off without being paid is Tank's. */
export function reducedLine({ seat, by }: EventOf<'damageReduced'>, before: MechsEvent | undefined): string {
  const cause = before?.type === 'resourcePaid' && before.seat === seat ? before.cause : 'tank';
  return t().table.reducedBy(seat, by, nameOfCause(cause));
}
