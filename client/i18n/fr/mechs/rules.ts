import { wordsOf } from '../../plural';
import type { RuleSection } from '../../../screens/Rules';
import type { RulesText } from '../../en/mechs/rules';

const sections: readonly RuleSection[] = [
  {
    title: 'L’arène',
    rules: [
      [
        'M1.1',
        'L’arène a 21 zones à quatre joueurs, 18 à trois, 15 à deux. Deux zones se touchent par leurs côtés.',
      ],
      [
        'M1.2',
        'Le Puissant Mécha commence au centre. Les bases sont au milieu des bords. Toutes les autres zones sont tirées au sort : chacune a une valeur et donne de l’énergie ou des crédits.',
      ],
      [
        'M1.4',
        'Une zone vous est hostile tant qu’un pilote, une mine ou une tourelle de l’ennemi s’y trouve.',
      ],
      [
        'M1.5',
        'Vous contrôlez chaque zone où se trouve votre pilote, une de vos mines ou une de vos tourelles.',
      ],
      ['M1.6', 'Une zone a de la place pour une seule mine ou tourelle, à qui qu’elle soit.'],
    ],
  },
  {
    title: 'Mise en place',
    rules: [
      [
        'M2.1',
        'Vous commencez avec toute votre santé, 3 énergies, 3 crédits, 3 tourelles, 4 mines numérotées de 1 à 4, et 8 cartes Programme.',
      ],
      [
        'M2.2',
        'Vous recevez deux pilotes et en gardez un en secret, avant que quiconque voie l’arène ou sache qui commence. Tous les choix sont montrés au même moment ; l’autre carte reste inconnue.',
      ],
      ['M2.3', 'Les bases sont placées l’une après l’autre ; le premier joueur place la sienne en dernier.'],
      ['M2.4', 'Vous cachez une de vos mines sur votre base. Personne d’autre n’en connaît le numéro.'],
      ['M2.5', 'Vous choisissez en secret une des quatre armes de base ; toutes sont montrées ensemble.'],
      [
        'M2.6',
        'Quatre armes avancées sont exposées à la vente. Quand l’une est achetée, la suivante prend sa place.',
      ],
    ],
  },
  {
    title: 'Une manche',
    rules: [
      [
        'M3.1',
        'Il y a six manches. À chacune, vous programmez quatre cartes, puis chacun en joue une à tour de rôle. Les points se comptent après les manches 2, 4 et 6.',
      ],
      [
        'M3.2',
        'Tout le monde programme en même temps et en secret : quatre des huit cartes, leur ordre, et une direction pour chacune. Vous pouvez changer d’avis jusqu’à ce que le dernier ait validé.',
      ],
      [
        'M3.3',
        'À votre tour, la carte est révélée. Vous vous déplacez, vous affrontez ce qui se trouve dans la nouvelle zone, puis, si vous ne vous êtes pas battu et tenez encore debout, vous pouvez faire l’action de la carte.',
      ],
      [
        'M3.4',
        'Après la manche, le rôle de premier joueur passe dans le sens horaire et chacun reprend ses cartes.',
      ],
      [
        'R23',
        'Quitter une partie n’en retire jamais un pilote : le pilote automatique joue la suite, et vous pouvez reprendre votre place.',
      ],
      [
        'R29',
        'Un programme, c’est exactement quatre cartes différentes, chacune avec une direction. Les deux cartes Collecter sont deux cartes.',
      ],
    ],
  },
  {
    title: 'Se déplacer',
    rules: [
      ['M4.1', 'Les cartes qui ont une action vous avancent d’une zone. Le déplacement est obligatoire.'],
      [
        'M4.2',
        'Au bord de l’arène, il y a un mur : vous restez où vous êtes et rien de votre zone ne vous arrive, mais vous pouvez encore faire l’action.',
      ],
      [
        'M4.3',
        'Le Double saut arrive exactement deux zones plus loin, le Saut en diagonale une zone en diagonale. Ce qui se trouve entre les deux ne compte pas. Les sauts n’ont pas d’action.',
      ],
      ['M4.4', 'Sautez sur un ennemi, et votre première attaque est une attaque puissante.'],
      [
        'M4.6',
        'Quand vous entrez dans une zone : d’abord la mine ennemie, puis le combat avec le pilote qui s’y trouve, puis la tourelle ennemie, puis le Puissant Mécha s’il est vide.',
      ],
    ],
  },
  {
    title: 'Actions',
    rules: [
      [
        'M5.1',
        'Collecter : chaque zone que vous contrôlez vous donne 1 de ce qu’elle montre. Les bases et la zone du Mécha donnent les deux. Les jauges s’arrêtent à 9.',
      ],
      [
        'M5.2',
        'Acheter : prenez une arme de l’étal, ou une arme de base que vous n’avez pas. Vous pouvez en posséder plus que vous n’en portez. Si vos emplacements sont pleins, vous dites quelle arme fait place à la nouvelle, ou qu’aucune ne le fait.',
      ],
      [
        'M5.3',
        'Déployer : posez une mine pour autant de crédits que vaut la zone, ou une tourelle pour autant d’énergie. Si toutes les vôtres sont posées, déplacez-en une ici pour le même prix.',
      ],
      [
        'M5.4',
        'Recharger : regagnez 2 de santé par énergie, ou payez 5 crédits pour passer en armure assistée avec toute sa santé.',
      ],
      ['R52', 'Un soin rend au moins 1 de santé, et on ne peut pas y gaspiller d’énergie.'],
    ],
  },
  {
    title: 'Armes',
    rules: [
      [
        'M6.1',
        'Un pilote porte 2 armes de base, l’armure assistée 2 de base et 2 avancées, le Puissant Mécha 4 avancées.',
      ],
      [
        'M6.2',
        'Vous gardez un ordre de vos armes que personne d’autre ne voit. Au début et à la fin de votre tour, quand vous achetez et quand votre forme change, les premières qui conviennent sont équipées. Un nouvel ordre vaut aussitôt tant que vous n’avez rien décidé dans votre tour, et quand vous êtes tombé et choisissez où aller.',
      ],
      ['M6.3', 'Si vous possédez une arme que vous pouvez porter, au moins une est toujours équipée.'],
    ],
  },
  {
    title: 'Mines et tourelles',
    rules: [
      [
        'M7.1',
        'Une mine ennemie inflige la valeur de sa zone plus son numéro, et retourne à son propriétaire. Si elle vous met K.-O., son propriétaire marque 1 PV.',
      ],
      [
        'M7.2',
        'Une tourelle ennemie inflige la valeur de sa zone. Si vous survivez, elle retourne à son propriétaire ; sinon, elle reste et son propriétaire marque 1 PV.',
      ],
      [
        'R50',
        'Wasp peut poser une mine ou une tourelle à côté d’elle quand une des siennes est détruite par quelqu’un d’autre, pour la valeur de la zone + 1.',
      ],
      ['R51', 'La Tourelle automatique peut aussi déplacer une de vos tourelles si les trois sont posées.'],
    ],
  },
  {
    title: 'Combat',
    rules: [
      [
        'M8.1',
        'Entrez dans une zone où se trouve un pilote ennemi, et le combat commence. Vous marquez 1 PV et attaquez le premier.',
      ],
      [
        'M8.2',
        'On attaque à tour de rôle. Chaque attaque épuise une arme équipée jusqu’à la fin du combat. Celui qui n’en a plus doit battre en retraite.',
      ],
      ['M8.3', 'Chaque dégât réellement subi rapporte 1 PV à qui l’inflige.'],
      [
        'M8.4',
        'Contrez l’arme qui vient de servir contre vous, et vous pouvez utiliser la ligne puissante, plus forte : Zone contre Distance, Distance contre Mêlée, Mêlée contre Zone.',
      ],
      [
        'M8.6',
        'Une retraite donne 1 PV à votre ennemi. Vous allez dans la zone non hostile la plus proche et jouez le reste de la manche sans programme.',
      ],
      ['M8.7', 'Un K.-O. donne 1 PV à votre ennemi.'],
      ['M8.8', 'Qui a engagé le combat n’a pas d’action ce tour-ci.'],
      ['R36', 'La première attaque d’un combat ne contre rien.'],
      ['R37', 'Les dégâts qu’une capacité retire ne rapportent rien.'],
      ['R38', 'La question est posée à Magma une fois par combat, à la première attaque qui lui ferait mal.'],
      ['R40', 'Maverick paie avant la première attaque ; c’est la seconde utilisation qui épuise l’arme.'],
      [
        'R42',
        'La Masse IEM épuise n’importe quelle arme prête. L’Arbalète rend prête n’importe quelle autre de vos armes épuisées.',
      ],
      ['R43', 'Le Pieu perforant emmène les deux pilotes dans la zone voisine ; le combat y continue.'],
      ['R46', 'Le Canon magnétique touche aussi tous les autres ennemis d’une même ligne droite.'],
      [
        'R135',
        'Personne ne marque pour ce que la Batterie de roquettes fait à qui l’utilise, pas même pour un K.-O.',
      ],
      [
        'R137',
        'Ce qu’une arme prend à l’ennemi, elle le prend aussi d’un coup qui met K.-O. : énergie, crédits, points.',
      ],
    ],
  },
  {
    title: 'Le Puissant Mécha',
    rules: [
      [
        'M9.1',
        'Entrez dans sa zone en armure assistée avec toute votre santé, et vous pouvez le prendre : 2 PV tout de suite, 11 de santé, un côté au choix parmi deux, 4 armes avancées.',
      ],
      [
        'M9.2',
        'Il ne peut ni être soigné, ni recharger, ni être quitté. Son côté remplace la capacité de votre pilote.',
      ],
      ['R34', 'La Charge de fusée se paie zone par zone, et s’arrête à un mur ou à un combat.'],
    ],
  },
  {
    title: 'K.-O.',
    rules: [
      [
        'M10.1',
        'Un pilote revient à sa base avec toute sa santé et au moins 2 énergies et 2 crédits. Si la base est hostile : dans la zone la plus proche d’elle qui ne l’est pas alors (R136).',
      ],
      [
        'M10.2',
        'L’armure assistée est perdue : vous continuez en pilote avec toute votre santé, dans la zone non hostile la plus proche.',
      ],
      [
        'M10.3',
        'Perdez le Puissant Mécha au combat, et le vainqueur peut le prendre aussitôt, sous n’importe quelle forme et avec n’importe quelle santé, pour 2 PV. Une mine ou une tourelle le laisse vide sur place.',
      ],
      [
        'M11.1',
        'Mode ad hoc : après une retraite ou un K.-O., vous n’avez plus de programme pour le reste de la manche ; à chaque tour, vous choisissez n’importe quelle carte et n’importe quelle direction.',
      ],
      ['M11.2', 'Au premier tour de ce mode, vous ne pouvez pas engager de combat.'],
      ['R25', 'L’Ordre impulsif de Tsunami compte comme un tel premier tour.'],
      ['R28', 'Kitty tourne une carte d’un quart de tour, une fois, avant de se déplacer.'],
    ],
  },
  {
    title: 'Points',
    rules: [
      [
        'M12.1',
        'Après les manches 2, 4 et 6 : votre pilote et vos mines rapportent la valeur de leurs zones, les tourelles le double, et le Puissant Mécha 3 PV.',
      ],
      ['M12.2', 'À la fin, chaque arme que vous avez achetée rapporte ses points.'],
      [
        'M12.3',
        'Le plus de points gagne. À égalité, celui qui a le Puissant Mécha ; sinon, celui qui a le plus d’armes ; sinon, la victoire est partagée.',
      ],
    ],
  },
  {
    title: 'Solo contre deux robots',
    rules: [
      [
        'M13.1',
        'Vous jouez sur l’arène à trois, depuis la base nord. À chaque tour, vous commencez, puis vient le robot ouest, puis le robot est.',
      ],
      [
        'M13.3',
        'Un robot révèle sa prochaine carte : pour collecter, il va tout droit ; pour déployer, vers la plus grande valeur devant lui, à gauche ou à droite ; pour acheter ou recharger, vers la plus petite.',
      ],
      [
        'M13.5',
        'Ses sauts vous atteignent à toute distance : sur sa rangée, sur sa colonne ou sur ses diagonales.',
      ],
      ['M13.6', 'Les robots ne se battent pas entre eux et ignorent leurs mines et tourelles respectives.'],
      [
        'M13.8',
        'Un robot prend le Puissant Mécha vide chaque fois qu’il entre dans sa zone, quelle que soit sa santé. Aucun côté du Mécha ne l’aide.',
      ],
      [
        'M13.10',
        'En combat, il utilise ses armes comme elles viennent, avec des attaques puissantes dès qu’il le peut.',
      ],
      [
        'R134',
        'Il paie le plus possible pour ses armes et ne choisit rien d’autre : ce qui demande un choix ne fait rien.',
      ],
      ['M13.13', 'Vous ne gagnez qu’avec plus de points que chaque robot : une égalité revient au robot.'],
    ],
  },
];

const { list } = wordsOf('fr');
const houseWords = {
  type: 'son type',
  price: 'la répartition du prix',
  damage: 'les dégâts',
  resource: 'ce avec quoi l’effet se paie',
};

export const rules: RulesText = {
  title: 'Comment jouer à Mechs',
  lead: 'Programmez quatre coups en secret, puis regardez les plans de tous se percuter. Mines, tourelles et combats rapportent des points ; après six manches, le plus de points gagne.',
  sections,
  arsenal: 'Toutes les armes',
  pilots: 'Pilotes',
  sides: 'Côtés du Puissant Mécha',
  filters: {
    type: 'Type',
    counters: 'Contre',
    uncounterable: 'ne peut être contrée',
    price: 'Prix',
    sum: (amount) => `${amount} en tout`,
    stage: 'De base ou avancée',
    pays: 'La capacité coûte',
    paidIn: { energy: 'de l’énergie', credits: 'des crédits', nothing: 'rien' },
  },
  houseValues: (which) => `Valeurs de la maison : ${list(which.map((one) => houseWords[one]))}.`,
  houseList: {
    pilotHealth: 'la santé d’un pilote (6)',
    trackMaximum: 'où s’arrêtent les jauges d’énergie et de crédits (9)',
    doubledCard: 'quelle carte existe en double (Collecter)',
    zones: 'les valeurs de toutes les zones et ce qu’elles donnent',
    weapons: 'les dégâts des armes, et tous les types sauf ceux de la Bobine de foudre et du Warhammer',
    priceColumns: 'lequel des deux prix d’une arme est en énergie, et lequel en crédits',
    weaponResources:
      'ce avec quoi se paient les effets du Bouclier anti-émeute, de la Masse IEM, de la Mitrailleuse Gatling et du Fusil de précision',
    abilities: 'si une capacité se paie en énergie ou en crédits',
    forceField: 'Champ de force : combien on peut payer, et ce que cela retire',
  },
  houseTitle: 'Toutes les valeurs de la maison',
  unofficial:
    'Ceci est une adaptation non officielle de Tiny Epic Mechs. Les règles y sont racontées avec nos propres mots.',
};
