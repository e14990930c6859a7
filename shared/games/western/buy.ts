import { must, type Flow, type Seat } from '../../core';
import type { BuildingId } from './catalog/ids';
import { ask } from './decisions';
import { handlerOf } from './effects';
import { fallbackPurchase } from './fallbacks';
import { orderOfBuying } from './hall';
import { advanceIndustry } from './industries';
import { priceLess } from './influence';
import { acquire, purchaseOptions } from './purchase';
import { rivalAdvances, rivalBuys } from './rival';
import { buildingsUsedBy, holderOf, isOn, matAt } from './ring';
import { buildingOf } from './ruleset';
import { PLACES, RIVAL, SHERIFF, type Place, type Player } from './state';
import { gainThirdPosse } from './thirdPosse';
import type { WesternTable } from './types';

/** W10, S56: buying in turn, leftover, advance, buildings onto porches, third posses. */
export function* buyBuildings(g: WesternTable): Flow<void> {
  const { open } = g;
  gainPossesAtStart(g);
  open.order = yield* orderOfBuying(g);
  const firstBought: (BuildingId | undefined)[] = open.seats.map(() => undefined);
  for (const player of open.order) {
    if (player === RIVAL) rivalBuys(g);
    else yield* buyOne(g, player, 'buy', firstBought);
  }
  const leftover = holderOf(open, SHERIFF, 'leftover');
  if (leftover && leftover.player !== RIVAL) yield* buyOne(g, leftover.player, 'leftover', firstBought); // W10.6, S90
  const winner = must(open.order[0], 'winner of the Town Hall');
  if (winner === RIVAL) rivalAdvances(g);
  else yield* advanceIndustry(g, winner); // W10.7
  raiseBuildings(g);
  open.order = [];
  open.phase = 'roundEnd';
}

/** W10.4: the Train Station. */
function gainPossesAtStart(g: WesternTable): void {
  const { open, config } = g;
  for (let seat = 0; seat < open.seats.length; seat++) {
    for (const id of buildingsUsedBy(open, seat)) {
      const { moment, effects } = buildingOf(config, id);
      if (moment === 'buy') for (const effect of effects) handlerOf(effect).startOfBuy?.(g, seat, effect);
    }
  }
}

/** W10.3: one building from a mat with an own posse; W10.6: by leftover from any buy slot (S46, S47). */
function* buyOne(
  g: WesternTable,
  seat: Seat,
  kind: 'buy' | 'leftover',
  firstBought: (BuildingId | undefined)[],
): Flow<void> {
  const { open, config } = g;
  const places = kind === 'leftover' ? PLACES : PLACES.filter((place) => isOn(open, seat, place));
  const isFirst = firstBought[seat] === undefined;
  const options = purchaseOptions(g, seat, places, isFirst);
  const choice = yield* ask<'buy' | 'leftover'>({
    seat,
    kind,
    about: NOTHING,
    pace: 'long',
    options,
    fallback: () => fallbackPurchase(g, seat, options),
  });
  const bought = choice && takeFromSlot(g, choice.place);
  if (!bought) {
    g.emit({ type: 'buyPassed', player: seat }); // S45
    return;
  }
  const { price } = buildingOf(config, bought);
  acquire(g, seat, bought, { place: choice.place, price: priceLess(price, choice.waive ?? []) });
  if (isFirst) {
    firstBought[seat] = bought;
    yield* gainFromFirst(g, seat, bought);
  }
}

const NOTHING = {};

/** The slot stays empty for the rest of the round. */
export function takeFromSlot(g: WesternTable, place: Place): BuildingId | undefined {
  const mat = matAt(g.open, place);
  const building = mat.slot;
  mat.slot = undefined;
  return building;
}

/** W10.4, S48, S49: gains happen with the first building bought in this phase. */
function* gainFromFirst(g: WesternTable, seat: Seat, bought: BuildingId): Flow<void> {
  for (const building of buildingsUsedBy(g.open, seat)) {
    const { moment, effects } = buildingOf(g.config, building);
    if (moment !== 'buy') continue;
    for (const effect of effects) {
      const flow = handlerOf(effect).firstBuy?.(g, seat, effect, { building, bought });
      if (flow) yield* flow;
    }
  }
}

/** W10.8, S55, S92; then W12.1: who bought nothing has the third posse (S56). */
function raiseBuildings(g: WesternTable): void {
  const { open } = g;
  open.seats.forEach(({ place, fresh }, seat) => raise(g, seat, place, fresh));
  if (open.rival.place !== undefined) raise(g, RIVAL, open.rival.place, open.rival.fresh);
  open.seats.forEach((state, seat) => {
    if (state.fresh.length === 0) gainThirdPosse(g, seat);
    state.fresh = [];
  });
  open.rival.fresh = [];
}

function raise(g: WesternTable, player: Player, place: Place, fresh: readonly BuildingId[]): void {
  for (const building of fresh) {
    matAt(g.open, place).porch.push(building);
    g.emit({ type: 'buildingRaised', player, building });
  }
}
