import { isSame, must, type Knowledge, type Seat } from '../../core';
import { seatState } from './arena';
import type { WeaponId } from './catalog/ids';
import type { MechsEvent } from './events';
import type { Status, WeaponPlace } from './state';
import type { MechsTypes } from './types';
import { isBasicWeapon, loadout } from './weapons';

/** What a seat was seen to carry, and as what. */
interface Sighting {
  readonly status: Status;
  readonly weapons: readonly WeaponId[];
}

/** An order of weapons at the last boundary that leads to everything the seat is seen to carry since. */
export function fittingOrder(knowledge: Knowledge<MechsTypes>, seat: Seat): WeaponPlace[] {
  const { boundary } = knowledge;
  const { weapons } = seatState(boundary.open, seat);
  const owned = weapons.map((weapon) => weapon.id);
  const sightings = sightingsOf(knowledge, seat);
  const first = must(sightings[0], 'sight of this seat');
  const carried = first.weapons.filter((weapon) => owned.includes(weapon));
  const order: WeaponPlace[] = carried.map((weapon) => ({ weapon, stowed: false }));
  const isLeftOut = (weapon: WeaponId) =>
    sightings.some((seen) => {
      const worn = seen.weapons.map((one): WeaponPlace => ({ weapon: one, stowed: false }));
      const isWorn = seen.weapons.includes(weapon);
      return (
        !isWorn && loadout([...worn, { weapon, stowed: false }], seen.status, isBasicWeapon).includes(weapon)
      );
    });
  for (const weapon of inOrderOfSight(owned, sightings)) {
    if (!carried.includes(weapon)) order.push({ weapon, stowed: isLeftOut(weapon) });
  }
  return order;
}

/** The first one is of the boundary's status, later ones follow as the status changes. */
function sightingsOf(knowledge: Knowledge<MechsTypes>, seat: Seat): Sighting[] {
  const { boundary, events, eventsAtBoundary } = knowledge;
  const { equipped, status } = seatState(boundary.open, seat);
  const sightings: Sighting[] = [{ status, weapons: equipped }];
  const newOrder = firstOrderSince(knowledge, seat);
  let now = status;
  for (const event of events.slice(eventsAtBoundary)) {
    if (!('seat' in event) || event.seat !== seat) continue;
    now = statusAfter(event) ?? now;
    if (event.type !== 'weaponsEquipped') continue;
    // From here on it goes by another order, which is among the inputs (R141, R142).
    if (newOrder && isSame(event.weapons, loadout(newOrder, now, isBasicWeapon))) break;
    const sighting = { status: now, weapons: event.weapons };
    if (sightings.length === 1 && now === status) sightings[0] = sighting;
    else sightings.push(sighting);
  }
  // Only the active seat equips at the boundary; what another carries there may be of an older order (M6.2).
  return boundary.open.active === seat || sightings.length === 1 ? sightings : sightings.slice(1);
}

function firstOrderSince({ since }: Knowledge<MechsTypes>, seat: Seat): readonly WeaponPlace[] | undefined {
  const order = since.find((input) => input.type === 'arrange' && input.seat === seat);
  return order?.type === 'arrange' ? (order.arrangement as readonly WeaponPlace[]) : undefined;
}

function statusAfter(event: MechsEvent): Status | undefined {
  switch (event.type) {
    case 'statusChanged':
      return event.status;
    case 'mechTaken':
      return 'mech';
    default:
      return undefined;
  }
}

function inOrderOfSight(owned: readonly WeaponId[], sightings: readonly Sighting[]): WeaponId[] {
  const seen = sightings.flatMap(({ weapons }) => weapons).filter((weapon) => owned.includes(weapon));
  return [...new Set([...seen, ...owned])];
}
