import type { Flow, Seat } from '../../core';
import { adjacentZones, enemyIn, isEmpty, lineFrom, pilotIn, seatState, tokenIn, valueOf } from './arena';
import type { Strike } from './combat';
import { hurt } from './damage';
import { ask } from './decisions';
import { standIn } from './movement';
import { PLAIN_DIRECTIONS, type PlainDirection, type Token, type ZoneId } from './state';
import { moveToken, placeToken, removeToken } from './tokens';
import { score } from './tracks';
import type { MechsTable } from './types';

/** Effects of weapons that reach beyond the two fighters, into the arena. */

/** Vorpal Spiker (R8, R43): from here on the combat is in the new zone. */
export function* moveBoth(g: MechsTable, { combat, user, enemy }: Strike): Flow<void> {
  const { open } = g;
  const zones = adjacentZones(open, combat.zone).filter((zone) => pilotIn(open, zone) === undefined); // R16
  if (zones.length === 0) return;
  const to = yield* ask<'spikerZone'>({
    seat: user.seat,
    kind: 'spikerZone',
    about: { enemy: enemy.seat },
    options: zones,
    fallback: () =>
      zones.reduce((best, zone) =>
        spikerWorth(g, user.seat, zone) > spikerWorth(g, user.seat, best) ? zone : best,
      ),
  });
  const from = combat.zone;
  combat.zone = to;
  combat.dragged = true;
  for (const { seat } of [user, enemy]) {
    standIn(open, seat, to);
    g.emit({ type: 'pilotDisplaced', seat, from, to, reason: 'spiker' });
  }
  const token = tokenIn(open, to);
  if (token) yield* removeToken(g, token, user.seat);
}

/** A valuable zone, best one with another's token to sweep away, never with an own one. */
function spikerWorth(g: MechsTable, seat: Seat, zone: ZoneId): number {
  const token = tokenIn(g.open, zone);
  return valueOf(g.open, zone) + (token === undefined ? 0 : token.seat === seat ? -9 : 3);
}

/** Railgun (R20, R46): others in the line, nearest first, the combat enemy excepted. */
export function* sweepLine(
  g: MechsTable,
  { combat, user, enemy, bystanders }: Strike,
  { damage }: { damage: number },
): Flow<void> {
  const { open } = g;
  const victimsIn = (direction: PlainDirection) =>
    lineFrom(open, combat.zone, direction)
      .map((zone) => enemyIn(open, zone, user.seat))
      .filter((seat): seat is Seat => seat !== undefined && seat !== enemy.seat);
  const lines = PLAIN_DIRECTIONS.filter((direction) => lineFrom(open, combat.zone, direction).length > 0);
  const fullest = lines.reduce((best, line) =>
    victimsIn(line).length > victimsIn(best).length ? line : best,
  );
  if (victimsIn(fullest).length === 0) return;
  const direction = yield* ask<'railgunLine'>({
    seat: user.seat,
    kind: 'railgunLine',
    about: { zone: combat.zone },
    options: lines,
    fallback: () => fullest,
  });
  const victims = victimsIn(direction);
  g.emit({ type: 'railgunSwept', seat: user.seat, direction, victims });
  for (const victim of victims) {
    const dealt = yield* hurt(g, victim, damage, 'railgun', { by: user.seat });
    score(g, user.seat, dealt, 'combat');
    if (seatState(open, victim).hp === 0) bystanders.push(victim);
  }
}

/** Auto Turret (R17, R51). */
export function* freeTurret(g: MechsTable, { combat, user }: Strike): Flow<void> {
  const { open } = g;
  const zones = adjacentZones(open, combat.zone).filter((zone) => isEmpty(open, zone));
  const isOwnTurret = (token: Token) => token.seat === user.seat && token.kind === 'turret';
  const options =
    seatState(open, user.seat).turrets > 0
      ? zones.map((zone) => ({ zone }))
      : zones.flatMap((zone) => open.tokens.filter(isOwnTurret).map((token) => ({ zone, from: token.zone })));
  const best = zones.reduce<ZoneId | undefined>(
    (found, zone) => (found === undefined || valueOf(open, zone) > valueOf(open, found) ? zone : found),
    undefined,
  );
  const choice = yield* ask<'freeTurret'>({
    seat: user.seat,
    kind: 'freeTurret',
    about: {},
    options: [...options, null],
    fallback: () => options.find((option) => option.zone === best && !('from' in option)) ?? null,
  });
  if (!choice) return;
  const moved = choice.from === undefined ? undefined : tokenIn(open, choice.from);
  if (moved) return moveToken(g, moved, choice.zone, 0);
  const { id: token } = placeToken(g, { seat: user.seat, kind: 'turret', zone: choice.zone });
  g.emit({
    type: 'tokenDeployed',
    seat: user.seat,
    kind: 'turret',
    token,
    zone: choice.zone,
    energy: 0,
    credits: 0,
  });
}
