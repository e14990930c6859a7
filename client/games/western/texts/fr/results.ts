import { wordsOf } from '../../../../i18n/plural';
import type { Translation } from '../../../../i18n/translation';
import type { Difference, results as English, Source } from '../en/results';
import { playerFirst as P, playerMark as p } from '../marks';
import { theIndustry } from './names';

const { count, list } = wordsOf('fr');
const vp = (n: number) => `${n} PV`;

const sources: Record<Source, string> = {
  buildings: 'Bâtiments',
  wanted: 'Recherché',
  mining: 'Mine',
  railway: 'Chemin de fer',
  wagon: 'Chariot',
};

const byWhat: Record<Source, string> = {
  buildings: 'les bâtiments',
  wanted: 'Recherché',
  ...theIndustry,
};

/** « 4 par les bâtiments et 2 par le chemin de fer » */
const differences = (parts: readonly Difference[]) =>
  list(parts.map(({ source, points }) => `${points} par ${byWhat[source]}`));

export const results: Translation<typeof English> = {
  bySource: 'D’où viennent les points',
  sources,
  total: 'Ensemble',
  bought: 'Bâtiments possédés',
  industries: 'Les parts, et ce qu’elles ont rapporté',
  rank: (rank, majority, minority) =>
    rank === 0
      ? 'sans rang : ne rapporte rien'
      : minority === undefined
        ? `rang ${rank} : ${vp(majority)} pour le plus de parts`
        : `rang ${rank} : ${vp(majority)} pour le plus de parts, ${minority} pour le deuxième`,
  shares: (shares, points) =>
    `${count(shares, { one: 'part', other: 'parts' })}${points > 0 ? ` : ${vp(points)}` : ''}`,
  rivalWins: 'Le Rival gagne',
  tie: {
    bought: (player) => `Autant de points, mais ${p(player)} possède plus de bâtiments.`,
    icons: (player) => `Autant de points et de bâtiments, mais ${p(player)} possède plus de parts.`,
    solo: () => 'Autant de points, mais en solo il faut dépasser le Rival.',
  },
  why: (it) => {
    const by = it.lead === 0 ? 'à égalité de points' : `de ${vp(it.lead)}`;
    const more = (player: number, parts: readonly Difference[]) =>
      parts.length > 0 ? ` En plus pour ${p(player)} : ${differences(parts)}.` : '';
    return `${P(it.winner)} devance ${p(it.other)} ${by}.${more(it.winner, it.ahead)}${more(it.other, it.behind)}`;
  },
};
