import type { Seat } from '../../core';
import { isRobot, secretOf, seatState } from './arena';
import { BASIC_WEAPONS, type WeaponId } from './catalog/ids';
import type { Weapon } from './catalog/weapons';
import { figuresOf, type Ruleset } from './ruleset';
import type { MechsState, Status, WeaponPlace } from './state';
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
function isBasicWeapon(id: WeaponId): boolean {
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

/** A new weapon goes to the end of the order (R53) and may be carried at once (M6.2). */
export function acquire(g: MechsTable, seat: Seat, weapon: WeaponId, how: { purchased: boolean }): void {
  seatState(g.open, seat).weapons.push({ id: weapon, purchased: how.purchased });
  secretOf(g, seat).order.push({ weapon, stowed: false });
  equip(g, seat);
}

export function checkArrangement(
  state: MechsState,
  seat: Seat,
  arrangement: unknown,
): 'fine' | 'malformed' | 'illegal' {
  if (!Array.isArray(arrangement) || !arrangement.every(isWeaponPlace)) return 'malformed';
  const { combat } = state.open;
  if (isRobot(state.open, seat)) return 'illegal'; // M13.9
  if (combat?.attacker.seat === seat || combat?.defender.seat === seat) return 'illegal';
  const owned = seatState(state.open, seat).weapons.map((weapon) => weapon.id);
  const named = new Set(arrangement.map((place) => place.weapon));
  const isComplete = named.size === arrangement.length && named.size === owned.length;
  return isComplete && owned.every((weapon) => named.has(weapon)) ? 'fine' : 'illegal';
}

export function applyArrangement(state: MechsState, seat: Seat, arrangement: readonly WeaponPlace[]): void {
  secretOf(state, seat).order = arrangement.map(({ weapon, stowed }) => ({ weapon, stowed }));
}

function isWeaponPlace(value: unknown): value is WeaponPlace {
  if (typeof value !== 'object' || value === null) return false;
  const { weapon, stowed, ...rest } = value as Record<string, unknown>;
  return typeof weapon === 'string' && typeof stowed === 'boolean' && Object.keys(rest).length === 0;
}
