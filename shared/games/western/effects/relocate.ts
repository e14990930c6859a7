import { must, type Flow } from '../../../core';
import type { EffectOf } from '../catalog/effects';
import { ask, type Relocation } from '../decisions';
import type { Use } from '../effects';
import { holderOf, spotsOf } from '../ring';
import { takeSpot } from '../spots';
import { PLACES, SHERIFF, type Open, type Posse } from '../state';
import type { WesternTable } from '../types';

/** S18, S96: another posse stands on a free spot and takes everything there; what it is nested in goes on after that. */
export function* relocate(g: WesternTable, use: Use, { who }: EffectOf<'relocate'>): Flow<void> {
  const { open } = g;
  const { turn, building } = use;
  const { seat } = turn;
  const movable = open.posses.filter(
    (posse) => posse.player === seat && posse !== use.posse && posse.wounded === (who === 'wounded'),
  );
  const options: (Relocation | null)[] = [null];
  for (const posse of movable) addTargets(open, posse, options);
  const choice = yield* ask<'relocate'>({
    seat,
    kind: 'relocate',
    about: { building, who },
    pace: 'long',
    options,
    fallback: () => null,
  });
  if (!choice) return;
  const { place, spot, side } = choice;
  const posse = must(
    movable.find(({ number }) => number === choice.posse),
    'such posse',
  );
  posse.place = place;
  posse.spot = spot;
  posse.side = side;
  posse.wounded = false;
  g.emit({ type: 'posseMoved', seat, posse: posse.number, place, spot, side });
  yield* takeSpot(g, turn, posse);
}

/** S67: free spots of location mats, but not the one that it leaves. */
function addTargets(open: Open, posse: Posse, options: (Relocation | null)[]): void {
  for (const place of PLACES) {
    if (place === SHERIFF) continue;
    for (const { spot, side } of spotsOf(open, place)) {
      const isLeft = posse.place === place && posse.spot === spot;
      if (!isLeft && !holderOf(open, place, spot)) options.push({ posse: posse.number, place, spot, side });
    }
  }
}
