import type { Seat } from '../../core';
import { isRobot, seatState, valueOf, whereIs } from './arena';
import { figuresOf } from './ruleset';
import type { Open, SeatState } from './state';
import { addToSheet, totalSheet } from './tracks';
import type { MechsOutcome, MechsTable } from './types';
import { weaponFigures } from './weapons';

/** M12.1: after rounds 2, 4 and 6. */
export function scoreRound(g: MechsTable): void {
  const { open } = g;
  const { holdMechPoints } = figuresOf(g.config);
  const scores = open.seats.map((_, seat) => {
    const tokens = open.tokens.filter((token) => token.seat === seat);
    const valueOfAll = (kind: 'mine' | 'turret') =>
      tokens
        .filter((token) => token.kind === kind)
        .reduce((sum, token) => sum + valueOf(open, token.zone), 0);
    const points = {
      zones: valueOf(open, whereIs(open, seat)),
      mines: valueOfAll('mine'),
      turrets: 2 * valueOfAll('turret'),
      mech: open.mech.holder === seat ? holdMechPoints : 0,
    };
    for (const source of ['zones', 'mines', 'turrets', 'mech'] as const)
      addToSheet(g, seat, points[source], source);
    return points;
  });
  g.emit({ type: 'roundScored', round: open.round, scores });
}

/** M12.2, M12.3: the weapons that were purchased, then the winners. */
export function settleMatch(g: MechsTable): void {
  const { open } = g;
  const points = open.seats.map((state, seat) => {
    const vp = state.weapons
      .filter((weapon) => weapon.purchased) // R9
      .reduce((sum, weapon) => sum + weaponFigures(g, weapon.id).vp, 0);
    addToSheet(g, seat, vp, 'weapons');
    return vp;
  });
  g.emit({ type: 'weaponsScored', points });
  open.phase = 'over';
  open.active = undefined;
  open.turn = 0;
  open.winners = [...open.seats.keys()].filter((seat) => placeOf(open, seat) === 1);
  g.emit({ type: 'matchEnded', winners: open.winners.slice(), totals: open.seats.map((state) => state.vp) });
}

/** M12.3, M13.13: 1 is the best place; equal seats share theirs. */
function placeOf(open: Open, seat: Seat): number {
  return 1 + open.seats.filter((_, other) => compare(open, other, seat) < 0).length;
}

function compare(open: Open, a: Seat, b: Seat): number {
  const [left, right] = [seatState(open, a), seatState(open, b)];
  const holds = (seat: Seat) => (open.mech.holder === seat ? 1 : 0);
  const weapons = (state: SeatState) => state.weapons.length; // R9: the starting weapon counts here
  // R62: the human needs the single highest score, and there is no tie-break.
  if (open.seats.some((state) => state.robot))
    return right.vp - left.vp || Number(isRobot(open, b)) - Number(isRobot(open, a));
  return right.vp - left.vp || holds(b) - holds(a) || weapons(right) - weapons(left);
}

export function outcomeOf(open: Open): MechsOutcome | undefined {
  if (open.phase !== 'over' || !open.winners) return undefined;
  return {
    winners: open.winners.slice(),
    seats: open.seats.map(({ vp, scores }, seat) => ({
      vp,
      place: placeOf(open, seat),
      total: totalSheet(scores),
      rounds: scores.map((sheet) => ({ ...sheet })),
    })),
  };
}
