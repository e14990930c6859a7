import { t as house } from '../../../i18n';
import { t } from '../texts';
import { answer } from '../../../model/table';
import { WeaponCard } from '../parts/WeaponCard';
import type { PromptProps } from './registry';

/** EMP Mace and Crossbolt: one weapon among a few (R42). */
export function WeaponPrompt({ decision }: PromptProps<'exhaustWeapon' | 'readyWeapon'>) {
  const { cost, resource = 'energy' } = decision.kind === 'exhaustWeapon' ? decision.about : { cost: 0 };
  return (
    <div class="options two">
      {decision.options?.map((weapon) => (
        <button key={weapon} class="option" onClick={() => void answer(weapon)}>
          {weapon ? (
            <WeaponCard weapon={weapon} note={cost > 0 && <small>{t().prompts.pay(cost, resource)}</small>} />
          ) : (
            <strong>{house().prompts.decline}</strong>
          )}
        </button>
      ))}
    </div>
  );
}
