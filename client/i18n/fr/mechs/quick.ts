import type { QuickReference } from '../../../screens/QuickReference';

export const quick: QuickReference = [
  {
    title: 'Comment on marque',
    lines: [
      'Engager un combat : 1. Chaque dégât infligé en combat : 1. L’autre tombe ou bat en retraite : 1.',
      'Votre mine ou votre tourelle met quelqu’un K.-O. : 1.',
      'Monter dans le Puissant Mécha : 2.',
      'Après les manches 2, 4 et 6 : votre pilote et chaque mine la valeur de leur zone, chaque tourelle le double, le Mécha 3.',
      'À la fin : les étoiles de chaque arme achetée.',
      'Égalité : celui qui tient le Mécha, puis celui qui a le plus d’armes.',
    ],
  },
  {
    title: 'Une manche',
    lines: [
      'Programme : quatre cartes sur huit, avec leurs directions, en secret.',
      'Exécution : chacun joue une carte à son tour, quatre fois.',
      'Fin de manche : chacun reprend ses cartes, le mode ad hoc s’arrête, le premier joueur change. Décompte après les manches 2, 4 et 6.',
    ],
  },
  {
    title: 'Se déplacer',
    lines: [
      'Une zone vers le nord, l’est, le sud ou l’ouest. Hors de l’arène : un mur. On reste, l’action compte.',
      'Double : un saut de deux zones en ligne. Diagonale : un saut d’une zone en biais. Pas d’action.',
      'Sauter sur un ennemi : la première attaque est puissante.',
      'Ce qu’on rencontre, dans l’ordre : mine, combat, tourelle, Mécha vide.',
    ],
  },
  {
    title: 'Actions',
    lines: [
      'Collecter : 1 de ce que montre chacune de vos zones. Les jauges s’arrêtent à 9.',
      'Acheter : une arme, à son prix.',
      'Mine : autant de crédits que vaut la zone. Tourelle : autant d’énergie.',
      'Recharger : 2 de santé par énergie, ou l’armure assistée pour 5 crédits.',
      'Pas d’action après un combat.',
    ],
  },
  {
    title: 'Formes',
    lines: [
      'Pilote : 6 de santé, 2 armes de base.',
      'Armure assistée : 9 de santé, 2 de base et 2 avancées.',
      'Puissant Mécha : 11 de santé, 4 avancées ; il ne se soigne pas.',
    ],
  },
  {
    title: 'Un combat',
    lines: [
      'Choisissez une arme prête, infligez ses dégâts, elle est épuisée. Puis l’autre.',
      'Zone contre distance, distance contre mêlée, mêlée contre zone : celui qui contre peut prendre la ligne puissante.',
      'Plus d’arme : retraite vers la zone non hostile la plus proche.',
    ],
  },
  {
    title: 'Mis K.-O.',
    lines: [
      'Pilote : retour à la base en pleine santé, au moins 2 énergies et 2 crédits.',
      'Hors de l’armure ou du Mécha : pilote en pleine santé, dans la zone sûre la plus proche.',
      'Celui qui met K.-O. le pilote du Mécha en combat peut le prendre.',
      'Après une retraite ou un K.-O. : mode ad hoc. Une carte au choix à chaque tour jusqu’à la fin de la manche ; pas de combat au premier.',
    ],
  },
  {
    title: 'Mines et tourelles',
    lines: [
      'La mine frappe avant le combat : valeur de la zone plus son numéro. Puis elle rentre.',
      'La tourelle frappe après le combat : valeur de la zone. Elle rentre si vous tenez debout.',
      'Une seule par zone. Les vôtres ne vous blessent jamais.',
    ],
  },
];
