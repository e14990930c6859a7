import { signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Direction, ZoneId } from '../../../../shared/games/mechs/state';

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
export const plan = signal<readonly PlannedStep[]>([]);

/** Offers zones on the arena for as long as the component is there. */
export function useZoneChoice(choice: ZoneChoice): void {
  useEffect(() => {
    if (choice.zones.length === 0) return undefined;
    zoneChoice.value = choice;
    return () => (zoneChoice.value = undefined);
  }, [choice.zones.join(), choice.pick, choice.chosen]);
}
