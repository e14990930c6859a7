import { must, type Flow, type Seat } from '../../core';
import { abilityOf } from './abilities';
import { secretOf, seatState, valueOf } from './arena';
import type { Resource } from './catalog/ids';
import { hurt } from './damage';
import { knockOut } from './knockOut';
import type { Secret, Token, ZoneId } from './state';
import { pay, score } from './tracks';
import type { MechsTable } from './types';

/** M5.3: mines are paid in credits, turrets in energy. */
export function priceOf(kind: Token['kind']): Resource {
  return kind === 'mine' ? 'credits' : 'energy';
}

export interface Deployment {
  readonly seat: Seat;
  readonly kind: Token['kind'];
  readonly zone: ZoneId;
  /** The mine's number, known to its owner alone. */
  readonly number?: number;
}

/** Takes a token from supply into the arena under a fresh id (R13). */
export function placeToken(g: MechsTable, { seat, kind, zone, number }: Deployment): Token {
  const { open } = g;
  const token: Token = { id: ++open.tokensPlaced, kind, seat, zone };
  open.tokens.push(token);
  if (kind === 'turret') {
    seatState(open, seat).turrets--;
    return token;
  }
  seatState(open, seat).mines--;
  const secret = secretOf(g, seat);
  const taken = secret.supply.indexOf(must(number, 'number for this mine'));
  secret.placed[token.id] = must(secret.supply[taken], 'such mine in supply');
  secret.supply = secret.supply.filter((other) => other !== number);
  return token;
}

export function deployFromSupply(g: MechsTable, deployment: Deployment & { price: number }): void {
  const { seat, kind, zone, price } = deployment;
  pay(g, seat, priceOf(kind), price);
  const { id: token } = placeToken(g, deployment);
  g.emit({ type: 'tokenDeployed', seat, kind, token, zone, ...spent(kind, price) });
}

/** All are out: one of them moves here instead (M5.3, R14, R51). */
export function moveToken(g: MechsTable, token: Token, to: ZoneId, price: number): void {
  const { id, kind, seat, zone: from } = token;
  pay(g, seat, priceOf(kind), price);
  token.zone = to;
  g.emit({ type: 'tokenMoved', seat, kind, token: id, from, to, ...spent(kind, price) });
}

function spent(kind: Token['kind'], price: number): { energy: number; credits: number } {
  return kind === 'mine' ? { energy: 0, credits: price } : { energy: price, credits: 0 };
}

function numberOf({ placed }: Secret, mine: Token): number {
  return must(placed[mine.id], 'number on this mine');
}

/** A token goes back to its owner's supply, its number secret again (R13). `by`: who caused it. */
export function* returnToken(g: MechsTable, token: Token, by: Seat): Flow<void> {
  const { open } = g;
  open.tokens.splice(open.tokens.indexOf(token), 1);
  const owner = seatState(open, token.seat);
  if (token.kind === 'turret') owner.turrets++;
  else {
    owner.mines++;
    const secret = secretOf(g, token.seat);
    const number = numberOf(secret, token);
    delete secret.placed[token.id];
    secret.supply = [...secret.supply, number].sort((a, b) => a - b);
  }
  const { afterTokenDestroyed } = abilityOf(g, token.seat);
  if (afterTokenDestroyed && by !== token.seat) yield* afterTokenDestroyed(g, token.seat, token.kind);
}

/** A card or a displaced pilot takes a token off the arena, without damage. */
export function* removeToken(g: MechsTable, token: Token, by: Seat): Flow<void> {
  const { seat: owner, kind, id, zone } = token;
  g.emit({ type: 'tokenRemoved', owner, kind, token: id, zone, by });
  yield* returnToken(g, token, by);
}

/** M7.1. True if it knocks the pilot out. */
export function* explodeMine(g: MechsTable, mine: Token, seat: Seat): Flow<boolean> {
  const number = numberOf(secretOf(g, mine.seat), mine);
  const damage = valueOf(g.open, mine.zone) + number;
  const { seat: owner, id: token, zone } = mine;
  g.emit({ type: 'mineExploded', seat, owner, zone, token, number, damage });
  yield* hurt(g, seat, damage, 'mine');
  yield* returnToken(g, mine, seat);
  return yield* fallTo(g, seat, mine);
}

/** M7.2. True if it knocks the pilot out; then the turret stays. */
export function* fireTurret(g: MechsTable, turret: Token, seat: Seat): Flow<boolean> {
  const damage = valueOf(g.open, turret.zone);
  const { seat: owner, id: token, zone } = turret;
  g.emit({ type: 'turretFired', seat, owner, zone, token, damage });
  yield* hurt(g, seat, damage, 'turret');
  if (seatState(g.open, seat).hp > 0) yield* removeToken(g, turret, seat);
  return yield* fallTo(g, seat, turret);
}

/** A knock-out by a token scores for its owner; damage alone does not (M7.4). */
function* fallTo(g: MechsTable, seat: Seat, token: Token): Flow<boolean> {
  if (seatState(g.open, seat).hp > 0) return false;
  score(g, token.seat, 1, 'knockOuts');
  yield* knockOut(g, seat, { by: token.seat, cause: token.kind });
  return true;
}
