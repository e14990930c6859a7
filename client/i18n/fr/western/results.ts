import { wordsOf } from '../../plural';
import type { Translation } from '../../translation';
import type { results as English, Source } from '../../en/western/results';
import { playerMark as p } from '../../../games/western/texts/marks';

const { count } = wordsOf('fr');
const vp = (n: number) => `${n} PV`;

const sources: Record<Source, string> = {
  buildings: 'Bâtiments',
  wanted: 'Recherché',
  mining: 'Mine',
  railway: 'Chemin de fer',
  wagon: 'Chariot',
};

export const results: Translation<typeof English> = {
  bySource: 'D’où viennent les points',
  sources,
  total: 'Total',
  bought: 'Bâtiments possédés',
  industries: 'Les parts, et ce qu’elles ont rapporté',
  rank: (rank, majority, minority) =>
    rank === 0
      ? 'sans rang : ne rapporte rien'
      : minority === undefined
        ? `rang ${rank} : ${vp(majority)} pour le plus de parts`
        : `rang ${rank} : ${vp(majority)} pour le plus de parts, ${minority} pour le deuxième`,
  shares: (shares) => count(shares, { one: 'part', other: 'parts' }),
  paid: (points) => vp(points),
  rivalWins: 'Le Rival gagne',
  tie: {
    bought: (player) => `Autant de points, mais ${p(player)} possède plus de bâtiments.`,
    icons: (player) => `Autant de points et de bâtiments, mais ${p(player)} possède plus de parts.`,
    solo: () => 'Autant de points, mais en solo il faut dépasser le Rival.',
  },
  how: {
    buildings: 'grâce aux bâtiments',
    wanted: 'grâce à la carte Recherché',
    mining: 'grâce à la mine',
    railway: 'grâce au chemin de fer',
    wagon: 'grâce au chariot',
  },
};
