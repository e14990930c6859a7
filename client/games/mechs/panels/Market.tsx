import { BASIC_WEAPONS } from '../../../../shared/games/mechs/catalog/ids';
import type { MechsTypes } from '../../../../shared/games/mechs/types';
import type { Shown } from '../../ui';
import { t } from '../texts';
import { explain } from '../../../model/explain';
import { WeaponCard } from '../parts/WeaponCard';
import './Market.css';

/** Before the row is dealt its places are there, face down as the zones are. */
const UNDEALT: readonly undefined[] = [undefined, undefined, undefined, undefined];

/** What can be bought: the open row and the basic piles. */
export function Market({ open }: Shown<MechsTypes>) {
  const text = t().table;
  const isDealt = open.row.length > 0;
  // Nothing is left of the advanced ones, or a lesson has none.
  const hasRow = !isDealt || open.row.some((weapon) => weapon !== null);
  return (
    <section class="market" aria-label={text.market}>
      <p class="market-title">
        <b>{text.market}</b> <span>{[...(hasRow ? [text.marketRows] : []), text.marketKey].join(' · ')}</span>
      </p>
      {hasRow && (
        <ul class="market-row" aria-label={isDealt ? `${text.row}, ${text.deck(open.deckCount)}` : text.row}>
          {(isDealt ? open.row : UNDEALT).map((weapon, place) => (
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
                <span class="market-card market-empty">{isDealt ? text.emptyPlace : '?'}</span>
              )}
            </li>
          ))}
        </ul>
      )}
      <ul class="market-row market-basic" aria-label={text.piles}>
        {BASIC_WEAPONS.map((weapon) => (
          <li key={weapon}>
            <button
              class={`market-card${isDealt && open.piles[weapon] === 0 ? ' market-empty' : ''}`}
              onClick={() => explain({ type: 'weapon', id: weapon })}
              title={[t().cards.weapons[weapon], ...(isDealt ? [text.left(open.piles[weapon])] : [])].join(
                ' · ',
              )}
            >
              <WeaponCard weapon={weapon} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
