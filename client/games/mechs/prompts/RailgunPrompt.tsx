import { useEffect } from 'preact/hooks';
import { zoneTowards } from '../../../../shared/games/mechs/arena';
import { t } from '../texts';
import { directionChoice } from '../model/choices';
import { answer } from '../../../model/table';
import type { PromptProps } from './registry';

/** Railgun (R46): a line, on the arena or from the list. */
export function RailgunPrompt({ decision, view }: PromptProps<'railgunLine'>) {
  const { zone } = decision.about;
  const directions = decision.options ?? [];
  useEffect(() => {
    directionChoice.value = {
      from: zone,
      options: directions.map((direction) => ({
        direction,
        to: zoneTowards(view.open, zone, direction),
        isChosen: false,
      })),
      pick: (direction) => void answer(direction),
    };
    return () => (directionChoice.value = undefined);
  }, [decision.id]);
  return (
    <div class="options two">
      {directions.map((direction) => (
        <button key={direction} class="option" onClick={() => void answer(direction)}>
          <strong>{t().directions[direction]}</strong>
        </button>
      ))}
    </div>
  );
}
