import type { Flow, Seat } from '../../core';
import { abilityOf } from './abilities';
import { seatState } from './arena';
import type { DamageCause } from './events';
import type { Fighter } from './state';
import type { MechsTable } from './types';

/** What an attack does to health; reductions come first and stop at 0 (R37). Returns what really came off. */
export function* hurt(
  g: MechsTable,
  seat: Seat,
  damage: number,
  cause: DamageCause,
  combat: { readonly by?: Seat; readonly fighter?: Fighter } = {},
): Flow<number> {
  const left = yield* reduced(g, seat, damage, cause, combat.fighter);
  const state = seatState(g.open, seat);
  const dealt = Math.min(left, state.hp);
  state.hp -= dealt;
  g.emit({ type: 'damageDealt', seat, by: combat.by, damage: dealt, cause });
  return dealt;
}

function* reduced(
  g: MechsTable,
  seat: Seat,
  damage: number,
  cause: DamageCause,
  fighter: Fighter | undefined,
): Flow<number> {
  const ability = abilityOf(g, seat);
  const tough =
    cause === 'mine' ? ability.lessFromMines : cause === 'turret' ? ability.lessFromTurrets : undefined;
  let left = damage;
  if (tough !== undefined && left > 0) {
    const by = Math.min(tough, left);
    left -= by;
    g.emit({ type: 'damageReduced', seat, by });
  }
  if (left > 0 && ability.beforeDamage) {
    const by = Math.min(yield* ability.beforeDamage(g, seat, { damage: left, fighter }), left);
    left -= by;
    if (by > 0) g.emit({ type: 'damageReduced', seat, by });
  }
  return left;
}
