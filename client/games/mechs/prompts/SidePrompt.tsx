import { useSignal } from '@preact/signals';
import { seatState } from '../../../../shared/games/mechs/arena';
import type { MechSide, WeaponId } from '../../../../shared/games/mechs/catalog/ids';
import { isBasicWeapon } from '../../../../shared/games/mechs/weapons';
import { figures } from '../model/figures';
import { t } from '../texts';
import { answer } from '../../../model/table';
import { RuleLink } from '../../../parts/RuleLink';
import { Confirm } from '../../../prompts/Confirm';
import type { PromptProps } from './registry';

/** M9.1: take the Mighty Mech, by which side; or leave it. */
export function SidePrompt({ decision, view }: PromptProps<'takeMech'>) {
  const chosen = useSignal<MechSide | null | undefined>(undefined);
  const { prompts, cards } = t();
  // M6.1: it takes advanced weapons alone.
  const owned = seatState(view.open, decision.seat).weapons.map(({ id }) => id);
  const [works, rests] = [owned.filter((id) => !isBasicWeapon(id)), owned.filter(isBasicWeapon)];
  const names = (weapons: readonly WeaponId[]) => weapons.map((id) => cards.weapons[id]);
  return (
    <>
      <p class={works.length > 0 ? 'notice info' : 'notice'}>
        {works.length > 0
          ? prompts.mechWeapons(names(works), names(rests))
          : prompts.noMechWeapons(names(rests))}{' '}
        <RuleLink rule="M6.1" />
      </p>
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
