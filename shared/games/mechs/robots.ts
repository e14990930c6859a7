import { pick, type Flow, type Seat } from '../../core';
import { collectYield, healedBy, purchasable, purchaseNow, deployHere, canDeployHere, heal } from './actions';
import { humanOf, robotOf, secretOf, seatState, whereIs } from './arena';
import { isJump } from './catalog/cards';
import { ADVANCED_WEAPONS, type CardKind } from './catalog/ids';
import { enter, type Entry } from './movement';
import { passTurn } from './round';
import { robotJump, robotStep } from './robotMoves';
import { flipCard } from './robotPiles';
import { drawEquipment } from './robotReturn';
import { gain, maxHealth } from './tracks';
import type { Token } from './state';
import type { MechsTable } from './types';

/** M13: a robot's turn: flip, move, run into what is there, act. */
export function* takeRobotTurn(g: MechsTable, seat: Seat): Flow<void> {
  g.emit({ type: 'turnStarted', seat, turn: g.open.turn });
  const card = flipCard(g, seat);
  const entry = isJump(card) ? yield* jump(g, seat, card) : yield* step(g, seat, card);
  if (entry === 'free' && !isJump(card)) act(g, seat, card);
  passTurn(g);
}

function* step(g: MechsTable, seat: Seat, card: CardKind): Flow<Entry> {
  const robot = robotOf(g.open, seat);
  const from = whereIs(g.open, seat);
  const move = robotStep(g.open, seat, from, robot.facing, card);
  robot.facing = move.facing;
  show(g, seat, card);
  if (move.to === undefined) {
    g.emit({ type: 'wallHit', seat, zone: from, direction: robot.facing });
    return 'free';
  }
  g.emit({ type: 'pilotMoved', seat, from, to: move.to, by: 'move' });
  return yield* enter(g, seat, move.to, { jumped: false });
}

/** M13.5, M13.11 */
function* jump(g: MechsTable, seat: Seat, card: CardKind): Flow<Entry> {
  const robot = robotOf(g.open, seat);
  const from = whereIs(g.open, seat);
  const to = robotJump(g.open, from, card, whereIs(g.open, humanOf(g.open)));
  show(g, seat, card);
  if (to === undefined) return 'free';
  g.emit({ type: 'pilotMoved', seat, from, to, by: 'jump' });
  const entry = yield* enter(g, seat, to, { jumped: true });
  if (entry === 'fought') robot.facing = 'north';
  return entry;
}

/** The card lies open, with the way it sends the robot, before anything comes of it. */
function show(g: MechsTable, seat: Seat, card: CardKind): void {
  const { facing, stack } = robotOf(g.open, seat);
  seatState(g.open, seat).revealed.push({ kind: card, direction: facing });
  g.emit({ type: 'robotFlipped', seat, card, facing, stack });
}

/** M13.7: the card's action if it can be done, else a Collect. */
function act(g: MechsTable, seat: Seat, card: CardKind): void {
  if (!ACTIONS[card](g, seat)) collect(g, seat);
}

const ACTIONS: Record<CardKind, (g: MechsTable, seat: Seat) => boolean> = {
  collect: () => false,
  deployMine: (g, seat) => deploy(g, seat, 'mine'),
  deployTurret: (g, seat) => deploy(g, seat, 'turret'),
  purchase,
  powerUp,
  diagonalJump: () => true,
  doubleJump: () => true,
};

function collect(g: MechsTable, seat: Seat): void {
  const { energy, credits } = collectYield(g, seat);
  const gained = { energy: gain(g, seat, 'energy', energy), credits: gain(g, seat, 'credits', credits) };
  if (gained.energy + gained.credits > 0) g.emit({ type: 'resourcesCollected', seat, ...gained });
}

function deploy(g: MechsTable, seat: Seat, kind: Token['kind']): boolean {
  const state = seatState(g.open, seat);
  const isInSupply = (kind === 'mine' ? state.mines : state.turrets) > 0;
  if (!isInSupply || !canDeployHere(g, seat, kind)) return false;
  const { supply } = secretOf(g, seat);
  deployHere(g, seat, kind, kind === 'mine' ? { number: pick(supply, g.random.stream('robotMines')) } : {});
  return true;
}

const MOST_ADVANCED = 4;

/** The first card of the row that it can pay; never a basic one. */
function purchase(g: MechsTable, seat: Seat): boolean {
  const isAdvanced = (id: string) => ADVANCED_WEAPONS.some((advanced) => advanced === id);
  const owned = seatState(g.open, seat).weapons.filter((weapon) => isAdvanced(weapon.id)).length;
  const weapon = owned < MOST_ADVANCED ? purchasable(g, seat).find(isAdvanced) : undefined;
  if (!weapon) return false;
  purchaseNow(g, seat, weapon);
  drawEquipment(g, seat);
  return true;
}

function powerUp(g: MechsTable, seat: Seat): boolean {
  const { status, hp, energy } = seatState(g.open, seat);
  const missing = maxHealth(g, seat) - hp;
  if (status === 'mech' || missing === 0 || energy === 0) return false;
  let paid = 1;
  while (paid < energy && healedBy(g, seat, paid) < missing) paid++;
  heal(g, seat, paid);
  return true;
}
