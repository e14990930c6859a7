import { t } from '../texts';
import { answer } from '../../../model/table';
import type { PromptProps } from './registry';

/** Sparta: how much to pay against the damage. */
export function ForceFieldPrompt({ decision }: PromptProps<'forceField'>) {
  const text = t().prompts;
  const { damage, resource } = decision.about;
  return (
    <>
      <p>{text.damageComing(damage)}</p>
      <div class="options">
        {decision.options?.map((amount) => (
          <button key={amount} class="option" onClick={() => void answer(amount)}>
            <strong>{amount > 0 ? text.pay(amount, resource) : text.payNothing}</strong>
            <small>{text.damageAmount(damage - amount)}</small>
          </button>
        ))}
      </div>
    </>
  );
}
