import { must, type Seat } from '../../../../core';
import { CELLS, seatState, tokenIn, valueOf, whereIs } from '../../arena';
import type { Open, ZoneId } from '../../state';
import { bestLine, imaginedDuel, margin } from '../duel';
import type { Economy } from './economy';
import { waysFrom, type Geography } from './geography';

/** Another seat as a plan reckons with it: where it may be, and what meeting it there would bring. */
export interface Rival {
  readonly seat: Seat;
  /** Chances by number of its moves from now on, then by zone. */
  readonly presence: readonly (readonly number[])[];
  /** How many moves it makes before this seat's first planned turn. */
  readonly lead: number;
  readonly attack: number;
  readonly jump: number;
  readonly defend: number;
}

/** The chance to find a rival in a zone after so many of its moves. */
export function presenceAt({ presence }: Rival, moves: number, zone: ZoneId): number {
  return must(must(presence[moves], 'such move')[zone], 'such zone');
}

const MOVES = 6;
const PLAIN_SHARE = 6 / 8;
const JUMP_SHARE = 1 / 8;

export function rivalsOf(economy: Economy, geography: Geography): Rival[] {
  const { scene, seat, share, weights, mechWorth } = economy;
  const { open } = scene;
  const rivals: Rival[] = [];
  for (let other = 0; other < open.seats.length; other++) {
    if (other === seat || open.seats[other]?.zone === undefined) continue;
    const worth = (how: { attacks: boolean; jumped: boolean }) => {
      const zone = whereIs(open, how.attacks ? other : seat);
      const result = bestLine(imaginedDuel(scene, { seat, enemy: other }, { zone, ...how }), 6);
      const prize = result.end === 'won' && open.mech.holder === other ? 2 + mechWorth : 0;
      const wounds = result.end === 'lost' ? 0 : (result.hp - seatState(open, seat).hp) * weights.health;
      return margin(result, 0, share) + prize + wounds;
    };
    rivals.push({
      seat: other,
      presence: presenceOf(open, other, geography),
      lead: leadOf(open, seat, other),
      attack: worth({ attacks: true, jumped: false }),
      jump: worth({ attacks: true, jumped: true }),
      defend: worth({ attacks: false, jumped: false }),
    });
  }
  return rivals;
}

/** Before the round's first turn those who come earlier in the order move first; in mid-round they have moved. */
function leadOf(open: Open, seat: Seat, other: Seat): number {
  if (open.phase !== 'program') return 0;
  const seats = open.seats.length;
  const place = (one: Seat) => (one - open.starter + seats) % seats;
  return place(other) < place(seat) ? 1 : 0;
}

/** A walk that likes valuable zones and dislikes what is hostile, as most programs do. */
function presenceOf(open: Open, seat: Seat, geography: Geography): number[][] {
  const start = new Array<number>(CELLS).fill(0);
  start[whereIs(open, seat)] = 1;
  const charm = open.zones.map((zone, id) => (zone ? Math.exp(appeal(open, seat, id)) : 0));
  const steps = [start];
  let now = start;
  while (steps.length <= MOVES) {
    const next = new Array<number>(CELLS).fill(0);
    for (let zone = 0; zone < CELLS; zone++) {
      const chance = must(now[zone], 'such zone');
      if (chance < 0.001) continue;
      spread(next, zone, chance * PLAIN_SHARE, waysFrom(geography, 'collect', zone), charm);
      spread(next, zone, chance * JUMP_SHARE, waysFrom(geography, 'doubleJump', zone), charm);
      spread(next, zone, chance * JUMP_SHARE, waysFrom(geography, 'diagonalJump', zone), charm);
    }
    steps.push(next);
    now = next;
  }
  return steps;
}

const WALL_CHARM = 0.4;

function spread(
  next: number[],
  from: ZoneId,
  chance: number,
  to: readonly ZoneId[],
  charm: readonly number[],
): void {
  const charmOf = (zone: ZoneId) => (zone < 0 ? WALL_CHARM : must(charm[zone], 'such zone'));
  let total = 0;
  for (const zone of to) total += charmOf(zone);
  for (const zone of to) {
    const target = zone < 0 ? from : zone;
    next[target] = must(next[target], 'such zone') + (chance * charmOf(zone)) / total;
  }
}

function appeal(open: Open, seat: Seat, zone: ZoneId): number {
  const token = tokenIn(open, zone);
  return valueOf(open, zone) / 2 - (token === undefined ? 0 : token.seat === seat ? 0.5 : 1.5);
}
