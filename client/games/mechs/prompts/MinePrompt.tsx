import { seatState, valueOf } from '../../../../shared/games/mechs/arena';
import { t } from '../texts';
import { answer } from '../../../model/table';
import type { PromptProps } from './registry';

/** M2.4 */
export function MinePrompt({ decision, view }: PromptProps<'baseMine'>) {
  const base = seatState(view.open, decision.seat).base;
  const value = base === undefined ? 0 : valueOf(view.open, base);
  return (
    <div class="options two">
      {decision.options?.map((number) => (
        <button key={number} class="option" data-key={number} onClick={() => void answer(number)}>
          <strong>{t().prompts.mineNumber(number)}</strong>
          <small>{t().prompts.mineDamage(value, number)}</small>
        </button>
      ))}
    </div>
  );
}
