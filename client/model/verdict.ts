import type { Seat } from '../../shared/core';
import type { TableInfo } from '../../shared/protocol/table';
import { placesAfterLeaving } from '../../shared/protocol/verdict';
import type { Standing } from '../games/ui';

export interface Judged {
  readonly order: readonly (Standing & { readonly hasLeft: boolean })[];
  /** Undefined where nobody was to win. */
  readonly winners: readonly Seat[] | undefined;
}

/** T14: the places and the winners that records and ratings go by; those of the rules where nobody has left. */
export function judged(
  standings: readonly Standing[],
  byTheRules: readonly Seat[] | undefined,
  { seats }: Pick<TableInfo, 'seats'>,
): Judged {
  const left = standings.map(({ seat }) => seats[seat]?.hasLeft ?? false);
  const places = placesAfterLeaving(
    standings.map(({ place }) => place),
    (index) => left[index] ?? false,
  );
  const order = standings
    .map((standing, index) => {
      const hasLeft = left[index] ?? false;
      const { tie, ...rest } = standing;
      return { ...rest, tie: hasLeft ? undefined : tie, place: places[index] ?? standing.place, hasLeft };
    })
    .sort((a, b) => a.place - b.place);
  const first = order.filter(({ place }) => place === 1).map(({ seat }) => seat);
  return { order, winners: left.includes(true) ? first : byTheRules };
}
