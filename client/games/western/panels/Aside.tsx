import { HAND_RANKS } from '../../../../shared/games/western/hand';
import { SUITS } from '../../../../shared/games/western/catalog/ids';
import type { WesternTypes } from '../../../../shared/games/western/types';
import { explain } from '../../../model/explain';
import type { Shown } from '../../ui';
import { SuitIcon } from '../parts/signs';
import { t } from '../texts';
import './Aside.css';

const FROM_HIGH = HAND_RANKS.toReversed();

/** W9.1: hands and suits from high to low, for those who do not have them in their head. */
export function Aside({ open }: Shown<WesternTypes>) {
  const text = t().board;
  if (open.round === 0) return null;
  return (
    <section class="orders panel" title={text.handsHint}>
      <button id="orders-hands" onClick={() => explain({ type: 'hands' })}>
        {text.hands}
      </button>
      <ol aria-labelledby="orders-hands">
        {FROM_HIGH.map((rank) => (
          <li key={rank} title={t().cards.hands[rank].text}>
            {text.handShort[rank]}
          </li>
        ))}
      </ol>
      <b id="orders-suits">{text.suits}</b>
      <ol aria-labelledby="orders-suits">
        {SUITS.map((suit) => (
          <li key={suit} class={`orders-suit ink-${suit}`}>
            <SuitIcon suit={suit} label={t().cards.suits[suit].one} />
          </li>
        ))}
      </ol>
    </section>
  );
}
