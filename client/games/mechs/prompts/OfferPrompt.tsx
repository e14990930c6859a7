import { t as house } from '../../../i18n';
import { t } from '../texts';
import { answer } from '../../../model/table';
import { useZoneHint } from '../model/pointer';
import type { PromptProps } from './registry';

/** Something a pilot or the Mech may do for a price: yes or no. */
export function OfferPrompt({
  decision,
}: PromptProps<'impulse' | 'powerShield' | 'weaponsExpert' | 'rocketCharge'>) {
  const text = t().prompts;
  const { cost, resource } = decision.about;
  useZoneHint(decision.kind === 'rocketCharge' ? decision.about.to : undefined);
  return (
    <>
      {decision.kind === 'powerShield' && <p>{text.damageComing(decision.about.damage)}</p>}
      <div class="options two">
        <button class="option" onClick={() => void answer(true)}>
          <strong>{text.pay(cost, resource)}</strong>
          <small>{t().prompts.offers[decision.kind]}</small>
        </button>
        <button class="option" onClick={() => void answer(false)}>
          <strong>{house().prompts.decline}</strong>
          <small>{text.payNothing}</small>
        </button>
      </div>
    </>
  );
}
