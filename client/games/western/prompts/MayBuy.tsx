import type { Seat } from '../../../../shared/core';
import type { Influence } from '../../../../shared/games/western/catalog/buildings';
import { isOn, matAt } from '../../../../shared/games/western/ring';
import { PLACES, type Open } from '../../../../shared/games/western/state';
import { figures } from '../model/figures';
import { t } from '../texts';
import { missing } from './missing';
import { Said } from './Said';

/** W10.3: what stands for sale where the seat may buy, and what it lacks for it: the town may be out of sight. */
export function MayBuy({ open, seat, has }: { open: Open; seat: Seat; has: Readonly<Influence> }) {
  const text = t().prompts;
  return (
    <ul class="may-buy" aria-label={text.mayBuy}>
      {PLACES.filter((place) => isOn(open, seat, place)).map((place) => {
        const { slot } = matAt(open, place);
        return (
          slot && (
            <li key={place}>
              <Said text={text.lacksFor(place, slot, missing(has, figures.value.buildings[slot].price))} />
            </li>
          )
        );
      })}
    </ul>
  );
}
