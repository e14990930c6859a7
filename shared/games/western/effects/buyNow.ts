import { must, type Flow } from '../../../core';
import type { EffectOf } from '../catalog/effects';
import { ask, type WesternDecisions } from '../decisions';
import type { Use } from '../effects';
import { canPay, choicesOf, influenceOf, payKinds } from '../influence';
import { drawBuilding } from '../piles';
import { acquire } from '../purchase';
import { matAt } from '../ring';
import { buildingOf } from '../ruleset';
import { PLACES } from '../state';
import type { WesternTable } from '../types';

type Offer = WesternDecisions['buyNow']['answer'];

/** The Central Bank: any buy slot, at its price and some X more (S69); the slot is refilled at once (S52). */
export function* buyNow(
  g: WesternTable,
  { turn: { seat }, building }: Use,
  { pay: cost }: EffectOf<'buyNow'>,
): Flow<void> {
  const { open, config } = g;
  const influence = influenceOf(g, seat);
  const options: Offer[] = [null];
  for (const place of PLACES) {
    const { slot } = matAt(open, place);
    if (!slot) continue;
    const { price } = buildingOf(config, slot);
    if (!canPay(influence, price)) continue;
    const rest = {
      law: influence.law - price.law,
      force: influence.force - price.force,
      gold: influence.gold - price.gold,
    };
    for (const kinds of choicesOf(cost, rest)) options.push({ place, pay: kinds });
  }
  const choice = yield* ask<'buyNow'>({
    seat,
    kind: 'buyNow',
    about: { building, cost },
    pace: 'long',
    options,
    fallback: () => null,
  });
  if (!choice) return;
  const mat = matAt(open, choice.place);
  const bought = must(mat.slot, 'building for sale');
  payKinds(g, seat, choice.pay, building);
  acquire(g, seat, bought, { place: choice.place, price: buildingOf(config, bought).price });
  mat.slot = drawBuilding(g);
  if (mat.slot) g.emit({ type: 'slotRefilled', place: choice.place, building: mat.slot });
}
