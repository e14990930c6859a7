import type { QuickReference } from '../../../screens/QuickReference';

export const quick: QuickReference = [
  {
    title: 'Une manche',
    lines: [
      'Donne : gardez une de vos cartes, en secret.',
      'Placement : un homme après l’autre, à partir du donneur.',
      'Confrontation : les lieux 1 à 5, l’un après l’autre.',
      'Achat : dans l’ordre des mains à la mairie.',
    ],
  },
  {
    title: 'Emplacements',
    lines: [
      'Influence, « aussitôt » (à gauche) : 1. « Si gagné » (à droite) : 2, si vous y gagnez la main et tenez debout.',
      'Perron : le bâtiment du dessus. Un perron gris donne 1 en plus. Son propriétaire reçoit 1 d’or.',
      'Shérif : valeur ±1, enseigne un rang plus haut ou plus bas, second achat, perron.',
      '! veut dire maintenant, le sablier à la confrontation, $ à l’achat.',
    ],
  },
  {
    title: 'Un duel',
    lines: [
      'Chacun lance un dé. Celui qui est mené agit ; à égalité, c’est l’attaquant.',
      'Relancer : l’attaquant paie 1 de force, le défenseur 1 de loi.',
      'Ajouter sa carte : elle est montrée à tous. Ou s’arrêter, et perdre.',
      'Le perdant est blessé : il joue pour le pot et peut acheter, mais l’emplacement ne donne plus rien.',
      'Le vainqueur prend la carte Recherché : 1 d’influence par manche, 2 points à la fin.',
    ],
  },
  {
    title: 'Les mains, de la plus forte à la plus faible',
    lines: [
      'Quinte flush, brelan, couleur, quinte, paire, carte haute.',
      'Se suivent seulement 1-2-3, 2-3-4 et 3-4-5.',
      'À égalité : la carte personnelle la plus haute, puis son enseigne : chapeau, tipi, fer à cheval, crâne.',
      'Seul en un lieu, on joue contre la carte du Rival.',
    ],
  },
  {
    title: 'Acheter',
    lines: [
      'Un bâtiment, là où vous avez un homme, à son prix.',
      'Second achat : un de plus, n’importe où, après tous les autres.',
      'Celui qui gagne la mairie fait avancer une industrie : 3, 2, 1.',
      'Celui qui n’achète rien a un troisième homme à la manche suivante. De même pour celui qui le prend au pot du shérif.',
    ],
  },
  {
    title: 'Score final',
    lines: [
      'Les points de vos bâtiments, et 2 pour la carte Recherché.',
      'Industries, le plus de parts / le second. À trois ou quatre : le rang 1 donne 5 / 3, le rang 2 donne 3 / 2, le rang 3 donne 2 / 1.',
      'Seul ou à deux : le plus de parts seulement, 3, 2 et 1.',
      'Égalité : le plus de bâtiments, puis le plus de parts en tout.',
    ],
  },
];
