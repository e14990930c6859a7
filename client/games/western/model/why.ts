import { compareCards, valueOf } from '../../../../shared/games/western/catalog/cards';
import type { CardId } from '../../../../shared/games/western/catalog/ids';
import type { ShownHand } from '../../../../shared/games/western/events';
import { strengthOf } from '../../../../shared/games/western/hand';
import type { Player } from '../../../../shared/games/western/state';

/** Why one hand is in front of the next: by its rank, else by the own card (W9.1, W9.2, W9.3). */
export interface Reason {
  readonly better: ShownHand;
  readonly worse: ShownHand;
  /** `natural`: equals at the Town Hall, by their unchanged cards (W10.2); `boss`: best of its rank (S73). */
  readonly by: 'rank' | 'value' | 'suit' | 'alike' | 'natural' | 'boss';
}

/** The best first; equals stay as they were told. */
export function fromBest(hands: readonly ShownHand[], left: CardId, right: CardId): ShownHand[] {
  return [...hands].sort((a, b) => strengthOf(b.card, left, right) - strengthOf(a.card, left, right));
}

/** In the order of buying, which need not be that of the hands. */
export function inOrder(hands: readonly ShownHand[], order: readonly Player[]): ShownHand[] {
  return [...hands].sort((a, b) => order.indexOf(a.player) - order.indexOf(b.player));
}

/** What puts each hand in front of the one after it. */
export function reasonsFor(sorted: readonly ShownHand[], isHall: boolean): Reason[] {
  return sorted.slice(1).map((worse, i) => {
    const better = sorted[i] as ShownHand;
    return { better, worse, by: reasonOf(better, worse, isHall) };
  });
}

function reasonOf(better: ShownHand, worse: ShownHand, isHall: boolean): Reason['by'] {
  if (better.rank !== worse.rank) return 'rank';
  if (better.card === worse.card) return isHall ? 'natural' : 'alike';
  if (compareCards(better.card, worse.card) < 0) return 'boss';
  return valueOf(better.card) === valueOf(worse.card) ? 'suit' : 'value';
}
