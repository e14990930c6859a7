import { must, type Seat } from '../../core';
import { isRobot, seatState } from './arena';
import { linesOf, readyWeapons, type Bout } from './attack';
import type { Attack } from './decisions';
import { handlerOf } from './effects';
import { pilesOf, shuffledWeapons } from './robotPiles';
import type { MechsTable } from './types';
import { weaponFigures } from './weapons';

/**
 * M13.10: a robot flips its next weapon, uses the power line whenever it may and pays the most it can.
 * Undefined: it carries none, and passes (R54).
 */
export function robotAttack(g: MechsTable, bout: Bout): Attack | undefined {
  const { seat } = bout.user;
  if (seatState(g.open, seat).equipped.length === 0) return undefined;
  if (readyWeapons(g, bout.user).length === 0) reshuffle(g, bout);
  const ready = readyWeapons(g, bout.user);
  const order = must(pilesOf(g, seat).orders[0], 'order of weapons');
  const weapon = must(
    order.find((id) => ready.includes(id)),
    'ready weapon in the order',
  );
  const line = linesOf(g, bout, weapon).includes('power') ? 'power' : 'normal';
  const { effect } = weaponFigures(g, weapon)[line];
  const resource = effect && handlerOf(effect).payment?.(g, bout, effect).resource;
  if (!effect || !('max' in effect) || !resource) return { weapon, line };
  return { weapon, line, pay: Math.min(effect.max, seatState(g.open, seat)[resource]) }; // R134: even in vain
}

/** The stack is empty: everything is in it again, also what EMP took out (R56). */
function reshuffle(g: MechsTable, { user }: Bout): void {
  user.exhausted = [];
  const piles = pilesOf(g, user.seat);
  piles.orders.shift();
  if (piles.orders.length === 0) piles.orders.push(shuffledWeapons(g));
}

/** Between combats, so that the order of the next one is there before it begins. */
export function shuffleWeapons(g: MechsTable, seat: Seat): void {
  if (isRobot(g.open, seat)) pilesOf(g, seat).orders = [shuffledWeapons(g)];
}
