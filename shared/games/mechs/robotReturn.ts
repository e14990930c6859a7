import { pick, shuffled, type Seat } from '../../core';
import { pilotIn, closestZones, secretOf, seatState, tokenIn, baseOf, isRobot, robotOf } from './arena';
import { isJump, programCards } from './catalog/cards';
import { displace } from './knockOut';
import { facingAtBase, robotStep } from './robotMoves';
import { flipCard } from './robotPiles';
import { figuresOf } from './ruleset';
import type { Open, RobotState, WeaponPlace, ZoneId } from './state';
import type { MechsTable } from './types';
import { equip, weaponFigures } from './weapons';

/** M13.12, R61: a fallen robot is in Power Armor at full health again, at its base or near it. */
export function returnRobot(g: MechsTable, seat: Seat, { leftMech }: { leftMech: boolean }): void {
  const { open } = g;
  const state = seatState(open, seat);
  state.status = 'armor';
  state.hp = figuresOf(g.config).health.armor;
  g.emit({ type: 'statusChanged', seat, status: state.status, hp: state.hp });
  if (leftMech) drawEquipment(g, seat);
  const base = baseOf(open, seat);
  const robot = robotOf(open, seat);
  if (isFree(open, base, seat)) {
    displace(g, seat, base, 'knockOut');
    robot.facing = facingAtBase(open, base);
  } else landNearBase(g, seat, base, robot);
}

/** R60: neither the human, nor the other robot, nor a token of the human. */
function isFree(open: Open, zone: ZoneId, seat: Seat): boolean {
  const pilot = pilotIn(open, zone);
  const token = tokenIn(open, zone);
  return (pilot === undefined || pilot === seat) && (token === undefined || isRobot(open, token.seat));
}

/** R60: its unused cards are tried from the base until one leads to a free zone. */
function landNearBase(g: MechsTable, seat: Seat, base: ZoneId, robot: RobotState): void {
  const { open } = g;
  // R132: those left in the stack, and if it must be refilled all eight.
  const most = robot.stack + programCards(figuresOf(g.config).doubledCard).length;
  for (let tries = 0; tries < most; tries++) {
    const card = flipCard(g, seat);
    const move = isJump(card) ? undefined : robotStep(open, seat, base, 'north', card);
    g.emit({ type: 'robotFlipped', seat, card, facing: move?.facing ?? 'north', stack: robot.stack });
    if (move?.to === undefined || !isFree(open, move.to, seat)) continue;
    displace(g, seat, move.to, 'knockOut');
    robot.facing = move.facing;
    return;
  }
  // There is always one: two pilots and seven tokens of the human cannot fill eighteen zones.
  const closest = closestZones(open, base, (zone) => isFree(open, zone, seat));
  displace(g, seat, pick(closest, g.random.stream('robotPlace')), 'knockOut');
  robot.facing = 'north';
}

/** M13.9: with more advanced weapons than slots, those it carries are drawn at random. */
export function drawEquipment(g: MechsTable, seat: Seat): void {
  const secret = secretOf(g, seat);
  const isBasic = ({ weapon }: WeaponPlace) => weaponFigures(g, weapon).basic;
  const advanced = secret.order.filter((place) => !isBasic(place));
  secret.order = [...secret.order.filter(isBasic), ...shuffled(advanced, g.random.stream('robotArms'))];
  equip(g, seat);
}
