import type { pictures as English } from '../../en/western/pictures';

export const pictures: typeof English = {
  players: ['Ada', 'Pip', 'Mo'],
  of: {
    ring: {
      alt: 'Le cercle des six lieux, une carte ouverte entre deux voisins, et au milieu la carte d’Ada, le 4 de tipi. De part et d’autre du Saloon se trouvent le 4 de crâne et le 4 de chapeau.',
      caption:
        'Le 4 d’Ada forme une main avec les deux cartes voisines de chaque lieu : un brelan au Saloon, une quinte flush chez le Shérif. Chaque lieu nomme la main qu’elle y aurait.',
    },
    sides: {
      alt: 'Le Saloon, lieu d’Ada. Un homme de sa bande se tient du côté droit de l’emplacement d’influence, un homme de Pip sur le perron. Dessous figurent la main d’Ada à cet endroit, le bâtiment du perron et le bâtiment à vendre.',
      caption:
        'La gauche donne 1 tout de suite, la droite 2 à la confrontation si l’on y gagne la main. Ada a choisi la droite. Pip est sur son perron et utilise le bâtiment du dessus ; Ada y gagne 1 d’or.',
    },
    duel: {
      alt: 'Un duel pour le perron de la Banque. Ada attaque : elle a fait 1, payé 1 de force et relancé 5. Pip défend : il a fait 4 et ajouté sa carte, un 3, ce qui fait 7. Ada est derrière de 2.',
      caption:
        'La puissance, c’est le dé plus la carte, une fois ajoutée. Ada a 5, Pip 4 + 3 = 7 : elle est derrière, c’est donc à elle de relancer pour 1 de force, d’ajouter sa carte, ou d’arrêter et de perdre.',
    },
    showdown: {
      alt: 'La confrontation chez le Shérif. Entre le 3 et le 5 de tipi ouverts, Ada montre le 4 de tipi : une quinte flush, qui gagne. Pip montre le 1 de tipi : une couleur.',
      caption:
        'Tous deux sont chez le Shérif : chacun forme une main avec sa carte et les deux voisines du lieu. La quinte flush d’Ada bat la couleur de Pip et remporte le pot : 1 de loi et 1 de force, ou le troisième homme.',
    },
    industry: {
      alt: 'La Mairie et les rangs des industries : le chariot n’en a pas, le chemin de fer est au rang 3, la mine au rang 1. Une petite marque montre qui a le plus de parts : Ada pour le chemin de fer, Mo pour les deux autres. Dessous, le Manoir, un bâtiment à deux parts de chemin de fer.',
      caption:
        'Les signes des bâtiments sont des parts. À trois, le rang 3 rapporte 2 points à qui a le plus de parts de l’industrie et 1 au deuxième, le rang 1 en rapporte 5 et 3. Le Manoir a donné à Ada deux parts de chemin de fer.',
    },
  },
};
