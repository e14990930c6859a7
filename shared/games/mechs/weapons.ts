import type { OrderMoment, Seat } from '../../core';
import { isRobot, secretOf, seatState } from './arena';
import { BASIC_WEAPONS, type WeaponId } from './catalog/ids';
import type { Weapon } from './catalog/weapons';
import type { MechsDecisions } from './decisions';
import { figuresOf, type Ruleset } from './ruleset';
import type { MechsState, Open, Status, WeaponPlace } from './state';
import type { MechsTable } from './types';

/** M6: what a status can carry, the standing order, and equipping by it. */
const SLOTS: Record<Status, { readonly basic: number; readonly advanced: number }> = {
  pilot: { basic: 2, advanced: 0 },
  armor: { basic: 2, advanced: 2 },
  mech: { basic: 0, advanced: 4 },
};

export function weaponFigures(g: { readonly config: { readonly ruleset?: Ruleset } }, id: WeaponId): Weapon {
  return figuresOf(g.config).weapons[id];
}

/** M6.2, M6.3: the first weapons of the order that fit; stowed ones only when nothing else can be carried. */
export function loadout(
  order: readonly WeaponPlace[],
  status: Status,
  isBasic: (weapon: WeaponId) => boolean,
): WeaponId[] {
  let { basic, advanced } = SLOTS[status];
  const equipped: WeaponId[] = [];
  for (const { weapon, stowed } of order) {
    if (stowed) continue;
    const fits = isBasic(weapon) ? basic-- > 0 : advanced-- > 0;
    if (fits) equipped.push(weapon);
  }
  if (equipped.length > 0) return equipped;
  const carried = order.find(({ weapon }) => SLOTS[status][isBasic(weapon) ? 'basic' : 'advanced'] > 0);
  return carried ? [carried.weapon] : [];
}

const BASICS: ReadonlySet<WeaponId> = new Set(BASIC_WEAPONS);

/** Printed, and the same in every ruleset. */
export function isBasicWeapon(id: WeaponId): boolean {
  return BASICS.has(id);
}

/** M6.2: at the moments named there, what is carried follows the standing order. */
export function equip(g: MechsTable, seat: Seat): void {
  const state = seatState(g.open, seat);
  const weapons = loadout(secretOf(g, seat).order, state.status, isBasicWeapon);
  if (weapons.length === state.equipped.length && weapons.every((id, i) => id === state.equipped[i])) return;
  state.equipped = weapons;
  g.emit({ type: 'weaponsEquipped', seat, weapons: weapons.slice() });
}

/** How a weapon is got. */
export interface Acquisition {
  readonly purchased: boolean;
  /** The weapon whose place it takes (R140). */
  readonly instead?: WeaponId | undefined;
}

/** A new weapon may be carried at once (M6.2): at the end of the order (R53), or in the place of another (R140). */
export function acquire(
  g: MechsTable,
  seat: Seat,
  weapon: WeaponId,
  { purchased, instead }: Acquisition,
): void {
  seatState(g.open, seat).weapons.push({ id: weapon, purchased });
  const secret = secretOf(g, seat);
  secret.order = orderWith(secret.order, weapon, instead);
  equip(g, seat);
}

function orderWith(
  order: readonly WeaponPlace[],
  weapon: WeaponId,
  instead: WeaponId | undefined,
): WeaponPlace[] {
  const fresh: WeaponPlace = { weapon, stowed: false };
  const displaced = order.find((place) => place.weapon === instead);
  if (!displaced) return [...order, fresh];
  return [...order.map((place) => (place === displaced ? fresh : place)), displaced];
}

/** R140: what is carried and would have to make room for a weapon; nothing where there is room, or no slot at all. */
export function displaceable(
  order: readonly WeaponPlace[],
  status: Status,
  weapon: WeaponId,
): readonly WeaponId[] {
  const isBasic = isBasicWeapon(weapon);
  if (SLOTS[status][isBasic ? 'basic' : 'advanced'] === 0) return [];
  if (loadout(orderWith(order, weapon, undefined), status, isBasicWeapon).includes(weapon)) return [];
  return loadout(order, status, isBasicWeapon).filter((id) => isBasicWeapon(id) === isBasic);
}

export function checkArrangement(
  state: MechsState,
  seat: Seat,
  arrangement: unknown,
  moment: OrderMoment,
): 'fine' | 'malformed' | 'illegal' {
  if (!Array.isArray(arrangement) || !arrangement.every(isWeaponPlace)) return 'malformed';
  if (isRobot(state.open, seat)) return 'illegal'; // M13.9
  if (isFighting(state.open, seat) && !isBeginningOfFight(state.open, seat, moment)) return 'illegal';
  const owned = seatState(state.open, seat).weapons.map((weapon) => weapon.id);
  const named = new Set(arrangement.map((place) => place.weapon));
  const isComplete = named.size === arrangement.length && named.size === owned.length;
  return isComplete && owned.every((weapon) => named.has(weapon)) ? 'fine' : 'illegal';
}

/** Gives back what shows of it where it counts at once (M6.2); else it waits for one of the moments named there. */
export function applyArrangement(
  g: MechsTable,
  seat: Seat,
  arrangement: readonly WeaponPlace[],
  moment: OrderMoment,
): readonly WeaponPlace[] | undefined {
  secretOf(g, seat).order = arrangement.map(({ weapon, stowed }) => ({ weapon, stowed }));
  const { equipped } = seatState(g.open, seat);
  if (isBeginningOfTurn(g.open, seat, moment) || isFallen(moment)) equip(g, seat);
  return equipped === seatState(g.open, seat).equipped ? undefined : orderShownBy(g.open, seat);
}

/** R141: until it has answered something in its own turn, a seat knows no more than when that began. */
function isBeginningOfTurn({ phase, active }: Open, seat: Seat, { answered }: OrderMoment): boolean {
  return phase === 'turn' && active === seat && !answered.has(seat);
}

/** R142 */
function isFallen({ asked }: OrderMoment): boolean {
  return asked?.kind === 'refuge' && (asked.about as MechsDecisions['refuge']['about']).reason === 'knockOut';
}

export function isFighting({ combat }: Open, seat: Seat): boolean {
  return combat?.attacker.seat === seat || combat?.defender.seat === seat;
}

/** R141: the card led straight into this combat, and nobody has struck, or decided anything since. */
function isBeginningOfFight(open: Open, seat: Seat, moment: OrderMoment): boolean {
  return isFirstStrike(open, seat) && moment.answered.size === 0;
}

/** The one who began a combat is about to strike for the first time. */
export function isFirstStrike({ active, combat }: Open, seat: Seat): boolean {
  if (!combat || active !== seat || combat.attacker.seat !== seat) return false;
  return combat.attacker.used.length === 0 && combat.defender.used.length === 0;
}

/** An order that carries what is seen to be carried; what is left out although it would fit must be stowed. */
export function orderShownBy(open: Open, seat: Seat): WeaponPlace[] {
  const { weapons, equipped, status } = seatState(open, seat);
  const carried = equipped.map((weapon): WeaponPlace => ({ weapon, stowed: false }));
  const others = weapons.flatMap(({ id }) => (equipped.includes(id) ? [] : [id]));
  const fits = (weapon: WeaponId) =>
    loadout([...carried, { weapon, stowed: false }], status, isBasicWeapon).includes(weapon);
  return [...carried, ...others.map((weapon) => ({ weapon, stowed: fits(weapon) }))];
}

function isWeaponPlace(value: unknown): value is WeaponPlace {
  if (typeof value !== 'object' || value === null) return false;
  const { weapon, stowed, ...rest } = value as Record<string, unknown>;
  return typeof weapon === 'string' && typeof stowed === 'boolean' && Object.keys(rest).length === 0;
}
