import { useSignal } from '@preact/signals';
import { isSame } from '../../../../shared/core/plain';
import { healedBy } from '../../../../shared/games/mechs/actions';
import { PUBLISHED_FIGURES } from '../../../../shared/games/mechs/catalog/figures';
import type { PowerUp } from '../../../../shared/games/mechs/decisions';
import { t } from '../texts';
import { sceneOf } from '../model/scene';
import { answer } from '../../../model/table';
import { Confirm } from '../../../prompts/Confirm';
import { onlyOne } from '../../../prompts/onlyOne';
import type { PromptProps } from './registry';

/** M5.4: heal by as much energy as wanted, or upgrade. */
export function PowerUpPrompt({ decision, view }: PromptProps<'powerUp'>) {
  const text = t().prompts;
  const scene = sceneOf(view);
  const options = decision.options?.filter((option): option is PowerUp => option !== null) ?? [];
  const chosen = useSignal<PowerUp | undefined>(onlyOne(options));
  return (
    <>
      <div class="options">
        {options.map((option) => (
          <button
            key={'upgrade' in option ? 'upgrade' : option.heal}
            class="option"
            aria-pressed={isSame(chosen.value, option)}
            onClick={() => (chosen.value = option)}
          >
            {'upgrade' in option ? (
              <>
                <strong>{text.upgrade}</strong>
                <small>
                  {text.pay(PUBLISHED_FIGURES.upgradeCost, 'credits')}. {text.upgradeHint}
                </small>
              </>
            ) : (
              <>
                <strong>{text.heal(healedBy(scene, decision.seat, option.heal))}</strong>
                <small>{option.heal > 0 ? text.pay(option.heal, 'energy') : text.payNothing}</small>
              </>
            )}
          </button>
        ))}
      </div>
      <Confirm chosen={chosen.value} onConfirm={() => void answer(chosen.value)}>
        <button class="button" onClick={() => void answer(null)}>
          {text.skipAction}
        </button>
      </Confirm>
    </>
  );
}
