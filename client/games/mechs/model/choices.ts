import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { WeaponId } from '../../../../shared/games/mechs/catalog/ids';
import type { Direction, ZoneId } from '../../../../shared/games/mechs/state';
import { t } from '../texts';

/** What the person may pick on the arena itself; the prompt that asks puts it here. */
export interface ZoneChoice {
  readonly zones: readonly ZoneId[];
  /** Picked already, and still to be confirmed. */
  readonly chosen?: ZoneId;
  readonly label: (zone: ZoneId) => string;
  readonly pick: (zone: ZoneId) => void;
}

export interface DirectionChoice {
  readonly from: ZoneId;
  readonly options: readonly {
    readonly direction: Direction;
    readonly to?: ZoneId;
    readonly isChosen: boolean;
  }[];
  readonly pick: (direction: Direction) => void;
}

/** What the person may strike with, picked where the fighters' weapons lie. */
export interface WeaponChoice {
  readonly weapons: readonly WeaponId[];
  readonly chosen?: WeaponId;
  readonly pick: (weapon: WeaponId) => void;
}

/** One step of the path that the seat is planning. */
export interface PlannedStep {
  readonly from: ZoneId;
  /** Absent: a wall, the pilot stays. */
  readonly to?: ZoneId;
  readonly direction: Direction;
  readonly isJump: boolean;
  /** Who is met there. */
  readonly enemy?: number;
  readonly isSelected: boolean;
}

export const zoneChoice = signal<ZoneChoice | undefined>(undefined);
export const directionChoice = signal<DirectionChoice | undefined>(undefined);
export const weaponChoice = signal<WeaponChoice | undefined>(undefined);
export const plan = signal<readonly PlannedStep[]>([]);

/** Directions as zones: whoever is asked which way points at where they want to be, and has all of the zone for it. */
export function wayTo(choice: DirectionChoice | undefined): ZoneChoice | undefined {
  if (!choice) return undefined;
  const ways = new Map<ZoneId, Direction>();
  for (const { to, direction } of choice.options)
    if (to !== undefined && to !== choice.from && !ways.has(to)) ways.set(to, direction);
  if (ways.size === 0) return undefined;
  return {
    zones: [...ways.keys()],
    chosen: choice.options.find(({ isChosen }) => isChosen)?.to,
    label: (zone) => t().program.turnTo(t().directions[ways.get(zone) ?? 'north']),
    pick: (zone) => {
      const direction = ways.get(zone);
      if (direction) choice.pick(direction);
    },
  };
}

/** Offers zones on the arena for as long as the component is there. */
export function useZoneChoice(choice: ZoneChoice): void {
  useEffect(() => {
    if (choice.zones.length === 0) return undefined;
    zoneChoice.value = choice;
    return () => (zoneChoice.value = undefined);
  }, [choice.zones.join(), choice.pick, choice.chosen]);
}

/** Offers weapons in the fight for as long as the component is there. */
export function useWeaponChoice(choice: WeaponChoice): void {
  useEffect(() => {
    weaponChoice.value = choice;
    return () => (weaponChoice.value = undefined);
  }, [choice.weapons.join(), choice.chosen]);
}
