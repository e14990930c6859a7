import { shuffled, type Knowledge, type Random, type Seat } from '../../core';
import { seatState } from './arena';
import { kindOf, programCards } from './catalog/cards';
import { WEAPONS, type CardKind, type WeaponId } from './catalog/ids';
import type { MechsEvent } from './events';
import { figuresOf } from './ruleset';
import type { RobotPiles } from './state';
import type { MechsTypes } from './types';

/** Piles of the robot pilots that fit what was seen of them. */
export function imaginedRobots(knowledge: Knowledge<MechsTypes>, random: Random): RobotPiles[] {
  return knowledge.boundary.open.seats.flatMap((state, seat) =>
    state.robot
      ? [{ seat, ...imaginedStack(knowledge, seat, random), orders: imaginedOrders(knowledge, seat, random) }]
      : [],
  );
}

/**
 * What was flipped this round, or since the stack was refilled (R60), is spent; what was flipped since the
 * boundary lay on top.
 */
function imaginedStack(
  { events, eventsAtBoundary, config }: Knowledge<MechsTypes>,
  seat: Seat,
  random: Random,
): Pick<RobotPiles, 'stack' | 'played'> {
  const rest = programCards(figuresOf(config).doubledCard).map(kindOf);
  const isFirstFlip = (event: MechsEvent) =>
    event.type === 'robotFlipped' && event.seat === seat && event.stack === rest.length - 1;
  const start = Math.max(
    events.findLastIndex((event) => event.type === 'roundStarted') + 1,
    events.slice(0, eventsAtBoundary).findLastIndex(isFirstFlip),
  );
  const flips = (from: number, to?: number): CardKind[] =>
    events
      .slice(from, to)
      .flatMap((event) => (event.type === 'robotFlipped' && event.seat === seat ? [event.card] : []));
  const played = flips(start, eventsAtBoundary);
  // Flips beyond what lay in the stack came after it was refilled since: that shuffle cannot be foretold.
  const coming = flips(Math.max(start, eventsAtBoundary)).slice(0, rest.length - played.length);
  for (const card of [...played, ...coming]) rest.splice(rest.indexOf(card), 1);
  return { stack: [...shuffled(rest, random), ...coming.reverse()], played };
}

/** The weapons it has used since the boundary came up in that order; once all were out they were reshuffled (R130). */
function imaginedOrders(
  { events, eventsAtBoundary, boundary }: Knowledge<MechsTypes>,
  seat: Seat,
  random: Random,
): WeaponId[][] {
  const { equipped } = seatState(boundary.open, seat);
  let pass: WeaponId[] = [];
  const passes = [pass];
  const out = new Set<WeaponId>();
  for (const event of events.slice(eventsAtBoundary)) {
    if ((event.type !== 'weaponUsed' && event.type !== 'weaponExhausted') || event.seat !== seat) continue;
    if (event.type === 'weaponUsed') {
      if (equipped.every((weapon) => out.has(weapon))) {
        passes.push((pass = []));
        out.clear();
      }
      pass.push(event.weapon);
    }
    out.add(event.weapon);
  }
  return passes.map((used) => [...used, ...shuffled(WEAPONS, random).filter((id) => !used.includes(id))]);
}
