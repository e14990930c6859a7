import type { Flow, Seat } from '../../core';
import {
  baseOf,
  closestZones,
  enemyIn,
  isHostile,
  isRobot,
  secretOf,
  seatState,
  tokenIn,
  valueOf,
  whereIs,
} from './arena';
import { ask } from './decisions';
import type { DamageCause } from './events';
import { standIn } from './movement';
import { returnRobot } from './robotReturn';
import { figuresOf } from './ruleset';
import type { ZoneId } from './state';
import { removeToken } from './tokens';
import { gain, maxHealth } from './tracks';
import type { MechsTable } from './types';
import { equip } from './weapons';

type Displacement = 'retreat' | 'knockOut';

/** M10: what falls is what the seat was; every knock-out ends in Ad Hoc mode (R1). */
export function* knockOut(
  g: MechsTable,
  seat: Seat,
  how: { readonly by: Seat; readonly cause: DamageCause | 'ownWeapon' },
): Flow<void> {
  const { open } = g;
  const state = seatState(open, seat);
  const was = state.status;
  g.emit({ type: 'knockedOut', seat, by: how.by, cause: how.cause });
  if (was === 'mech') leaveMech(g, seat);
  if (isRobot(open, seat)) return returnRobot(g, seat, { leftMech: was === 'mech' });
  if (was === 'pilot') {
    raiseTracks(g, seat);
  }
  state.status = 'pilot';
  state.hp = maxHealth(g, seat);
  g.emit({ type: 'statusChanged', seat, status: state.status, hp: state.hp });
  enterAdHoc(g, seat);
  equip(g, seat); // M6.4
  if (was === 'pilot') yield* returnToBase(g, seat);
  else yield* leaveZone(g, seat, 'knockOut');
}

/** M10.1: energy and credits are raised to a minimum. */
function raiseTracks(g: MechsTable, seat: Seat): void {
  const { knockOutMinimum } = figuresOf(g.config);
  const { energy, credits } = seatState(g.open, seat);
  const raised = {
    energy: gain(g, seat, 'energy', Math.max(0, knockOutMinimum - energy)),
    credits: gain(g, seat, 'credits', Math.max(0, knockOutMinimum - credits)),
  };
  if (raised.energy + raised.credits > 0) g.emit({ type: 'resourcesGained', seat, ...raised });
}

/** M10.3: the Mech stays, empty, where its pilot fell. */
function leaveMech(g: MechsTable, seat: Seat): void {
  g.open.mech = { zone: g.open.mech.zone, holder: undefined };
  seatState(g.open, seat).side = undefined;
  g.emit({ type: 'mechLeft', zone: g.open.mech.zone });
}

/** M11.1, R26: the next turn is a first Ad Hoc turn. */
export function enterAdHoc(g: MechsTable, seat: Seat): void {
  seatState(g.open, seat).adHoc = 'first';
  secretOf(g, seat).program = [];
  g.emit({ type: 'adHocEntered', seat });
}

/** M10.1 */
function* returnToBase(g: MechsTable, seat: Seat): Flow<void> {
  const base = baseOf(g.open, seat);
  // R136: the zone of the fall may be the closest one.
  if (isHostile(g.open, base, seat)) yield* findRefuge(g, seat, base, 'knockOut', () => true);
  else displace(g, seat, base, 'knockOut');
}

/** M8.6, M10.2, M10.3: out of the zone, which is never its own refuge (R136). */
export function* leaveZone(g: MechsTable, seat: Seat, reason: Displacement): Flow<void> {
  const left = whereIs(g.open, seat);
  yield* findRefuge(g, seat, left, reason, (zone) => zone !== left);
}

/** To the closest zone that is not hostile, by the seat's choice among equals (R6). */
function* findRefuge(
  g: MechsTable,
  seat: Seat,
  origin: ZoneId,
  reason: Displacement,
  qualifies: (zone: ZoneId) => boolean,
): Flow<void> {
  const { open } = g;
  const safe = closestZones(open, origin, (zone) => qualifies(zone) && !isHostile(open, zone, seat));
  const options =
    safe.length > 0
      ? safe
      : closestZones(open, origin, (zone) => qualifies(zone) && enemyIn(open, zone, seat) === undefined); // R47
  const fallback = () =>
    options.reduce((best, zone) => (valueOf(g.open, zone) > valueOf(g.open, best) ? zone : best));
  const zone = yield* ask<'refuge'>({ seat, kind: 'refuge', about: { reason }, options, fallback });
  displace(g, seat, zone, reason);
  const token = tokenIn(g.open, zone);
  if (token && token.seat !== seat) yield* removeToken(g, token, seat); // R47
}

export function displace(g: MechsTable, seat: Seat, to: ZoneId, reason: Displacement): void {
  const from = whereIs(g.open, seat);
  standIn(g.open, seat, to);
  g.emit({ type: 'pilotDisplaced', seat, from, to, reason });
}
