import type { Seat } from '../../../shared/core';
import { commitTo, type Opener } from '../../../shared/fairness';
import type { ProgrammedCard } from '../../../shared/games/mechs';

/** What Mechs hides, in short. */
export type Hidden =
  | {
      readonly kind: 'program';
      readonly round: number;
      readonly seat: Seat;
      readonly program: readonly ProgrammedCard[];
    }
  | { readonly kind: 'mine'; readonly token: number; readonly seat: Seat; readonly number: number };

/** The hash of it, as the game's witness would have it made. */
export function hashOfHidden(opener: Opener, hidden: Hidden): string {
  if (hidden.kind === 'mine') {
    const { kind, token, seat, number } = hidden;
    return commitTo(opener, {
      id: `mine/${token}/${seat}`,
      named: { kind, token, seat },
      hidden: { number },
    });
  }
  const { kind, round, seat } = hidden;
  const program = hidden.program.map(({ card, direction }) => ({ card, direction }));
  return commitTo(opener, {
    id: `program/${round}/${seat}`,
    named: { kind, round, seat },
    hidden: { program },
  });
}
