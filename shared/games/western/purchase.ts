import type { Seat } from '../../core';
import type { Influence } from './catalog/buildings';
import type { BuildingId } from './catalog/ids';
import type { Purchase } from './decisions';
import { handlerOf } from './effects';
import { canPay, choicesOf, influenceOf, pay, priceLess } from './influence';
import { buildingsUsedBy, matAt, seatState } from './ring';
import { buildingOf } from './ruleset';
import type { Place } from './state';
import type { Scene, WesternTable } from './types';

/** W10.5: a bought building belongs to its buyer at once; it goes on the porch at the end of Buy. */
export function acquire(
  g: WesternTable,
  seat: Seat,
  building: BuildingId,
  { price, place }: { readonly price: Readonly<Influence>; readonly place?: Place },
): void {
  const state = seatState(g.open, seat);
  pay(g, seat, price, 'price');
  state.buildings.push(building);
  state.fresh.push(building);
  g.emit({ type: 'buildingBought', player: seat, building, place });
}

/** S98: the discounts of all porches in use add up; at most the whole price is waived. */
export function discountFor(g: Scene, seat: Seat, building: BuildingId): number {
  let discount = 0;
  for (const used of buildingsUsedBy(g.open, seat)) {
    const { moment, effects } = buildingOf(g.config, used);
    if (moment !== 'buy') continue;
    for (const effect of effects) discount += handlerOf(effect).discount?.(g, effect, building) ?? 0;
  }
  const { law, force, gold } = buildingOf(g.config, building).price;
  return Math.min(discount, law + force + gold);
}

/** Every way to buy what is for sale at these places: pass, or a mat with what a discount waives. */
export function purchaseOptions(
  g: Scene,
  seat: Seat,
  places: readonly Place[],
  isFirst: boolean,
): (Purchase | null)[] {
  const influence = influenceOf(g, seat);
  const options: (Purchase | null)[] = [null];
  for (const place of places) {
    const { slot } = matAt(g.open, place);
    if (!slot) continue;
    const { price } = buildingOf(g.config, slot);
    const discount = isFirst ? discountFor(g, seat, slot) : 0;
    if (discount === 0) {
      if (canPay(influence, price)) options.push({ place });
      continue;
    }
    for (const waive of choicesOf(discount, price))
      if (canPay(influence, priceLess(price, waive))) options.push({ place, waive });
  }
  return options;
}
