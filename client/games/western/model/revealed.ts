import type { CardId } from '../../../../shared/games/western/catalog/ids';
import { seatState } from '../../../../shared/games/western/ring';
import type { Open } from '../../../../shared/games/western/state';
import type { WesternTypes, WesternView } from '../../../../shared/games/western/types';
import type { Shown } from '../../ui';

/**
 * Whether the secrets, which are those of now, belong to what is drawn: what is played back may be of the round before,
 * and until a round is dealt the cards of the last one lie in the street.
 */
export function isOfNow(view: WesternView, { round, phase, gaps }: Open): boolean {
  return gaps.length > 0 && phase !== 'deal' && round === view.open.round;
}

/** The kept card of a seat where it is known: one that was shown, the own one, or with everything open any. */
export function knownCard({ view, open, revealed }: Shown<WesternTypes>, seat: number): CardId | undefined {
  const shown = seatState(open, seat).card;
  if (shown || !isOfNow(view, open)) return shown;
  const own = revealed?.[seat]?.own ?? (view.viewer === seat ? view.own : undefined);
  return own?.card;
}
