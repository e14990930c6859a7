import type { Seat } from '../../../../core';
import type { Scene } from '../../types';
import { economyOf, type Economy } from './economy';
import { geographyOf, type Geography } from './geography';
import { rivalsOf, type Rival } from './rivals';
import { WEIGHTS, type Weights } from './weights';

/** Everything a plan takes as given: what things are worth, the arena, and the rivals. */
export interface Prospects extends Economy {
  readonly geography: Geography;
  readonly rivals: readonly Rival[];
}

export function prospectsOf(scene: Scene, seat: Seat, weights: Weights = WEIGHTS): Prospects {
  const economy = economyOf(scene, seat, weights);
  const geography = geographyOf(scene.open);
  return { ...economy, geography, rivals: rivalsOf(economy, geography) };
}
