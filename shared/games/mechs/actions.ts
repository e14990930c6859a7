import { must, type Flow, type Seat } from '../../core';
import { abilityOf } from './abilities';
import {
  controlledZones,
  hasEmptyMech,
  secretOf,
  seatState,
  tokenIn,
  valueOf,
  whereIs,
  zoneAt,
} from './arena';
import { BASIC_WEAPONS, type CardKind, type Resource, type WeaponId } from './catalog/ids';
import { ask, type Exchange, type MineDeployment, type PowerUp } from './decisions';
import { figuresOf } from './ruleset';
import type { Token, ZoneId } from './state';
import { deployFromSupply, moveToken, priceOf } from './tokens';
import { gain, maxHealth, pay } from './tracks';
import type { MechsTable, Scene } from './types';
import { acquire, displaceable, equip, weaponFigures } from './weapons';

/** M5: the action of a plain card. Jumps have none (M4.3). All are optional; what cannot be done is not offered. */
export const ACTIONS: Record<CardKind, ((g: MechsTable, seat: Seat) => Flow<void>) | undefined> = {
  collect,
  purchase,
  deployMine,
  deployTurret,
  powerUp,
  diagonalJump: undefined,
  doubleJump: undefined,
};

/** What a Collect takes from the zones a seat controls, before tracks are full (M5.1). */
export function collectYield(scene: Scene, seat: Seat): Record<Resource, number> {
  const yields = { energy: 0, credits: 0 };
  for (const zone of controlledZones(scene.open, seat)) {
    for (const resource of zoneAt(scene.open, zone).gives) yields[resource]++;
  }
  return yields;
}

/** M5.1, with Rampage's Supply Drop: where the zone gives both, the choice names the resource. */
function* collect(g: MechsTable, seat: Seat): Flow<void> {
  const base = collectYield(g, seat);
  const extra = abilityOf(g, seat).extraCollect ?? 0;
  const here = extra > 0 ? zoneAt(g.open, whereIs(g.open, seat)).gives : [];
  const yieldWith = (more: Resource | undefined) => (more ? { ...base, [more]: base[more] + extra } : base);
  const only = here.length === 1 ? here[0] : undefined;
  const about = yieldWith(only);
  const choices = (here.length > 1 ? here : [true as const]).filter((choice) =>
    wouldGain(g, seat, choice === true ? about : yieldWith(choice)),
  );
  const choice = yield* ask<'collect'>({
    seat,
    kind: 'collect',
    about,
    options: [...choices, null],
    fallback: () => poorerOf(g, seat, choices),
  });
  if (choice === null) return;
  const taken = choice === true ? about : yieldWith(choice);
  const energy = gain(g, seat, 'energy', taken.energy);
  const credits = gain(g, seat, 'credits', taken.credits);
  g.emit({ type: 'resourcesCollected', seat, energy, credits });
}

function wouldGain(g: MechsTable, seat: Seat, taken: Record<Resource, number>): boolean {
  const state = seatState(g.open, seat);
  const { trackMaximum } = figuresOf(g.config);
  return (['energy', 'credits'] as const).some((one) => taken[one] > 0 && state[one] < trackMaximum);
}

function poorerOf(g: MechsTable, seat: Seat, choices: readonly (Resource | true)[]): Resource | true {
  const { energy, credits } = seatState(g.open, seat);
  const poorer: Resource = energy <= credits ? 'energy' : 'credits';
  return choices.includes(poorer) ? poorer : must(choices[0], 'choice');
}

/** What a seat could buy now (M5.2). */
export function purchasable(scene: Scene, seat: Seat): WeaponId[] {
  const { row, piles } = scene.open;
  const { weapons, energy, credits } = seatState(scene.open, seat);
  const basics = BASIC_WEAPONS.filter((id) => piles[id] > 0 && !weapons.some((owned) => owned.id === id));
  return [...row.filter((id): id is WeaponId => id !== null), ...basics].filter((id) => {
    const price = weaponFigures(scene, id);
    return price.energy <= energy && price.credits <= credits;
  });
}

/** M5.2 */
function* purchase(g: MechsTable, seat: Seat): Flow<void> {
  const affordable = purchasable(g, seat);
  const choice = yield* ask<'purchase'>({
    seat,
    kind: 'purchase',
    about: {},
    options: offersFor(g, seat, affordable),
    // What is displaced is what would be carried.
    renewed: () => offersFor(g, seat, affordable),
    fallback: () => mostWorth(g, seat, affordable),
  });
  if (choice === null) return;
  if (typeof choice === 'string') purchaseNow(g, seat, choice);
  else purchaseNow(g, seat, choice.weapon, choice.instead);
}

/** Each weapon alone, and where its slots are full also in the place of each that it can displace (R140). */
function offersFor(
  g: MechsTable,
  seat: Seat,
  affordable: readonly WeaponId[],
): readonly (WeaponId | Exchange | null)[] {
  const { order } = secretOf(g, seat);
  const { status } = seatState(g.open, seat);
  const offers = affordable.flatMap((weapon): (WeaponId | Exchange)[] => [
    weapon,
    ...displaceable(order, status, weapon).map((instead) => ({ weapon, instead })),
  ]);
  return [...offers, null];
}

/** The weapon of the most printed points, in the place of one that has fewer. */
function mostWorth(g: MechsTable, seat: Seat, affordable: readonly WeaponId[]): WeaponId | Exchange | null {
  const worth = (id: WeaponId) => weaponFigures(g, id).vp;
  const [first, ...others] = affordable;
  if (first === undefined) return null;
  const weapon = others.reduce((best, id) => (worth(id) > worth(best) ? id : best), first);
  const [carried, ...more] = displaceable(secretOf(g, seat).order, seatState(g.open, seat).status, weapon);
  if (carried === undefined) return weapon;
  const instead = more.reduce((least, id) => (worth(id) < worth(least) ? id : least), carried);
  return worth(instead) < worth(weapon) ? { weapon, instead } : weapon;
}

export function purchaseNow(g: MechsTable, seat: Seat, weapon: WeaponId, instead?: WeaponId): void {
  const { energy, credits } = weaponFigures(g, weapon);
  pay(g, seat, 'energy', energy);
  pay(g, seat, 'credits', credits);
  g.emit({ type: 'weaponPurchased', seat, weapon, energy, credits });
  takeFromDisplay(g, weapon);
  acquire(g, seat, weapon, { purchased: true, instead });
}

/** The row refills at once in the same place (M5.2). */
function takeFromDisplay(g: MechsTable, weapon: WeaponId): void {
  const { open, hidden } = g;
  const basic = BASIC_WEAPONS.find((id) => id === weapon);
  if (basic) {
    open.piles[basic]--;
    return;
  }
  const place = open.row.indexOf(weapon);
  const next = hidden.deck.pop() ?? null;
  open.row[place] = next;
  open.deckCount = hidden.deck.length;
  if (next) g.emit({ type: 'rowRefilled', place, weapon: next });
}

/** M5.3: whether a token may be put where the pilot stands. */
export function canDeployHere(scene: Scene, seat: Seat, kind: Token['kind']): boolean {
  const zone = whereIs(scene.open, seat);
  const isAffordable = seatState(scene.open, seat)[priceOf(kind)] >= valueOf(scene.open, zone);
  return isAffordable && tokenIn(scene.open, zone) === undefined && !hasEmptyMech(scene.open, zone);
}

interface TokenMove {
  readonly from: ZoneId;
}

/** With all of them out: one of them moves here (M5.3). */
function movesOf(g: MechsTable, seat: Seat, kind: Token['kind']): TokenMove[] {
  return g.open.tokens
    .filter((token) => token.seat === seat && token.kind === kind)
    .map((token) => ({ from: token.zone }));
}

function* deployMine(g: MechsTable, seat: Seat): Flow<void> {
  if (!canDeployHere(g, seat, 'mine')) return;
  const zone = whereIs(g.open, seat);
  const inSupply = secretOf(g, seat).supply.map((number) => ({ number }));
  const moves = inSupply.length > 0 ? [] : movesOf(g, seat, 'mine');
  const choice = yield* ask<'deployMine'>({
    seat,
    kind: 'deployMine',
    about: { zone, cost: valueOf(g.open, zone) },
    options: [...inSupply, ...moves, null],
    fallback: () => inSupply[inSupply.length - 1] ?? leastValuable(g, moves, zone),
  });
  if (choice) deployHere(g, seat, 'mine', choice);
}

function* deployTurret(g: MechsTable, seat: Seat): Flow<void> {
  if (!canDeployHere(g, seat, 'turret')) return;
  const zone = whereIs(g.open, seat);
  const inSupply = seatState(g.open, seat).turrets > 0 ? [{}] : [];
  const moves = inSupply.length > 0 ? [] : movesOf(g, seat, 'turret');
  const choice = yield* ask<'deployTurret'>({
    seat,
    kind: 'deployTurret',
    about: { zone, cost: valueOf(g.open, zone) },
    options: [...inSupply, ...moves, null],
    fallback: () => inSupply[0] ?? leastValuable(g, moves, zone),
  });
  if (choice) deployHere(g, seat, 'turret', choice);
}

/** A move pays only when it leads from a poorer zone to this one. */
function leastValuable({ open }: MechsTable, moves: readonly TokenMove[], here: ZoneId): TokenMove | null {
  const value = ({ from }: TokenMove) => valueOf(open, from);
  const least = moves.reduce((best, move) => (value(move) < value(best) ? move : best));
  return value(least) < valueOf(open, here) ? least : null;
}

export function deployHere(
  g: MechsTable,
  seat: Seat,
  kind: Token['kind'],
  { number, from }: MineDeployment,
): void {
  const zone = whereIs(g.open, seat);
  const price = valueOf(g.open, zone);
  const moved = from === undefined ? undefined : tokenIn(g.open, from);
  if (moved) moveToken(g, moved, zone, price);
  else deployFromSupply(g, { seat, kind, zone, number, price });
}

/** Health that a heal of so much energy restores (M5.4, R52). */
export function healedBy(scene: Scene, seat: Seat, energy: number): number {
  const free = abilityOf(scene, seat).freeHealing ?? 0;
  const missing = maxHealth(scene, seat) - seatState(scene.open, seat).hp;
  return Math.min(missing, free + energy * figuresOf(scene.config).healPerEnergy);
}

/** M5.4, R52: the amounts that restore something and waste no energy. */
export function powerUps(scene: Scene, seat: Seat): PowerUp[] {
  const { status, energy, credits } = seatState(scene.open, seat);
  if (status === 'mech') return [];
  const ups: PowerUp[] = [];
  for (let heal = 0; heal <= energy; heal++) {
    const before = heal === 0 ? 0 : healedBy(scene, seat, heal - 1);
    if (healedBy(scene, seat, heal) > before) ups.push({ heal });
  }
  if (status === 'pilot' && credits >= figuresOf(scene.config).upgradeCost) ups.push({ upgrade: true });
  return ups;
}

function* powerUp(g: MechsTable, seat: Seat): Flow<void> {
  const ups = powerUps(g, seat);
  const choice = yield* ask<'powerUp'>({
    seat,
    kind: 'powerUp',
    about: {},
    options: [...ups, null],
    fallback: () => must(ups[ups.length - 1], 'power-up'),
  });
  if (choice === null) return;
  if ('upgrade' in choice) upgrade(g, seat);
  else heal(g, seat, choice.heal);
}

export function heal(g: MechsTable, seat: Seat, energy: number): void {
  const hp = healedBy(g, seat, energy);
  pay(g, seat, 'energy', energy);
  seatState(g.open, seat).hp += hp;
  g.emit({ type: 'healed', seat, hp, energy });
}

function upgrade(g: MechsTable, seat: Seat): void {
  const state = seatState(g.open, seat);
  const { upgradeCost } = figuresOf(g.config);
  pay(g, seat, 'credits', upgradeCost);
  state.status = 'armor';
  state.hp = maxHealth(g, seat);
  g.emit({ type: 'armorUpgraded', seat, credits: upgradeCost });
  equip(g, seat); // M6.2
}
