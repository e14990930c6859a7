import { must } from '../../../../core';
import { seatState } from '../../arena';
import type { CardKind } from '../../catalog/ids';
import { ownerOf, tokenAt, tokenCode, isTurret, type Pawn } from './pawn';
import { givesAt, priceOf, valueAt, type Economy } from './economy';

/** M5: the action of a card, taken in the way that is worth most at once. Changes the pawn. */
export function act(on: Economy, pawn: Pawn, kind: CardKind): void {
  switch (kind) {
    case 'collect':
      return collect(on, pawn);
    case 'purchase':
      return purchase(on, pawn);
    case 'deployMine':
      return deploy(on, pawn, 'mine');
    case 'deployTurret':
      return deploy(on, pawn, 'turret');
    case 'powerUp':
      return powerUp(on, pawn);
    case 'diagonalJump':
    case 'doubleJump':
      return;
  }
}

function collect(on: Economy, pawn: Pawn): void {
  let energy = 0;
  let credits = 0;
  for (let zone = 0; zone < pawn.tokens.length; zone++) {
    const token = tokenAt(pawn, zone);
    const isControlled = zone === pawn.zone || (token !== 0 && ownerOf(token) === on.seat);
    if (!isControlled) continue;
    energy += must(on.givesEnergy[zone], 'such zone');
    credits += must(on.givesCredits[zone], 'such zone');
  }
  if (pawn.status !== 'mech' && seatState(on.scene.open, on.seat).pilot === 'rampage') {
    if (on.givesEnergy[pawn.zone] && (!on.givesCredits[pawn.zone] || pawn.energy <= pawn.credits)) energy++;
    else credits++;
  }
  pawn.energy = Math.min(on.figures.trackMaximum, pawn.energy + energy);
  pawn.credits = Math.min(on.figures.trackMaximum, pawn.credits + credits);
}

function purchase(on: Economy, pawn: Pawn): void {
  const { purse, wares } = on;
  let best = -1;
  let most = 0;
  for (let i = 0; i < wares.length; i++) {
    const ware = must(wares[i], 'such ware');
    if (pawn.bought & (1 << i) || ware.energy > pawn.energy || ware.credits > pawn.credits) continue;
    const price = priceOf(purse, pawn.energy, ware.energy) + priceOf(purse, pawn.credits, ware.credits);
    if (ware.worth - price <= most) continue;
    most = ware.worth - price;
    best = i;
  }
  const ware = wares[best];
  if (!ware) return;
  pawn.bought |= 1 << best;
  pawn.energy -= ware.energy;
  pawn.credits -= ware.credits;
  pawn.gain += pawn.weight * ware.worth;
}

/** What a token of one's own is worth in a zone: its scorings, and what it brings in. */
export function tokenWorth(on: Economy, zone: number, kind: 'mine' | 'turret'): number {
  const { weights, scorings, roundsLeft } = on;
  const points = (kind === 'turret' ? 2 : 1) * valueAt(on, zone) * scorings;
  return points + givesAt(on, zone) * weights.income * roundsLeft + (kind === 'mine' ? weights.sting : 0);
}

function deploy(on: Economy, pawn: Pawn, kind: 'mine' | 'turret'): void {
  const { zone } = pawn;
  const price = valueAt(on, zone);
  const resource = kind === 'mine' ? 'credits' : 'energy';
  if (pawn[resource] < price || pawn.tokens[zone] !== 0 || pawn.emptyMech === zone) return;
  const cost = priceOf(on.purse, pawn[resource], price);
  const isInSupply = kind === 'mine' ? pawn.mines > 0 : pawn.turrets > 0;
  const from = isInSupply ? -1 : leastWorthy(on, pawn, kind); // all of them are out
  const gain = tokenWorth(on, zone, kind) - (from < 0 ? 0 : tokenWorth(on, from, kind));
  if (gain <= cost) return;
  pawn.tokens = pawn.tokens.slice();
  if (from >= 0) pawn.tokens[from] = 0;
  else if (kind === 'mine') pawn.mines--;
  else pawn.turrets--;
  pawn.tokens[zone] = tokenCode(on.seat, kind);
  pawn[resource] -= price;
  pawn.gain += pawn.weight * gain;
}

function leastWorthy(on: Economy, pawn: Pawn, kind: 'mine' | 'turret'): number {
  let least = -1;
  for (let zone = 0; zone < pawn.tokens.length; zone++) {
    const token = tokenAt(pawn, zone);
    if (token === 0 || ownerOf(token) !== on.seat || isTurret(token) !== (kind === 'turret')) continue;
    if (least < 0 || tokenWorth(on, zone, kind) < tokenWorth(on, least, kind)) least = zone;
  }
  return least;
}

function powerUp(on: Economy, pawn: Pawn): void {
  if (pawn.status === 'mech') return;
  const { figures, purse, weights } = on;
  const free = seatState(on.scene.open, on.seat).pilot === 'diamond' ? 5 : 0;
  const missing = figures.health[pawn.status] - pawn.hp;
  const unit = weights.health * (on.roundsLeft > 0 ? 1 : 0.3);
  let paid = -1;
  let most = 0;
  for (let energy = 0; energy <= pawn.energy && missing > 0; energy++) {
    const healed = Math.min(missing, free + energy * figures.healPerEnergy);
    const gain = healed * unit - priceOf(purse, pawn.energy, energy);
    if (gain <= most) continue;
    most = gain;
    paid = energy;
  }
  const cost = figures.upgradeCost;
  if (pawn.status === 'pilot' && pawn.credits >= cost) {
    const spent = priceOf(purse, pawn.credits, cost);
    const gain = on.statusWorth.armor + (figures.health.armor - pawn.hp) * unit - spent;
    if (gain > most) {
      pawn.credits -= cost;
      pawn.status = 'armor';
      pawn.hp = figures.health.armor;
      return;
    }
  }
  if (paid < 0) return;
  pawn.hp += Math.min(missing, free + paid * figures.healPerEnergy);
  pawn.energy -= paid;
}
