import { t } from '../texts';
import { answer } from '../../../model/table';
import { figures } from '../model/figures';
import type { PromptProps } from './registry';

/** Sparta: how much to pay against the damage. */
export function ForceFieldPrompt({ decision }: PromptProps<'forceField'>) {
  const text = t().prompts;
  const { damage, resource } = decision.about;
  const { each } = figures.value.forceField;
  return (
    <>
      <p>{text.damageComing(damage)}</p>
      <div class="options">
        {decision.options?.map((amount) => (
          <button key={amount} class="option" onClick={() => void answer(amount)}>
            <strong>{amount > 0 ? text.pay(amount, resource) : text.payNothing}</strong>
            <small>{text.damageAmount(Math.max(0, damage - amount * each))}</small>
          </button>
        ))}
      </div>
    </>
  );
}
