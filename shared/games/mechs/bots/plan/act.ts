import { seatState } from '../../arena';
import type { CardKind } from '../../catalog/ids';
import { ownerOf, tokenCode, isTurret, type Pawn } from './pawn';
import type { Economy } from './economy';

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
  const here = pawn.tokens[pawn.zone] ?? 0;
  const stands = here === 0 || ownerOf(here) !== on.seat;
  let energy = stands ? (on.givesEnergy[pawn.zone] ?? 0) : 0;
  let credits = stands ? (on.givesCredits[pawn.zone] ?? 0) : 0;
  for (let zone = 0; zone < pawn.tokens.length; zone++) {
    const token = pawn.tokens[zone] ?? 0;
    if (token === 0 || ownerOf(token) !== on.seat) continue;
    energy += on.givesEnergy[zone] ?? 0;
    credits += on.givesCredits[zone] ?? 0;
  }
  if (pawn.status !== 'mech' && seatState(on.scene.open, on.seat).pilot === 'rampage') {
    if (on.givesEnergy[pawn.zone] && (!on.givesCredits[pawn.zone] || pawn.energy <= pawn.credits)) energy++;
    else if (on.givesCredits[pawn.zone]) credits++;
  }
  pawn.energy = Math.min(on.figures.trackMaximum, pawn.energy + energy);
  pawn.credits = Math.min(on.figures.trackMaximum, pawn.credits + credits);
}

function purchase(on: Economy, pawn: Pawn): void {
  const { purse, wares } = on;
  let best = -1;
  let most = 0;
  for (let i = 0; i < wares.length; i++) {
    const ware = wares[i];
    if (!ware || pawn.bought & (1 << i) || ware.energy > pawn.energy || ware.credits > pawn.credits) continue;
    const price =
      (purse[pawn.energy] ?? 0) -
      (purse[pawn.energy - ware.energy] ?? 0) +
      (purse[pawn.credits] ?? 0) -
      (purse[pawn.credits - ware.credits] ?? 0);
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
  const { weights, scorings, roundsLeft, values } = on;
  const gives = (on.givesEnergy[zone] ?? 0) + (on.givesCredits[zone] ?? 0);
  const points = (kind === 'turret' ? 2 : 1) * (values[zone] ?? 0) * scorings;
  return points + gives * weights.income * roundsLeft + (kind === 'mine' ? weights.sting : 0);
}

function deploy(on: Economy, pawn: Pawn, kind: 'mine' | 'turret'): void {
  const { zone } = pawn;
  const price = on.values[zone] ?? 0;
  const resource = kind === 'mine' ? 'credits' : 'energy';
  if (pawn[resource] < price || pawn.tokens[zone] !== 0 || pawn.emptyMech === zone) return;
  const cost = (on.purse[pawn[resource]] ?? 0) - (on.purse[pawn[resource] - price] ?? 0);
  const isInSupply = kind === 'mine' ? pawn.mines > 0 : pawn.turrets > 0;
  const from = isInSupply ? -1 : leastWorthy(on, pawn, kind);
  if (!isInSupply && from < 0) return;
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
    const token = pawn.tokens[zone] ?? 0;
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
    const gain = healed * unit - ((purse[pawn.energy] ?? 0) - (purse[pawn.energy - energy] ?? 0));
    if (gain <= most) continue;
    most = gain;
    paid = energy;
  }
  const cost = figures.upgradeCost;
  if (pawn.status === 'pilot' && pawn.credits >= cost) {
    const spent = (purse[pawn.credits] ?? 0) - (purse[pawn.credits - cost] ?? 0);
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
