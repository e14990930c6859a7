import type { Seat } from '../../core';
import { isRobot, seatState, valueOf, whereIs } from './arena';
import { figuresOf } from './ruleset';
import type { Open } from './state';
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

/** What decides between seats with as many points. */
export type TieBreak = 'robot' | 'mech' | 'weapons';

const STRENGTHS: Record<TieBreak, (open: Open, seat: Seat) => number> = {
  robot: (open, seat) => Number(isRobot(open, seat)),
  mech: (open, seat) => Number(open.mech.holder === seat),
  weapons: (open, seat) => seatState(open, seat).weapons.length, // R9: the starting weapon counts here
};

/** R62, R133: the human of a solo match needs the single highest score, and nothing else breaks a tie. */
function tieBreaks(open: Open): readonly TieBreak[] {
  return open.seats.some((state) => state.robot) ? ['robot'] : ['mech', 'weapons'];
}

/** M12.3: the tie-break that sets two seats with as many points apart, if one does. */
export function tieBreakBetween(open: Open, a: Seat, b: Seat): TieBreak | undefined {
  if (seatState(open, a).vp !== seatState(open, b).vp) return undefined;
  return tieBreaks(open).find((tieBreak) => STRENGTHS[tieBreak](open, a) !== STRENGTHS[tieBreak](open, b));
}

function compare(open: Open, a: Seat, b: Seat): number {
  const tieBreak = tieBreakBetween(open, a, b);
  const strength = (seat: Seat) => (tieBreak ? STRENGTHS[tieBreak](open, seat) : seatState(open, seat).vp);
  return strength(b) - strength(a);
}

/** M12.3: the best first. */
export function placesOf(open: Open): { readonly seat: Seat; readonly place: number }[] {
  return open.seats
    .map((_, seat) => ({ seat, place: placeOf(open, seat) }))
    .sort((a, b) => a.place - b.place);
}

export function outcomeOf(open: Open): MechsOutcome | undefined {
  if (open.phase !== 'over' || !open.winners) return undefined;
  return {
    winners: open.winners.slice(),
    seats: open.seats.map(({ pilot, vp, scores }, seat) => ({
      place: placeOf(open, seat),
      points: vp,
      role: pilot,
      total: totalSheet(scores),
      rounds: scores.map((sheet) => ({ ...sheet })),
    })),
  };
}
