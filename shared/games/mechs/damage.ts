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
  const ability = abilityOf(g, seat);
  let left = damage - toughness(g, seat, damage, cause);
  if (left > 0 && ability.beforeDamage) {
    const by = Math.min(
      yield* ability.beforeDamage(g, seat, { damage: left, fighter: combat.fighter }),
      left,
    );
    left -= by;
    if (by > 0) g.emit({ type: 'damageReduced', seat, by });
  }
  const state = seatState(g.open, seat);
  const dealt = Math.min(left, state.hp);
  state.hp -= dealt;
  g.emit({ type: 'damageDealt', seat, by: combat.by, damage: dealt, cause });
  return dealt;
}

/** What an ability takes off the damage of tokens without being asked. */
function toughness(g: MechsTable, seat: Seat, damage: number, cause: DamageCause): number {
  const { lessFromMines, lessFromTurrets } = abilityOf(g, seat);
  const less = cause === 'mine' ? lessFromMines : cause === 'turret' ? lessFromTurrets : undefined;
  if (less === undefined || damage === 0) return 0;
  const by = Math.min(less, damage);
  g.emit({ type: 'damageReduced', seat, by });
  return by;
}
