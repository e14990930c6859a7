import type { days as English } from '../en/days';
import type { Translation } from '../translation';
import { wordsOf } from '../plural';

const { count, date } = wordsOf('fr');

export const days: Translation<typeof English> = {
  recap: {
    title: 'Pendant votre absence',
    forYou: (answers) =>
      count(answers, {
        one: 'réponse a été donnée pour vous, comme vous l’aviez dit.',
        other: 'réponses ont été données pour vous, comme vous l’aviez dit.',
      }),
    autopilot:
      'Votre temps s’est écoulé deux fois de suite : le pilote automatique a joué pour vous jusqu’ici.',
    show: 'Le montrer sur la table',
    close: 'Continuer',
  },
  holiday: {
    label: (days) =>
      `Jours de congé : votre chrono s’arrête (il en reste ${count(days, { one: 'jour', other: 'jours' })})`,
    days: (days) => count(days, { one: 'jour', other: 'jours' }),
    take: 'Les prendre maintenant',
    now: (until) => `Votre chrono est arrêté jusqu’au ${date(until)}.`,
    end: 'Je suis de retour',
    none: 'Vous avez pris tous vos jours de congé dans cette partie.',
  },
  next: 'Table suivante : à vous d’y jouer',
  mayGo: 'Vous pouvez quitter la page : votre place reste la vôtre.',
};
