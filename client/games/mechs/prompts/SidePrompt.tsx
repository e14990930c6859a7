import { useSignal } from '@preact/signals';
import type { MechSide } from '../../../../shared/games/mechs/catalog/ids';
import { figures } from '../model/figures';
import { t } from '../texts';
import { answer } from '../../../model/table';
import { Confirm } from '../../../prompts/Confirm';
import type { PromptProps } from './registry';

/** M9.1: take the Mighty Mech, by which side; or leave it. */
export function SidePrompt({ decision }: PromptProps<'takeMech'>) {
  const chosen = useSignal<MechSide | null | undefined>(undefined);
  return (
    <>
      <div class="options">
        {decision.options?.map((side) => (
          <button
            key={side}
            class="option"
            aria-pressed={chosen.value === side}
            onClick={() => (chosen.value = side)}
          >
            <strong>{side ? t().prompts.takeSide(t().cards.sides[side].name) : t().prompts.noMech}</strong>
            {side && (
              <small>
                <b>{t().cards.sides[side].ability}.</b> {t().cards.sides[side].textFor(figures.value)}
              </small>
            )}
          </button>
        ))}
      </div>
      <Confirm chosen={chosen.value} onConfirm={() => void answer(chosen.value)} />
    </>
  );
}
