import { must, type Seat } from '../../core';
import { seatState } from './arena';
import type { Resource } from './catalog/ids';
import { figuresOf } from './ruleset';
import { SCORE_SOURCES, type ScoreSheet, type ScoreSource } from './state';
import type { MechsTable } from './types';

/** Health, energy, credits and victory points: every change goes through here, so bounds hold everywhere. */
export function maxHealth(g: Pick<MechsTable, 'config' | 'open'>, seat: Seat): number {
  return figuresOf(g.config).health[seatState(g.open, seat).status];
}

/** M5.1: a track stops at its maximum. Returns what was really gained. */
export function gain(g: MechsTable, seat: Seat, resource: Resource, amount: number): number {
  const state = seatState(g.open, seat);
  const gained = Math.min(amount, figuresOf(g.config).trackMaximum - state[resource]);
  state[resource] += gained;
  return gained;
}

/** R10: "lose" and "steal" take what is there. Returns what was really lost. */
export function lose(g: MechsTable, seat: Seat, resource: Resource, amount: number): number {
  const state = seatState(g.open, seat);
  const lost = Math.min(amount, state[resource]);
  state[resource] -= lost;
  return lost;
}

export function canPay(g: MechsTable, seat: Seat, resource: Resource, amount: number): boolean {
  return seatState(g.open, seat)[resource] >= amount;
}

/** Pays for something that was offered because it could be paid for. */
export function pay(g: MechsTable, seat: Seat, resource: Resource, amount: number): void {
  if (!canPay(g, seat, resource, amount)) throw new Error(`Seat ${seat} cannot pay ${amount} ${resource}.`);
  seatState(g.open, seat)[resource] -= amount;
}

export function emptySheet(): ScoreSheet {
  return { combat: 0, knockOuts: 0, zones: 0, turrets: 0, mines: 0, mech: 0, weapons: 0 };
}

export function score(g: MechsTable, seat: Seat, vp: number, source: ScoreSource): void {
  if (vp === 0) return;
  addToSheet(g, seat, vp, source);
  g.emit({ type: 'scored', seat, vp, source });
}

/** Points counted by an event of their own (the scoring rounds). */
export function addToSheet(g: MechsTable, seat: Seat, vp: number, source: ScoreSource): void {
  const state = seatState(g.open, seat);
  must(state.scores[g.open.round - 1], 'score sheet of this round')[source] += vp;
  state.vp += vp;
}

/** R10: points never fall below 0. What is lost came from combat and is booked there. */
export function losePoints(g: MechsTable, seat: Seat, vp: number): number {
  const lost = Math.min(vp, seatState(g.open, seat).vp);
  if (lost === 0) return 0;
  addToSheet(g, seat, -lost, 'combat');
  g.emit({ type: 'pointsLost', seat, vp: lost });
  return lost;
}

export function totalSheet(sheets: readonly ScoreSheet[]): ScoreSheet {
  const total = emptySheet();
  for (const sheet of sheets) for (const source of SCORE_SOURCES) total[source] += sheet[source];
  return total;
}
