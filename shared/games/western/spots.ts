import type { Flow, Seat } from '../../core';
import type { BuildingId } from './catalog/ids';
import { handlerOf } from './effects';
import { gain } from './influence';
import { givesOf, isGrey, matAt, topOf } from './ring';
import { buildingOf, figuresOf } from './ruleset';
import { RIVAL, type Mat, type Posse } from './state';
import type { WesternTable } from './types';
import { gainWild } from './wild';

/** One turn of placement: within it each building can be used once (S19). */
export interface Turn {
  readonly seat: Seat;
  readonly used: BuildingId[];
}

/** W5: what a spot gives now to the posse that has come to stand on it. */
export function* takeSpot(g: WesternTable, turn: Turn, posse: Posse): Flow<void> {
  const mat = matAt(g.open, posse.place);
  if (posse.spot === 'porch') yield* usePorch(g, turn, posse, mat);
  else if (posse.spot === 'influence' && posse.side === 'left') yield* gainFromMat(g, turn.seat, mat, 'left');
}

/** W5.1, W5.2: the left side of the influence spot, and the porch of a grey mat. */
function* gainFromMat(g: WesternTable, seat: Seat, mat: Mat, cause: 'left' | 'porch'): Flow<void> {
  const give = givesOf(mat);
  const count = figuresOf(g.config).leftGain;
  if (give === 'X') yield* gainWild(g, { seat, form: 'each', count, cause });
  else gain(g, seat, give, count, cause);
}

/** W5.4: what the mat gives, then the building's effect if it is for now, then its owner's gold. */
function* usePorch(g: WesternTable, turn: Turn, posse: Posse, mat: Mat): Flow<void> {
  const { seat, used } = turn;
  if (isGrey(mat)) yield* gainFromMat(g, seat, mat, 'porch'); // S17
  const id = topOf(mat);
  if (id === undefined || used.includes(id)) return; // W5.6, S19
  used.push(id);
  const building = buildingOf(g.config, id);
  if (building.moment === 'now') {
    for (const effect of building.effects) {
      const flow = handlerOf(effect).now?.(g, { turn, posse, building: id }, effect);
      if (flow) yield* flow;
    }
  }
  const { owner } = mat;
  if (owner !== undefined && owner !== RIVAL) gain(g, owner, 'gold', figuresOf(g.config).ownersGold, 'owner'); // S15, S16
}
