import { matAt } from '../../../../shared/games/western/ring';
import type { Open, Place } from '../../../../shared/games/western/state';
import { t } from '../texts';
import { useTownChoice, type Target } from './choices';

interface SlotChoice {
  readonly open: Open;
  /** Where something can be bought; a place may be named more than once. */
  readonly places: readonly Place[];
  readonly chosen?: Place;
  readonly pick: (place: Place) => void;
  readonly confirm?: () => void;
}

/** Buildings for sale are picked in the town, too. */
export function useSlotChoice({ open, places, chosen, pick, confirm }: SlotChoice): void {
  const slotAt = (place: Place): Target => ({ at: 'slot', place });
  useTownChoice({
    targets: [...new Set(places)].map(slotAt),
    chosen: chosen === undefined ? undefined : slotAt(chosen),
    label: (target) => {
      const slot = target.at === 'slot' ? matAt(open, target.place).slot : undefined;
      return slot ? t().prompts.buy(t().cards.buildings[slot]) : '';
    },
    pick: (target) => {
      if (target.at === 'slot') pick(target.place);
    },
    confirm,
  });
}
