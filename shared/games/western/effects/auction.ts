import type { Flow } from '../../../core';
import type { EffectOf } from '../catalog/effects';
import type { BuildingId } from '../catalog/ids';
import { ask, type Kinds } from '../decisions';
import type { Use } from '../effects';
import { canPay, choicesOf, influenceOf, payKinds } from '../influence';
import { drawBuilding, shuffleIntoDeck } from '../piles';
import { acquire } from '../purchase';
import { buildingOf } from '../ruleset';
import type { WesternTable } from '../types';

/** The Auction House (S53, S69): pay to see buildings from the deck, and buy one of them or none. */
export function* auction(g: WesternTable, use: Use, { pay: cost, draw }: EffectOf<'auction'>): Flow<void> {
  const { open, config } = g;
  const { turn, building } = use;
  const { seat } = turn;
  if (open.deckCount === 0) return;
  const kinds = (yield* ask<'auction'>({
    seat,
    kind: 'auction',
    about: { building, cost, shown: open.auction },
    options: [null, ...choicesOf(cost, influenceOf(g, seat))],
    fallback: () => null,
  })) as Kinds | null;
  if (!kinds) return;
  payKinds(g, seat, kinds, building);

  const shown: BuildingId[] = [];
  while (shown.length < draw && open.deckCount > 0) {
    const next = drawBuilding(g);
    if (next) shown.push(next);
  }
  open.auction = shown;
  g.emit({ type: 'buildingsShown', seat, buildings: shown.slice() });
  const affordable = shown.filter((id) => canPay(influenceOf(g, seat), buildingOf(config, id).price));
  const bought = (yield* ask<'auction'>({
    seat,
    kind: 'auction',
    about: { building, cost: 0, shown },
    pace: 'long',
    options: [null, ...affordable],
    fallback: () => null,
  })) as BuildingId | null;
  if (bought) acquire(g, seat, bought, { price: buildingOf(config, bought).price });
  open.auction = [];
  shuffleIntoDeck(
    g,
    shown.filter((id) => id !== bought),
  );
}
