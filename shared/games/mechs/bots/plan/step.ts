import { must } from '../../../../core';
import { seatState } from '../../arena';
import { act } from './act';
import { held, valueAt } from './economy';
import { waysFrom } from './geography';
import { advanced, isTurret, ownerOf, tokenAt, type Move, type Pawn } from './pawn';
import type { Prospects } from './prospects';
import { presenceAt } from './rivals';

/** One turn of a plan: the move, what is likely to be met, the action (M3.3). */
export function step(on: Prospects, pawn: Pawn, move: Move): Pawn {
  const { kind, way } = move;
  const next = advanced(pawn, move);
  const to = must(waysFrom(on.geography, kind, pawn.zone)[way], 'such direction');
  if (to >= 0) {
    next.zone = to;
    enter(on, next, pawn.turn, kind === 'diagonalJump' || kind === 'doubleJump');
  }
  act(on, next, kind);
  stay(on, next, pawn.turn);
  next.worth = next.gain + next.weight * worthAtEnd(on, next);
  return next;
}

/** M4.6, with chances in place of certainties. */
function enter(on: Prospects, pawn: Pawn, turn: number, jumped: boolean): void {
  const token = tokenAt(pawn, pawn.zone);
  const isForeign = token !== 0 && ownerOf(token) !== on.seat;
  if (isForeign && !isTurret(token)) meetMine(on, pawn, token);
  for (const rival of on.rivals) {
    const chance = presenceAt(rival, rival.lead + turn, pawn.zone);
    if (chance < 0.01) continue;
    pawn.gain += pawn.weight * chance * (jumped ? rival.jump : rival.attack) * on.weights.fight;
    pawn.weight *= 1 - 0.7 * chance;
  }
  if (isForeign && isTurret(token)) meetTurret(on, pawn, token);
  const isFit = pawn.status === 'armor' && pawn.hp >= on.figures.health.armor;
  if (pawn.emptyMech === pawn.zone && isFit) {
    pawn.gain += pawn.weight * on.figures.takeMechPoints;
    pawn.status = 'mech';
    pawn.hp = on.figures.health.mech;
    pawn.emptyMech = -1;
  }
}

function meetMine(on: Prospects, pawn: Pawn, token: number): void {
  const value = valueAt(on, pawn.zone);
  const less = pawn.status !== 'mech' && isTank(on) ? 2 : 0;
  const numbers = on.figures.mineNumbers;
  let falls = 0;
  let wounds = 0;
  for (const number of numbers) {
    const damage = Math.max(0, value + number - less);
    if (damage >= pawn.hp) falls++;
    else wounds += damage;
  }
  remove(on, pawn, token);
  suffer(on, pawn, falls / numbers.length, falls < numbers.length ? wounds / (numbers.length - falls) : 0);
}

function meetTurret(on: Prospects, pawn: Pawn, token: number): void {
  const damage = Math.max(0, valueAt(on, pawn.zone) - (pawn.status !== 'mech' && isTank(on) ? 1 : 0));
  if (damage < pawn.hp) remove(on, pawn, token);
  suffer(on, pawn, damage >= pawn.hp ? 1 : 0, damage);
}

function isTank(on: Prospects): boolean {
  return seatState(on.scene.open, on.seat).pilot === 'tank';
}

function suffer(on: Prospects, pawn: Pawn, fallChance: number, wounds: number): void {
  if (fallChance > 0) {
    const cost = on.weights.knockOut + on.share + on.statusWorth[pawn.status];
    pawn.gain -= pawn.weight * fallChance * cost;
    pawn.weight *= 1 - 0.8 * fallChance;
  }
  pawn.hp = Math.max(1, pawn.hp - Math.round(wounds));
}

/** A rival's token is gone: what it would have scored counts by what a rival's loss is worth. */
function remove(on: Prospects, pawn: Pawn, token: number): void {
  pawn.tokens = pawn.tokens.slice();
  pawn.tokens[pawn.zone] = 0;
  const points = (isTurret(token) ? 2 : 1) * valueAt(on, pawn.zone);
  pawn.gain += pawn.weight * on.share * points * on.scorings * 0.8;
}

/** Others may come while the pawn stands here. */
function stay(on: Prospects, pawn: Pawn, turn: number): void {
  for (const rival of on.rivals) {
    const chance = presenceAt(rival, rival.lead + turn + 1, pawn.zone);
    if (chance < 0.01) continue;
    pawn.gain += pawn.weight * chance * rival.defend * on.weights.danger;
    pawn.weight *= 1 - 0.3 * chance;
  }
}

export function worthAtEnd(on: Prospects, pawn: Pawn): number {
  const { weights, purse } = on;
  const standing = on.scoresThisRound ? valueAt(on, pawn.zone) : 0;
  let outlook = 0;
  if (on.roundsLeft > 0) {
    for (const zone of waysFrom(on.geography, 'collect', pawn.zone)) {
      if (zone >= 0 && pawn.tokens[zone] === 0) outlook = Math.max(outlook, valueAt(on, zone));
    }
  }
  return (
    standing +
    outlook * weights.outlook +
    held(purse, pawn.energy) +
    held(purse, pawn.credits) +
    on.statusWorth[pawn.status] +
    pawn.hp * weights.health * (on.roundsLeft > 0 ? 1 : 0.3)
  );
}
