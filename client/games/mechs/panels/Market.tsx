import { BASIC_WEAPONS } from '../../../../shared/games/mechs/catalog/ids';
import type { MechsTypes } from '../../../../shared/games/mechs/types';
import type { Shown } from '../../ui';
import { t } from '../texts';
import { explain } from '../../../model/explain';
import { WeaponCard } from '../parts/WeaponCard';
import './Market.css';

/** What can be bought: the open row and the basic piles. */
export function Market({ open }: Shown<MechsTypes>) {
  const text = t().table;
  if (open.row.length === 0) return null;
  return (
    <section class="market" aria-label={text.market}>
      <p class="market-title">
        <b>{text.market}</b> <span>{text.marketKey}</span>
      </p>
      <ul class="market-row" aria-label={`${text.row}, ${text.deck(open.deckCount)}`}>
        {open.row.map((weapon, place) => (
          <li key={place}>
            {weapon ? (
              <button
                class="market-card"
                title={t().cards.weapons[weapon]}
                onClick={() => explain({ type: 'weapon', id: weapon })}
              >
                <WeaponCard weapon={weapon} />
              </button>
            ) : (
              <span class="market-card market-empty">{text.emptyPlace}</span>
            )}
          </li>
        ))}
      </ul>
      <ul class="market-row market-basic" aria-label={text.piles}>
        {BASIC_WEAPONS.map((weapon) => (
          <li key={weapon}>
            <button
              class={`market-card${open.piles[weapon] === 0 ? ' market-empty' : ''}`}
              onClick={() => explain({ type: 'weapon', id: weapon })}
              title={`${t().cards.weapons[weapon]} · ${text.left(open.piles[weapon])}`}
            >
              <WeaponCard weapon={weapon} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
