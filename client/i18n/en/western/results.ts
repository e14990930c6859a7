import type { Industry } from '../../../../shared/games/western/catalog/ids';
import type { IndustryRank } from '../../../../shared/games/western/state';
import { wordsOf } from '../../plural';
import { playerMark as p } from '../../../games/western/texts/marks';

const { count } = wordsOf('en');
const vp = (n: number) => `${n} VP`;

/** Where points come from. */
export type Source = 'buildings' | 'wanted' | Industry;

const sources: Record<Source, string> = {
  buildings: 'Buildings',
  wanted: 'Wanted',
  mining: 'Mining',
  railway: 'Railway',
  wagon: 'Wagon',
};

/** How it ended. */
export const results = {
  bySource: 'Where the points came from',
  sources,
  total: 'Together',
  bought: 'Buildings owned',
  industries: 'Shares, and what they paid',
  rank: (rank: IndustryRank, majority: number, minority: number | undefined) =>
    rank === 0
      ? 'no rank: pays nothing'
      : minority === undefined
        ? `rank ${rank}: ${vp(majority)} for most shares`
        : `rank ${rank}: ${vp(majority)} for most shares, ${minority} for second most`,
  shares: (shares: number) => count(shares, { one: 'share', other: 'shares' }),
  paid: (points: number) => vp(points),
  rivalWins: 'The Rival wins',
  /** Why somebody with as many points is behind. */
  tie: {
    bought: (player: number) => `As many points, but ${p(player)} owns more buildings.`,
    icons: (player: number) => `As many points and buildings, but ${p(player)} owns more shares.`,
    solo: () => 'As many points, but alone you have to score more than the Rival.',
  },
  how: {
    buildings: 'with buildings',
    wanted: 'with Wanted',
    mining: 'with mining',
    railway: 'with the railway',
    wagon: 'with the wagon',
  } satisfies Record<Source, string>,
};
