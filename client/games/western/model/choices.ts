import { computed, signal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import type { Industry } from '../../../../shared/games/western/catalog/ids';
import type { SpotChoice } from '../../../../shared/games/western/decisions';
import type { Place } from '../../../../shared/games/western/state';

/** Something in the town that may be picked. */
export type Target =
  | ({ readonly at: 'spot' } & SpotChoice)
  /** A building for sale. */
  | { readonly at: 'slot'; readonly place: Place }
  | { readonly at: 'industry'; readonly industry: Industry };

/** What the person may pick in the town itself; the prompt that asks puts it here. */
export interface TownChoice {
  readonly targets: readonly Target[];
  /** Picked already, and still to be confirmed. */
  readonly chosen?: Target;
  /** What it is and what it would do, in plain words: for tooltips and screen readers. */
  readonly label: (target: Target) => string;
  readonly pick: (target: Target) => void;
  /** Sends what is chosen. */
  readonly confirm?: () => void;
}

export const townChoice = signal<TownChoice | undefined>(undefined);

/** What the pointer or the focus is on: the prompt shows it before it is chosen. */
export const pointedTarget = signal<Target | undefined>(undefined);

export function point(target: Target | undefined): void {
  const { value: before } = pointedTarget;
  if (target && before && keyOf(target) === keyOf(before)) return;
  pointedTarget.value = target;
}

/** One word for each target: equal targets have the same. */
export function keyOf(target: Target): string {
  switch (target.at) {
    case 'spot':
      return `spot-${target.place}-${target.spot}${target.side ? `-${target.side}` : ''}`;
    case 'industry':
      return `industry-${target.industry}`;
    default:
      return `${target.at}-${target.place}`;
  }
}

export function spotTarget({ place, spot, side }: SpotChoice): Target {
  return { at: 'spot', place, spot, side };
}

const offered = computed(() => new Set(townChoice.value?.targets.map(keyOf)));

export function isOffered(target: Target): boolean {
  return offered.value.has(keyOf(target));
}

export function isChosen(target: Target): boolean {
  const chosen = townChoice.value?.chosen;
  return chosen !== undefined && keyOf(chosen) === keyOf(target);
}

/**
 * A press in the town picks a target. By key a second one sends it: the hand need not leave the town for that. With a
 * pointer a double press would be an accident.
 */
export function press(target: Target, isByKey = false): void {
  const choice = townChoice.value;
  if (!choice || !isOffered(target)) return;
  if (isByKey && isChosen(target)) choice.confirm?.();
  else choice.pick(target);
}

/** Offers targets in the town for as long as the component is there. */
export function useTownChoice(choice: TownChoice): void {
  const keys = choice.targets.map(keyOf).join();
  const chosen = choice.chosen && keyOf(choice.chosen);
  const latest = useRef(choice);
  latest.current = choice;
  // Before it is painted: the town and the prompt make room for each other by what is chosen.
  useLayoutEffect(() => {
    if (choice.targets.length === 0) return undefined;
    townChoice.value = {
      targets: choice.targets,
      chosen: choice.chosen,
      label: (target) => latest.current.label(target),
      pick: (target) => latest.current.pick(target),
      confirm: () => latest.current.confirm?.(),
    };
    return () => {
      townChoice.value = undefined;
    };
  }, [keys, chosen]);
  // What was pointed at belongs to the question that is over.
  useEffect(() => () => point(undefined), []);
}
