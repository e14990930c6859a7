import type { Seat } from '../../../../shared/core';
import { seatState } from '../../../../shared/games/mechs/arena';
import { SCORE_SOURCES, type Open, type ScoreSheet } from '../../../../shared/games/mechs/state';
import { totalSheet } from '../../../../shared/games/mechs/tracks';
import type { Account } from '../../../model/decided';

/** Points after each round. */
export function pointsByRound(scores: readonly ScoreSheet[]): readonly number[] {
  let total = 0;
  return scores.map((sheet) => (total += SCORE_SOURCES.reduce((sum, source) => sum + sheet[source], 0)));
}

/** The sheets say all of it: points that were lost again are booked there, too. */
export function accountOf(open: Open, seat: Seat): Account {
  const { scores, vp } = seatState(open, seat);
  return { player: seat, points: vp, by: totalSheet(scores), rounds: pointsByRound(scores) };
}
