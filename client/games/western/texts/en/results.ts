import type { Industry } from '../../../../../shared/games/western/catalog/ids';
import type { IndustryRank } from '../../../../../shared/games/western/state';
import { wordsOf } from '../../../../i18n/plural';
import { playerFirst as P, playerMark as p } from '../marks';
import { industries } from './names';

const { count, list } = wordsOf('en');
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

/** A difference by its source: "3 for buildings". */
export interface Difference {
  readonly source: Source;
  readonly points: number;
}

/** "4 from buildings and 2 from railway" */
const differences = (parts: readonly Difference[]) =>
  list(parts.map(({ source, points }) => `${points} from ${fromWhere[source]}`));

const fromWhere: Record<Source, string> = { buildings: 'buildings', wanted: 'Wanted', ...industries };

/** How it ended, and why. */
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
  shares: (shares: number, points: number) =>
    `${count(shares, { one: 'share', other: 'shares' })}${points > 0 ? `: ${vp(points)}` : ''}`,
  rivalWins: 'The Rival wins',
  /** Why somebody with as many points is behind. */
  tie: {
    bought: (player: number) => `As many points, but ${p(player)} owns more buildings.`,
    icons: (player: number) => `As many points and buildings, but ${p(player)} owns more shares.`,
    solo: () => 'As many points, but alone you have to score more than the Rival.',
  },
  /** The winner, the one right behind, and where the difference comes from. */
  why: (it: {
    readonly winner: number;
    readonly other: number;
    readonly lead: number;
    readonly ahead: readonly Difference[];
    readonly behind: readonly Difference[];
  }) => {
    const by = it.lead === 0 ? 'with as many points' : `by ${vp(it.lead)}`;
    const more = (player: number, parts: readonly Difference[]) =>
      parts.length > 0 ? ` More for ${p(player)}: ${differences(parts)}.` : '';
    return `${P(it.winner)} is ahead of ${p(it.other)} ${by}.${more(it.winner, it.ahead)}${more(it.other, it.behind)}`;
  },
};
