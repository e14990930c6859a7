import type { CardText } from '../../../games/card';

export const card: CardText = {
  name: 'Western',
  tagline: 'Une carte, six mains de poker, toute une ville à gagner.',
  short: 'Une carte, six mains, six manches.',
  steps: [
    {
      title: 'Gardez une carte',
      text: 'Six cartes ouvertes séparent les lieux. La vôtre forme une main de poker de trois cartes avec les deux voisines de chaque lieu.',
    },
    {
      title: 'En selle',
      text: 'Envoyez vos hommes là où votre carte est forte. La place est prise ? Réglez cela en duel, aux dés.',
    },
    {
      title: 'Bâtissez',
      text: 'Montrez les cartes, gagnez les pots, achetez des bâtiments. Après six manches, le plus gros total gagne.',
    },
  ],
  unofficial:
    'Une adaptation non officielle de Tiny Epic Western. Les textes et les dessins sont les nôtres.',
  solo: {
    play: 'Solo : contre le Rival',
    hint: 'Le solo a ses propres règles : le Rival n’invente rien, il suit les dés et des règles fixes.',
    company: 'Solo, contre le Rival',
    choices: [
      {
        id: 'difficulty',
        legend: 'Difficulté du Rival',
        options: [
          { value: 'learner', label: 'Découverte' },
          { value: 'beginner', label: 'Facile' },
          { value: 'medium', label: 'Moyen' },
          { value: 'hard', label: 'Difficile' },
          { value: 'epic', label: 'Épique' },
        ],
        standard: 'learner',
      },
    ],
  },
  asked: {
    boss: 'Choisissez votre patron',
    keep: 'Gardez une carte',
    place: 'Placez un homme',
    duel: 'Un duel',
    buy: 'Achetez un bâtiment',
    pot: 'Un pot est à vous',
    hire: 'Engager un troisième homme ou non',
    auction: 'La Salle des ventes',
    buyNow: 'Acheter tout de suite ou non',
    hall: 'La Mairie',
    leftover: 'Achetez un bâtiment de plus',
    advance: 'Faites avancer une industrie',
  },
  paces: {
    standard: '90 secondes pour garder une carte, placer ou acheter, 45 pour le reste.',
    blitz: '30 secondes pour garder une carte, placer ou acheter, 15 pour le reste.',
  },
};
