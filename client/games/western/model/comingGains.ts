import type { Seat } from '../../../../shared/core';
import type { Effect } from '../../../../shared/games/western/catalog/effects';
import type { BossId, BuildingId } from '../../../../shared/games/western/catalog/ids';
import { countOf } from '../../../../shared/games/western/counters';
import { buildingsUsedBy, seatState } from '../../../../shared/games/western/ring';
import { figuresOf } from '../../../../shared/games/western/ruleset';
import type { Scene } from '../../../../shared/games/western/types';
import { wantedGain } from '../../../../shared/games/western/wanted';

/** W8.2: where influence of any kind comes from at the start of Resolution. */
export interface Coming {
  readonly isWanted: boolean;
  readonly boss?: BossId;
  readonly buildings: readonly BuildingId[];
}

export function comingGains(scene: Scene, seat: Seat): Coming {
  const { bosses, buildings } = figuresOf(scene.config);
  const { boss } = seatState(scene.open, seat);
  const comes = (of: { readonly moment?: string; readonly effects: readonly Effect[] }) =>
    of.moment === 'resolution' && of.effects.some((effect) => givesAny(scene, seat, effect));
  return {
    isWanted: wantedGain(scene, seat) > 0,
    boss: boss && comes(bosses[boss]) ? boss : undefined,
    buildings: buildingsUsedBy(scene.open, seat).filter((id) => comes(buildings[id])),
  };
}

function givesAny(scene: Scene, seat: Seat, effect: Effect): boolean {
  if (effect.tag !== 'gain' || effect.give !== 'X') return false;
  return effect.times === undefined || countOf(scene, effect.times, seat) > 0;
}
