import type { Seat } from '../../../../shared/core';
import { valueOf } from '../../../../shared/games/mechs/arena';
import type { MechsEvent } from '../../../../shared/games/mechs/events';
import { figuresOf } from '../../../../shared/games/mechs/ruleset';
import type { ZoneId } from '../../../../shared/games/mechs/state';
import type { Scene } from '../../../../shared/games/mechs/types';

type Scores = Extract<MechsEvent, { type: 'roundScored' }>['scores'][number];
export type PayingSource = keyof Scores;
export const PAYING_SOURCES = [
  'zones',
  'mines',
  'turrets',
  'mech',
] as const satisfies readonly PayingSource[];

/** A zone that pays when points are counted, and for what (M12.1). */
export interface Payout {
  readonly zone: ZoneId;
  readonly seat: Seat;
  readonly points: number;
  readonly source: PayingSource;
}

/** Every zone that pays, seat by seat: together what the scoring told. */
export function payoutsOf(scene: Scene): Payout[] {
  const { open, config } = scene;
  return open.seats.flatMap(({ zone }, seat): Payout[] => {
    const tokens = open.tokens
      .filter((token) => token.seat === seat)
      .map(({ kind, zone: at }): Payout => {
        const value = valueOf(open, at);
        return kind === 'mine'
          ? { zone: at, seat, points: value, source: 'mines' }
          : { zone: at, seat, points: 2 * value, source: 'turrets' };
      });
    if (zone === undefined) return tokens;
    const own: Payout = { zone, seat, points: valueOf(open, zone), source: 'zones' };
    const mech: Payout[] =
      open.mech.holder === seat
        ? [{ zone, seat, points: figuresOf(config).holdMechPoints, source: 'mech' }]
        : [];
    return [own, ...tokens, ...mech];
  });
}

/** What each seat gets, by source, and what it had before and has now. */
export interface Count {
  readonly seat: Seat;
  readonly before: number;
  readonly gains: Partial<Record<PayingSource | 'weapons', number>>;
  readonly gained: number;
  readonly now: number;
  readonly leads: boolean;
}

/** From a table on which the points are counted already. */
export function countsOf({ open }: Scene, gains: readonly Count['gains'][]): Count[] {
  const most = Math.max(...open.seats.map(({ vp }) => vp));
  return open.seats.map(({ vp }, seat): Count => {
    const own = gains[seat] ?? {};
    const gained = Object.values(own).reduce((sum, points) => sum + points, 0);
    return { seat, before: vp - gained, gains: own, gained, now: vp, leads: vp === most };
  });
}
