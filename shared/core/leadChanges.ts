import type { Seat } from './flow';

export interface LeadChange {
  readonly type: 'lead';
  /** The one right before it. */
  readonly moment: number;
  readonly seat: Seat;
  readonly points: number;
}

/** Every change of the lead. Whoever scores first has taken it from nobody, and a tie is no lead. */
export function leadChanges(
  moments: readonly { readonly number: number; readonly points: readonly number[] }[],
): LeadChange[] {
  let leader: Seat | undefined;
  return moments.flatMap(({ number, points }): LeadChange[] => {
    const most = Math.max(...points);
    const seat = points.indexOf(most);
    const isShared = points.lastIndexOf(most) !== seat;
    if (isShared || seat === leader) return [];
    const isFirst = leader === undefined;
    leader = seat;
    return isFirst ? [] : [{ type: 'lead', moment: number - 1, seat, points: most }];
  });
}
