import type { QuickPlayText } from '../en/quickPlay';
import { wordsOf } from '../plural';

const { count, number } = wordsOf('fr');

export const quickPlay: QuickPlayText = {
  title: 'On vous cherche une partie',
  joining: 'Entrée dans la file…',
  waited: (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`,
  waitedLabel: 'Temps d’attente',
  alone: 'Personne d’autre n’attend encore.',
  waiting: (n) => `${count(n, { one: 'joueur', other: 'joueurs' })} dans la file, en vous comptant`,
  expected: (seconds) =>
    seconds <= 0 ? 'd’un instant à l’autre' : `en général encore ${number(Math.ceil(seconds / 5) * 5)} s`,
  within: (points) => `Adversaires de votre niveau : ${number(points)} points de cote d’écart au plus`,
  anybody: 'N’importe quel adversaire',
  botsTitle: 'C’est calme en ce moment.',
  bots: 'Commencer avec des bots',
  practise: 'Plutôt contre un bot',
  learn: 'Leçons en attendant',
  stay: 'Jouez tout de suite avec des bots, ou restez dans la file.',
  cancel: 'Annuler',
  found: 'Partie trouvée !',
  foundText: 'On attend que les autres confirment…',
  ready: 'C’est bon pour moi',
  readyText: (seconds) => `Votre partie est prête : ${count(seconds, { one: 'seconde', other: 'secondes' })}`,
  going: 'C’est parti',
  again: 'Quelqu’un n’a pas confirmé. Vous serez servi en premier.',
  lost: 'Connexion perdue. On vous ramène dans la file…',
  elsewhere: 'Vous attendez dans un autre onglet ou sur un autre appareil.',
  here: 'Attendre ici',
  close: 'Fermer',
  retry: 'Réessayer',
  notify: 'Me prévenir quand une partie est trouvée',
  notification: 'Une partie vous attend',
  notificationText: 'Revenez dans les dix secondes.',
};
