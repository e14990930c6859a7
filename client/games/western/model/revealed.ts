import type { CardId } from '../../../../shared/games/western/catalog/ids';
import { seatState } from '../../../../shared/games/western/ring';
import type { WesternTypes } from '../../../../shared/games/western/types';
import type { Shown } from '../../ui';

/** The kept card of a seat where it is known: one that was shown, the own one, or with everything open any. */
export function knownCard({ view, open, revealed }: Shown<WesternTypes>, seat: number): CardId | undefined {
  const shown = seatState(open, seat).card;
  // What is played back may be of the round before: the secrets are those of now.
  if (shown || open.gaps.length === 0 || open.round !== view.open.round) return shown;
  const own = revealed?.[seat]?.own ?? (view.viewer === seat ? view.own : undefined);
  return own?.card;
}
