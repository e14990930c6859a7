import { useSignal } from '@preact/signals';
import { Fragment } from 'preact';
import { seatState } from '../../../../shared/games/mechs/arena';
import { PUBLISHED_FIGURES } from '../../../../shared/games/mechs/catalog/figures';
import { BASIC_WEAPONS, type WeaponId } from '../../../../shared/games/mechs/catalog/ids';
import type { Exchange } from '../../../../shared/games/mechs/decisions';
import { t as house } from '../../../i18n';
import { t } from '../texts';
import { answer } from '../../../model/table';
import { WeaponCard } from '../parts/WeaponCard';
import { Confirm } from '../../../prompts/Confirm';
import { onlyOne } from '../../../prompts/onlyOne';
import { describeAnswer } from './describe';
import { MakeRoom } from './MakeRoom';
import type { PromptProps } from './registry';

/** M5.2: everything on sale; what cannot be bought says why. With full slots it is asked what makes room (R140). */
export function PurchasePrompt({ decision, view }: PromptProps<'purchase'>) {
  const options = decision.options ?? [];
  const forSale = options.filter((option): option is WeaponId => typeof option === 'string');
  const chosen = useSignal<WeaponId | undefined>(onlyOne(forSale));
  /** Undefined until it is said what makes room; null: nothing does. */
  const instead = useSignal<WeaponId | null | undefined>(undefined);
  const text = t().prompts;
  const { energy, credits, weapons, status } = seatState(view.open, decision.seat);
  const exchanges = options.filter((option): option is Exchange => isExchange(option, chosen.value));
  const bought = purchaseOf(chosen.value, instead.value, exchanges);
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
    if (forSale.includes(id)) {
      return text.leaves(text.purse({ energy: energy - price.energy, credits: credits - price.credits }));
    }
    return weapons.some((owned) => owned.id === id) ? text.owned : text.tooExpensive;
  };
  const choose = (id: WeaponId) => {
    if (chosen.value !== id) instead.value = undefined;
    chosen.value = id;
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
                  <Fragment key={id}>
                    <button
                      class="option"
                      data-weapon={id}
                      disabled={!forSale.includes(id)}
                      aria-pressed={chosen.value === id}
                      onClick={() => choose(id)}
                    >
                      <WeaponCard
                        weapon={id}
                        isFull={chosen.value === id}
                        note={<small>{noteOn(id)}</small>}
                      />
                    </button>
                    {chosen.value === id && exchanges.length > 0 && (
                      <MakeRoom
                        weapon={id}
                        carried={exchanges.map((exchange) => exchange.instead)}
                        chosen={instead.value}
                        onChoose={(displaced) => (instead.value = displaced)}
                      />
                    )}
                  </Fragment>
                ))}
              </div>
            </div>
          ),
      )}
      <Confirm
        chosen={bought}
        label={bought === undefined ? house().prompts.choose : describeAnswer('purchase', bought)}
        onConfirm={() => void answer(bought)}
      >
        <button class="button" onClick={() => void answer(null)}>
          {text.buyNothing}
        </button>
      </Confirm>
    </>
  );
}

function isExchange(option: WeaponId | Exchange | null, weapon: WeaponId | undefined): option is Exchange {
  return option !== null && typeof option !== 'string' && option.weapon === weapon;
}

/** The answer, once all of it is chosen. Rules of before version 2 ask for no exchange. */
function purchaseOf(
  weapon: WeaponId | undefined,
  instead: WeaponId | null | undefined,
  exchanges: readonly Exchange[],
): WeaponId | Exchange | undefined {
  if (exchanges.length === 0 || instead === null) return weapon;
  return exchanges.find((exchange) => exchange.instead === instead);
}
