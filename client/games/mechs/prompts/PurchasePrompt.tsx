import { useSignal } from '@preact/signals';
import { seatState } from '../../../../shared/games/mechs/arena';
import { PUBLISHED_FIGURES } from '../../../../shared/games/mechs/catalog/figures';
import { BASIC_WEAPONS, type WeaponId } from '../../../../shared/games/mechs/catalog/ids';
import { t as house } from '../../../i18n';
import { t } from '../texts';
import { answer } from '../../../model/table';
import { WeaponCard } from '../parts/WeaponCard';
import { Confirm } from '../../../prompts/Confirm';
import { onlyOne } from '../../../prompts/onlyOne';
import type { PromptProps } from './registry';

/** M5.2: everything on sale; what cannot be bought says why. */
export function PurchasePrompt({ decision, view }: PromptProps<'purchase'>) {
  const chosen = useSignal<WeaponId | undefined>(
    onlyOne(decision.options?.filter((id): id is WeaponId => id !== null)),
  );
  const text = t().prompts;
  const { energy, credits, weapons, status } = seatState(view.open, decision.seat);
  // M6.1: with what is bought for later.
  const shelves = [
    {
      name: t().table.row,
      onSale: view.open.row.filter((id) => id !== null),
      note: status === 'pilot' ? text.useless.advanced : undefined,
    },
    {
      name: t().table.piles,
      onSale: BASIC_WEAPONS.filter((id) => view.open.piles[id] > 0),
      note: status === 'mech' ? text.useless.basic : undefined,
    },
  ];
  const noteOn = (id: WeaponId) => {
    const price = PUBLISHED_FIGURES.weapons[id];
    if (decision.options?.includes(id)) {
      return text.leaves(text.purse({ energy: energy - price.energy, credits: credits - price.credits }));
    }
    return weapons.some((owned) => owned.id === id) ? text.owned : text.tooExpensive;
  };
  return (
    <>
      {shelves.map(
        ({ name, onSale, note }) =>
          onSale.length > 0 && (
            <div key={name} class="shelf" role="group" aria-label={name}>
              <p>
                <b class="eyebrow">{name}</b> {note && <small>{note}</small>}
              </p>
              <div class="options two">
                {onSale.map((id) => (
                  <button
                    key={id}
                    class="option"
                    data-weapon={id}
                    disabled={!decision.options?.includes(id)}
                    aria-pressed={chosen.value === id}
                    onClick={() => (chosen.value = id)}
                  >
                    <WeaponCard weapon={id} isFull={chosen.value === id} note={<small>{noteOn(id)}</small>} />
                  </button>
                ))}
              </div>
            </div>
          ),
      )}
      <Confirm
        chosen={chosen.value}
        label={chosen.value ? text.buy(t().cards.weapons[chosen.value]) : house().prompts.choose}
        onConfirm={() => void answer(chosen.value)}
      >
        <button class="button" onClick={() => void answer(null)}>
          {text.buyNothing}
        </button>
      </Confirm>
    </>
  );
}
