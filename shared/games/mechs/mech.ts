import type { Flow, Seat } from '../../core';
import { isRobot, seatState, whereIs } from './arena';
import { MECH_SIDES, type MechSide } from './catalog/ids';
import { ask } from './decisions';
import { figuresOf } from './ruleset';
import { maxHealth, score } from './tracks';
import type { MechsTable } from './types';
import { equip } from './weapons';

/** M9.1: only a Power Armor at full health that enters its zone (R30) may take the empty Mech. */
export function* offerEmptyMech(g: MechsTable, seat: Seat): Flow<void> {
  const { status, hp } = seatState(g.open, seat);
  if (isRobot(g.open, seat)) return board(g, seat); // M13.8
  if (status === 'armor' && hp === maxHealth(g, seat)) yield* offerMech(g, seat);
}

/** M10.3: a victor takes it whatever their status or health. */
export function* offerMech(g: MechsTable, seat: Seat): Flow<void> {
  if (isRobot(g.open, seat)) return board(g, seat); // M13.8
  const side = yield* ask<'takeMech'>({
    seat,
    kind: 'takeMech',
    about: { zone: whereIs(g.open, seat) },
    options: [...MECH_SIDES, null],
    fallback: () => sensibleSide(g, seat),
  });
  if (side) board(g, seat, side);
}

/** Force Field is worth having only with energy to spend. */
function sensibleSide(g: MechsTable, seat: Seat): MechSide {
  const { abilityResource } = figuresOf(g.config);
  return seatState(g.open, seat)[abilityResource.sparta] >= 2 ? 'sparta' : 'troy';
}

function board(g: MechsTable, seat: Seat, side?: MechSide): void {
  const state = seatState(g.open, seat);
  state.status = 'mech';
  state.side = side;
  state.hp = maxHealth(g, seat);
  g.open.mech = { zone: whereIs(g.open, seat), holder: seat };
  g.emit({ type: 'mechTaken', seat, side, zone: g.open.mech.zone });
  score(g, seat, figuresOf(g.config).takeMechPoints, 'mech');
  equip(g, seat);
}
