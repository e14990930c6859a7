import { seatState } from '../../../shared/games/mechs/arena';
import { placesOf, tieBreakBetween } from '../../../shared/games/mechs/scoring';
import type { Open, ScoreSource } from '../../../shared/games/mechs/state';
import type { MechsTypes } from '../../../shared/games/mechs/types';
import { seatMark } from '../../i18n/rich';
import type { Ending, Standing } from '../ui';
import { accountOf } from './model/account';
import { Score } from './panels/Score';
import { Winner } from './panels/Winner';
import { t } from './texts';

/** Everybody, the best first; with why one is behind who has as many points (M12.3, M13.13). */
function standings(open: Open): readonly Standing[] {
  return placesOf(open).map(({ seat, place }, i, all) => {
    const before = all[i - 1]?.seat;
    const tieBreak = before === undefined ? undefined : tieBreakBetween(open, before, seat);
    const tie = before !== undefined &&
      tieBreak && {
        words: t().results.tie[tieBreak](before),
        rule: tieBreak === 'robot' ? 'M13.13' : 'M12.3',
      };
    return { seat, place, points: seatState(open, seat).vp, tie: tie || undefined };
  });
}

const decisive: Ending<MechsTypes>['decisive'] = (open, order) => ({
  accounts: order.slice(0, 2).map((seat) => accountOf(open, seat)),
  how: (source) => t().results.how[source as ScoreSource],
  name: seatMark,
  first: seatMark,
});

export const ending: Ending<MechsTypes> = { standings, decisive, Winner, Score };
