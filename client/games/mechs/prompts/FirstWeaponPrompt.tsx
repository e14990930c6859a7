import { answer } from '../../../model/table';
import { WeaponCard } from '../parts/WeaponCard';
import type { PromptProps } from './registry';

/** M2.5 */
export function FirstWeaponPrompt({ decision }: PromptProps<'firstWeapon'>) {
  return (
    <div class="options first-weapons">
      {decision.options?.map((weapon) => (
        <button key={weapon} class="option" data-weapon={weapon} onClick={() => void answer(weapon)}>
          <WeaponCard weapon={weapon} isFull isGiven />
        </button>
      ))}
    </div>
  );
}
