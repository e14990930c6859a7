import { useEffect } from 'preact/hooks';
import { directionsOf, kindOf } from '../../../../shared/games/mechs/catalog/cards';
import { destination } from '../../../../shared/games/mechs/movement';
import type { ProgrammedCard } from '../../../../shared/games/mechs/state';
import type { MechsTypes, Scene } from '../../../../shared/games/mechs/types';
import type { Shown } from '../../ui';
import { directionChoice, plan } from '../model/choices';
import { forecast, type Step } from '../../../../shared/games/mechs/forecast';
import { selected, slots, turnCard } from '../model/planning';
import { sceneOf } from '../model/scene';

/** Draws the plan on the arena, with arrows to turn the selected card. */
export function usePlanOnArena(scene: Scene, decisionId: number, steps: readonly Step[]): void {
  const planned = slots.value[selected.value];
  const current = steps.find((step) => step.slot === selected.value);
  useEffect(() => {
    plan.value = steps.map((step) => ({ ...step, isSelected: step.slot === selected.value }));
    directionChoice.value =
      planned && current
        ? {
            from: current.from,
            options: directionsOf(kindOf(planned.card)).map((direction) => ({
              direction,
              to: destination(scene.open, current.from, { kind: kindOf(planned.card), direction }),
              isChosen: planned.direction === direction,
            })),
            pick: (direction) => turnCard(decisionId, selected.value, direction),
          }
        : undefined;
  }, [slots.value, selected.value, scene.open]);
  useEffect(
    () => () => {
      plan.value = [];
      directionChoice.value = undefined;
    },
    [],
  );
}

/** Keeps a locked program in sight while the others still think. */
export function LockedPlan({ view }: Shown<MechsTypes>): null {
  const { held, viewer, open } = view;
  useEffect(() => {
    if (held?.kind !== 'program' || viewer === 'spectator') return undefined;
    const program = held.answer as readonly ProgrammedCard[];
    plan.value = forecast(sceneOf(view), viewer, program).map((step) => ({ ...step, isSelected: false }));
    return () => (plan.value = []);
  }, [open]);
  return null;
}
