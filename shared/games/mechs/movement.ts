import type { Flow, Seat } from '../../core';
import { abilityOf } from './abilities';
import { areEnemies, enemyIn, hasEmptyMech, seatState, tokenIn, whereIs, zoneTowards } from './arena';
import { isJump } from './catalog/cards';
import { fight } from './combat';
import { offerEmptyMech } from './mech';
import type { Open, RevealedCard, ZoneId } from './state';
import { explodeMine, fireTurret } from './tokens';
import type { MechsTable } from './types';

/** M4: where a card leads from a zone; undefined is a wall (M4.2). */
export function destination(open: Open, from: ZoneId, card: RevealedCard): ZoneId | undefined {
  return zoneTowards(open, from, card.direction, card.kind === 'doubleJump' ? 2 : 1);
}

/** Puts a pilot into a zone; the Mighty Mech moves with the pilot who holds it (M9.2). */
export function standIn(open: Open, seat: Seat, zone: ZoneId): void {
  seatState(open, seat).zone = zone;
  if (open.mech.holder === seat) open.mech.zone = zone;
}

/** How entering a zone went: whether the turn's action is still to come (M5), and whether moving may go on. */
export type Entry = 'free' | 'fought' | 'fallen';

/** M4.1–M4.3: plays the move of a card. `mayFight` is false on a first Ad Hoc turn (M11.2). */
export function* moveBy(g: MechsTable, seat: Seat, card: RevealedCard, mayFight: boolean): Flow<Entry> {
  const { open } = g;
  const from = whereIs(open, seat);
  const to = destination(open, from, card);
  if (to === undefined) {
    g.emit({ type: 'wallHit', seat, zone: from, direction: card.direction });
    return 'free';
  }
  if (isJump(card.kind)) {
    g.emit({ type: 'pilotMoved', seat, from, to, by: 'jump' });
    return yield* enter(g, seat, to, { jumped: true });
  }
  const { goOn } = abilityOf(g, seat); // R34: as it is when the move begins
  g.emit({ type: 'pilotMoved', seat, from, to, by: 'move' });
  let entry = yield* enter(g, seat, to, { jumped: false });
  while (goOn && entry === 'free') {
    const here = whereIs(open, seat);
    const next = zoneTowards(open, here, card.direction);
    if (next === undefined || (!mayFight && enemyIn(open, next, seat) !== undefined)) break; // R27, R34
    if (!(yield* goOn(g, seat, next))) break;
    g.emit({ type: 'pilotMoved', seat, from: here, to: next, by: 'charge' });
    entry = yield* enter(g, seat, next, { jumped: false });
  }
  return entry;
}

/** M4.6: mine → combat → turret → the empty Mech; a knock-out ends the sequence. */
export function* enter(g: MechsTable, seat: Seat, zone: ZoneId, how: { jumped: boolean }): Flow<Entry> {
  const { open } = g;
  standIn(open, seat, zone);
  const mine = tokenIn(open, zone);
  if (mine?.kind === 'mine' && areEnemies(open, mine.seat, seat)) {
    if (yield* explodeMine(g, mine, seat)) return 'fallen';
  }

  const enemy = enemyIn(open, zone, seat);
  let mechWasOffered = false;
  if (enemy !== undefined) {
    if (yield* fireAllysTurret(g, seat, enemy)) return 'fallen';
    const end = yield* fight(g, { attacker: seat, defender: enemy, zone, jumped: how.jumped });
    // Whoever was displaced or dragged elsewhere does not enter where they are now (R7, R8).
    if (end.loser === seat) return 'fallen';
    if (end.dragged || whereIs(open, seat) !== zone) return 'fought';
    mechWasOffered = end.mechWasOffered;
  }

  const turret = tokenIn(open, zone);
  if (turret?.kind === 'turret' && areEnemies(open, turret.seat, seat)) {
    if (yield* fireTurret(g, turret, seat)) return 'fallen';
  }
  if (hasEmptyMech(open, zone) && !mechWasOffered) yield* offerEmptyMech(g, seat); // R2, R32
  return enemy === undefined ? 'free' : 'fought';
}

/** M13.10: a turret of the robot that is not in this combat fires before it. */
function* fireAllysTurret(g: MechsTable, seat: Seat, enemy: Seat): Flow<boolean> {
  const turret = tokenIn(g.open, whereIs(g.open, seat));
  if (turret?.kind !== 'turret' || turret.seat === enemy || areEnemies(g.open, turret.seat, enemy))
    return false;
  return yield* fireTurret(g, turret, seat);
}
