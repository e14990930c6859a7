import type { Translation } from '../translation';
import type { RatingDoubt } from '../../../shared/protocol/constants';
import type { ratings as English } from '../en/ratings';
import { wordsOf } from '../plural';

const { list, number, percent, signed } = wordsOf('fr');

const doubts: Record<RatingDoubt, string> = {
  address: 'deux personnes de la table venaient de la même adresse',
  newcomer: 'quelqu’un n’a pas encore rencontré grand monde ici',
  again: 'il y a eu d’autres parties semblables ces derniers jours',
  short: 'elle s’est finie trop tôt',
};

export const ratings: Translation<typeof English> = {
  change: signed,
  now: (points, by) =>
    by === 0 ? `Votre cote reste à ${number(points)}.` : `Votre cote : ${number(points)} (${signed(by)}).`,
  weighed: (weight, why = []) => {
    const part =
      weight === 0 ? 'n’a pas compté' : `a compté pour ${weight < 0.01 ? 'moins de 1 %' : percent(weight)}`;
    const reasons = why.length > 0 ? ` : ${list(why.map((doubt) => doubts[doubt]))}` : '';
    return `La partie ${part}${reasons}.`;
  },
};
