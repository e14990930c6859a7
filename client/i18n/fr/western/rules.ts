import type { RuleSection } from '../../../screens/Rules';
import type { RulesText } from '../../en/western/rules';
import { bossMoments } from './effects';

const sections: readonly RuleSection[] = [
  {
    title: 'La ville',
    rules: [
      [
        'W1.1',
        'Six lieux forment un cercle. La Mairie est en haut, le Shérif en face ; la Banque, le Tribunal, le Repaire et le Saloon occupent le reste, dans un ordre nouveau à chaque partie.',
      ],
      [
        'W1.2',
        'Entre deux voisins se trouve une carte de poker ouverte. Chaque lieu a donc deux cartes voisines, une de chaque côté.',
      ],
      [
        'W1.3',
        'Un lieu à la couleur de quelqu’un a une influence et un perron. Un lieu gris n’a qu’un perron. Le Shérif a quatre emplacements : second achat, valeur, enseigne et perron. La Mairie n’en a aucun.',
      ],
      ['W1.4', 'Chaque lieu, sauf la Mairie, a un bâtiment à vendre, et un pot.'],
      [
        'W1.5',
        'Votre propre perron porte votre pile de bâtiments ; seul celui du sommet peut servir. Sur les perrons gris et chez le Shérif se trouve un bâtiment à personne.',
      ],
      [
        'W1.6',
        'Un emplacement est tenu par l’homme qui y est debout. Des blessés peuvent y être aussi : ils ne tiennent rien.',
      ],
      ['W1.7', 'La loi, la force et l’or se comptent de 0 à 6. Ce qui dépasserait est perdu.'],
      [
        'W1.8',
        '« Au choix » : vous décidez du type. Deux montrés ensemble (comme au pot du Saloon) sont d’un même type ; gagnés un par un, ils peuvent différer. Ce que vous payez « au choix » peut être mêlé.',
      ],
    ],
  },
  {
    title: 'Mise en place',
    rules: [
      [
        'W2.1',
        'Les lieux et les couleurs sont tirés au sort. Les joueurs sont assis dans l’ordre de leurs lieux.',
      ],
      [
        'W2.3',
        'Vous commencez avec 1 de loi, 1 de force et 1 d’or, deux hommes prêts et un troisième au repos.',
      ],
      ['W2.4', 'Vous recevez deux patrons et en gardez un en secret. Tous sont montrés ensemble.'],
      [
        'W2.5',
        'Les 30 bâtiments sont mélangés : cinq sont à vendre, un va sur chaque perron neutre, le reste est la pioche.',
      ],
      ['W2.6', 'Le premier donneur est tiré au sort. Personne n’a encore la carte Recherché.'],
    ],
  },
  {
    title: 'Une manche',
    rules: [
      ['W3.1', 'Il y a six manches : Donne, Placement, Résolution (la confrontation), Achat.'],
      [
        'W3.2',
        'Les 20 cartes de poker sont mélangées. Six sont ouvertes dans le cercle, une est cachée pour le Rival, deux vont à chaque joueur en secret.',
      ],
      [
        'W3.3',
        'Tout le monde garde une de ses cartes, en même temps et en secret. Vous pouvez changer d’avis jusqu’à ce que le dernier ait choisi.',
      ],
      [
        'S7',
        'L’influence de l’Éclaireur et le troisième homme du Flambeur s’apprécient quand les cartes sont données.',
      ],
    ],
  },
  {
    title: 'Placement',
    rules: [
      ['W4.1', 'Le Rancher peut engager un troisième homme avant que le donneur place.'],
      [
        'W4.2',
        'À partir du donneur, dans le sens horaire, chacun place un homme ; on continue jusqu’à ce que personne n’en ait plus. Placer est obligatoire.',
      ],
      [
        'W4.3',
        'Un homme va sur n’importe quel emplacement, sauf sur un que vous tenez vous-même. Plusieurs de vos hommes peuvent être au même lieu, sur des emplacements différents.',
      ],
      [
        'W4.4',
        'Choisissez l’emplacement, et son côté ou son sens. Si quelqu’un d’autre le tient, c’est le duel. Si votre homme est debout ensuite, prenez ce que l’emplacement donne aussitôt.',
      ],
      [
        'W4.5',
        'Avoir un homme à un lieu, debout ou blessé, permet de jouer pour son pot et d’acheter son bâtiment.',
      ],
      [
        'S23',
        'La question est posée au Rancher une fois les cartes gardées, et pas s’il a déjà le troisième homme.',
      ],
      ['S10', 'C’est l’emplacement que vous ne pouvez pas prendre deux fois, pas le lieu.'],
      ['S19', 'En un tour, chaque bâtiment ne peut servir qu’une fois.'],
      ['S22', 'Le dernier tour de table ne revient qu’à ceux qui ont un troisième homme.'],
    ],
  },
  {
    title: 'Les emplacements',
    rules: [
      [
        'W5.1',
        'Influence : le côté gauche donne 1 aussitôt. Le côté droit donne 2 à la confrontation, si vous gagnez la main ici et que votre homme est encore debout.',
      ],
      [
        'W5.2',
        'Perron : servez-vous du bâtiment au sommet, au moment de son icône. Un perron gris donne aussi 1 aussitôt.',
      ],
      [
        'W5.3',
        'Valeur : votre carte compte un de plus ou un de moins à la confrontation et à l’achat ; 5 et 1 sont voisins. Enseigne : de même avec son enseigne ; chapeau et crâne sont voisins. Vous choisissez le sens en plaçant, et tous le voient. Second achat : un bâtiment de plus à la fin de l’achat.',
      ],
      [
        'W5.4',
        'Sur un perron : d’abord ce que donne le lieu lui-même, puis le bâtiment s’il agit aussitôt, puis son propriétaire gagne 1 d’or. Même quand vous utilisez le vôtre.',
      ],
      ['W5.5', 'Vous pouvez refuser ce qu’un bâtiment propose.'],
      ['W5.6', 'Un perron vide peut être pris. Personne n’y gagne d’or.'],
      ['S43', 'Les types sans place ne sont pas proposés tant qu’un autre en a.'],
    ],
  },
  {
    title: 'Les duels',
    rules: [
      ['W6.1', 'Se placer sur un emplacement tenu ouvre un duel : vous attaquez, celui qui y est défend.'],
      ['W6.2', 'Chacun lance un dé, sous les yeux de tous.'],
      [
        'W6.3',
        'Votre puissance est votre dé, plus la valeur de votre carte une fois ajoutée. Les emplacements valeur et enseigne ne comptent pas ici.',
      ],
      ['W6.4', 'Est derrière qui a le moins de puissance ; à égalité, l’attaquant.'],
      [
        'W6.5',
        'Qui est derrière peut relancer (l’attaquant pour 1 de force, le défenseur pour 1 de loi), ajouter sa carte, que tous voient désormais, ou s’arrêter. Puis on regarde à nouveau qui est derrière.',
      ],
      [
        'W6.6',
        'Quand celui qui est derrière s’arrête ou ne peut rien faire d’autre, il a perdu. Vous n’agissez donc que tant que vous êtes derrière.',
      ],
      [
        'W6.7',
        'L’homme du perdant est blessé et reste, couché. Celui du gagnant est debout. Un attaquant qui gagne prend ce que l’emplacement donne aussitôt.',
      ],
      [
        'W6.8',
        'Un blessé garde ce qu’il a gagné, ne tire plus rien de son emplacement, joue encore pour le pot et peut acheter.',
      ],
      [
        'W6.9',
        'Une carte montrée en duel reste ouverte jusqu’à la fin de la manche, et ne peut plus être ajoutée.',
      ],
      ['S26', 'Un moins bon jet compte aussi.'],
      ['S28', 'Vous pouvez ajouter votre carte même là où elle ne peut pas aider.'],
      ['W7.1', 'Le gagnant de chaque duel prend la carte Recherché.'],
      ['W7.2', 'Recherché donne 1 au choix à chaque confrontation, et 2 PV à la fin.'],
    ],
  },
  {
    title: 'La confrontation',
    rules: [
      [
        'W8.1',
        'Toutes les cartes sont retournées ensemble, celle du Rival aussi. Les emplacements valeur et enseigne changent maintenant les cartes de ceux qui y sont debout.',
      ],
      [
        'W8.2',
        'D’abord, chacun gagne ce qui lui revient : par Recherché, son patron, et les perrons qui agissent maintenant.',
      ],
      [
        'W8.3',
        'Puis lieu par lieu : tous ceux qui y sont, debout ou blessés, forment une main de leur carte et des deux voisines du lieu. La meilleure main gagne.',
      ],
      [
        'W8.4',
        'Si vous n’avez pas d’adversaire à un lieu, vous jouez contre la carte du Rival. Si le Rival est meilleur, personne ne gagne.',
      ],
      [
        'W8.5',
        'Le gagnant reçoit le pot une fois, et 2 de plus si son homme est debout sur le côté droit de l’influence.',
      ],
      ['W8.6', 'Le pot du shérif est 1 de loi et 1 de force, ou le troisième homme à la prochaine manche.'],
      ['S36', 'Une égalité avec le Rival est pour vous.'],
      ['S37', 'Ceux qui sont exactement à égalité gagnent tous, chacun tout le pot.'],
      ['S44', 'À la dernière manche, le pot du shérif est de la loi et de la force.'],
    ],
  },
  {
    title: 'Les mains',
    rules: [
      [
        'W9.1',
        'De la plus forte à la plus faible : quinte flush, brelan, couleur, quinte, paire, carte haute. Seuls 1-2-3, 2-3-4 et 3-4-5 se suivent.',
      ],
      [
        'W9.2',
        'Entre mains de même rang, votre propre carte décide : la plus haute valeur, puis la plus forte enseigne. Les cartes ouvertes ne départagent jamais.',
      ],
      ['W9.3', 'Votre propre carte compte comme les emplacements valeur et enseigne l’ont changée.'],
      ['S32', '5 et 1 ne se suivent pas dans une quinte.'],
      ['S33', 'Les enseignes, de la plus forte à la plus faible : chapeau, tipi, fer à cheval, crâne.'],
      [
        'S34',
        'À la différence du poker : une paire de 2 vaut une paire de 5, et ainsi pour chaque rang. Gagne qui a la plus haute carte personnelle, même si la paire est sur la table.',
      ],
    ],
  },
  {
    title: 'Acheter',
    rules: [
      [
        'W10.1',
        'À la Mairie, la main de chacun est comparée, où que soient ses hommes. L’ordre de la meilleure à la moins bonne est l’ordre d’achat.',
      ],
      [
        'W10.2',
        'Des cartes qui comptent comme exactement pareilles sont départagées par ce qu’elles étaient avant les emplacements valeur et enseigne.',
      ],
      [
        'W10.3',
        'Dans cet ordre, chacun peut acheter un bâtiment à un lieu où il a un homme, debout ou blessé, pour son prix. L’emplacement d’achat reste vide jusqu’à la fin de la manche.',
      ],
      [
        'W10.4',
        'Les perrons qui agissent à l’achat demandent un homme debout. Remises et gains viennent avec le premier bâtiment que vous achetez alors.',
      ],
      ['W10.5', 'Un bâtiment est à vous aussitôt, mais ne va sur votre perron qu’à la fin de l’achat.'],
      ['W10.6', 'Puis qui est debout au second achat peut acheter un bâtiment de plus, n’importe où.'],
      ['W10.7', 'Puis la meilleure main à la Mairie doit faire avancer une industrie.'],
      ['S45', 'Qui passe ne peut pas revenir, sauf par le second achat.'],
      ['S50', 'Une remise retire du prix de l’influence entière, au choix.'],
      [
        'S53',
        'La Salle des ventes montre ses bâtiments à tous. Ce que vous avez payé pour les voir n’est pas rendu.',
      ],
      ['S54', 'Qui s’offre la Mairie passe en premier ; les autres gardent leur ordre.'],
      ['S70', 'La Poste est proposée quand toutes les mains sont connues, et pas à qui a déjà la meilleure.'],
    ],
  },
  {
    title: 'Industries',
    rules: [
      [
        'W11.1',
        'La mine, le chemin de fer et le chariot commencent sans rang. Avancer en fait monter un d’un cran : au rang 3, puis 2, puis 1. Jamais en arrière.',
      ],
      ['W11.2', 'Le rang 3 a trois places, le rang 2 deux, le rang 1 une.'],
    ],
  },
  {
    title: 'Troisième homme et fin de manche',
    rules: [
      [
        'W12.1',
        'Qui n’a pas acheté de bâtiment à cette manche a un troisième homme à la suivante. De même qui l’a choisi chez le Shérif, ou l’a reçu d’un bâtiment. Il reste une manche.',
      ],
      ['W12.2', 'Tous les hommes rentrent, et les blessés guérissent.'],
      [
        'W12.3',
        'Les emplacements d’achat vides sont remplis depuis la pioche. À un lieu neutre, le bâtiment du perron passe à la vente, et un nouveau vient sur le perron.',
      ],
      ['W12.4', 'La place suivante, dans le sens horaire, devient donneur.'],
      ['S76', 'C’est toujours le même troisième homme : il n’y en a jamais quatre.'],
    ],
  },
  {
    title: 'Points',
    rules: [
      [
        'W13.1',
        'La partie finit après la manche 6 ; ou plus tôt, quand la pioche est épuisée et qu’un emplacement d’achat reste vide.',
      ],
      ['W13.2', 'Vous marquez les points de vos bâtiments, 2 pour Recherché, et vos industries.'],
      [
        'W13.3',
        'Le plus de parts d’une industrie marque sa majorité, le deuxième sa minorité. À trois ou quatre joueurs, le rang 1 rapporte 5 et 3, le rang 2 3 et 2, le rang 3 2 et 1. À un ou deux, seule la majorité marque : 3, 2 et 1.',
      ],
      [
        'W13.4',
        'Tous les ex æquo reçoivent le chiffre entier. Une égalité pour la majorité ne laisse pas de minorité.',
      ],
      [
        'W13.5',
        'Le plus de points gagne. À égalité : plus de bâtiments ; puis plus de parts des trois industries ensemble ; sinon, la victoire est partagée.',
      ],
      ['S60', 'Sans part, vous ne marquez rien pour une industrie.'],
    ],
  },
  {
    title: 'Solo contre le Rival',
    rules: [
      [
        'W14.1',
        'Le Rival a un lieu et trois hommes, mais ni patron ni influence. Selon son niveau, il commence avec 0 à 4 bâtiments.',
      ],
      ['W14.2', 'Il reçoit deux cartes, la seconde ouverte, et garde les deux.'],
      [
        'W14.3',
        'Après chacun de vos hommes, il en place un selon un dé : de 1 à 5, c’est ce lieu ; 6, l’emplacement que vous venez de prendre. Il vise le côté droit de l’influence, un perron gris, ou le second achat. S’il y est déjà, il va au lieu suivant.',
      ],
      ['W14.4', 'Il ne gagne rien des emplacements, des pots et des bâtiments.'],
      [
        'W14.5',
        'En duel, il lance et ajoute aussitôt une carte de la pioche. Tant que vous êtes derrière, vous pouvez aussi payer 1 au choix pour le faire relancer ou repiocher.',
      ],
      ['W14.6', 'Il prend Recherché quand il gagne un duel, et en marque les 2 PV.'],
      [
        'W14.7',
        'Partout où vous avez un homme, vous jouez contre lui. Il prend la meilleure de ses deux cartes.',
      ],
      [
        'W14.8',
        'À son tour d’achat, il prend sans payer le bâtiment qui vaut le plus de PV là où il a un homme.',
      ],
      [
        'W14.9',
        'S’il gagne la Mairie, il fait avancer la première industrie du bâtiment qu’il vient de prendre qui peut bouger.',
      ],
      ['W14.10', 'Vous ne gagnez qu’avec plus de points que le Rival.'],
      [
        'S87',
        'Si un duel avec le Rival demande une carte et que la pioche est vide, les cartes défaussées sont mélangées pour en former une nouvelle.',
      ],
      ['S84', 'Tant que vous avez une trêve, il ne fait pas de duel.'],
    ],
  },
  {
    title: 'Les cartes, en détail',
    rules: [
      [
        'S64',
        'Conversion : payez autant que vous voulez, même rien, et gagnez 2 de plus que cela de l’autre type.',
      ],
      ['S65', 'Cimetière : le blessé de n’importe qui convient.'],
      [
        'S66',
        'Cabinet au fond : la trêve vaut pour tous vos hommes. Personne ne peut les attaquer, et vous ne pouvez pas vous placer sur un emplacement tenu.',
      ],
      [
        'S67',
        'Le Cabinet médical et le Relais de diligence mènent un homme à un emplacement libre d’un lieu, pas du Shérif, et pas à celui qu’il quitte.',
      ],
      ['S68', 'Barbier : une pile de deux ou plus, dont personne ne tient le perron.'],
      ['S69', 'La Banque centrale et la Salle des ventes coûtent 1 au choix en plus du prix.'],
      [
        'S71',
        'Cow-girl : tous les perrons comptent. Banquier : tous vos bâtiments, ceux de cette manche aussi.',
      ],
      ['S72', 'Le Hors-la-loi et l’Homme de loi ne regardent que cette manche.'],
      ['S73', 'Chef : votre main est la meilleure de son rang à la Mairie.'],
      [
        'S74',
        'Salle de jeu : seulement tant que votre carte est secrète. Ce que vous ne gardez pas est défaussé sans être montré.',
      ],
      ['S75', 'Télégraphe : vous voyez la carte du Rival, et personne d’autre, jusqu’à la fin de la manche.'],
      ['S97', 'Tout ce que vous gagnez « au choix » au même moment se choisit ensemble.'],
      ['S98', 'Plusieurs remises s’additionnent, jusqu’au prix entier au plus.'],
      ['S101', 'Échange : vous payez d’abord. Ce qui n’a pas de place sur une jauge est perdu.'],
    ],
  },
  {
    title: 'À la table',
    rules: [
      [
        'W15.1',
        'Quand le temps est écoulé, votre homme va sur un emplacement libre, où vous n’en avez pas encore : le côté gauche d’une influence du type dont vous avez le moins, sinon un perron gris, sinon n’importe lequel.',
      ],
      [
        'W15.2',
        'Quand le temps est écoulé à l’achat, vous achetez ce que vous pouvez payer de plus cher en points.',
      ],
      [
        'W15.3',
        'On joue pour les absents, qui peuvent revenir à tout moment. En duel, leur carte est ajoutée là où elle aide.',
      ],
      [
        'W15.4',
        'On ne vous demande que là où il y a un choix, sauf si ne pas demander trahissait un secret.',
      ],
      ['S77', 'Les choix faits en même temps sont montrés ensemble.'],
      ['S78', 'Quitter une partie n’en retire jamais personne : la place continue à être jouée.'],
      [
        'S79',
        'Une réponse est définitive ; seuls le patron et la carte peuvent changer jusqu’à ce que le dernier ait choisi.',
      ],
      [
        'W16.2',
        'La carte que vous gardez n’est connue que de vous, jusqu’à ce que vous l’ajoutiez en duel ou que la confrontation commence.',
      ],
      ['W16.3', 'Ce que vous n’avez pas gardé, personne d’autre ne le voit tant que la partie dure.'],
      ['W16.4', 'Personne ne voit la carte cachée du Rival, sauf si un effet vous la montre.'],
      [
        'W17.1',
        'Avant la partie, le serveur publie une empreinte de sa graine. Après la partie, tout le monde peut vérifier que chaque mélange et chaque jet en sont issus.',
      ],
      ['W17.3', 'Chaque carte gardée est scellée quand le dernier a choisi, et ouverte à la confrontation.'],
    ],
  },
];

export const rules: RulesText = {
  title: 'Comment jouer à Western',
  lead: 'Gardez une carte, postez vos hommes là où elle forme de bonnes mains, battez-vous en duel pour ce qui est pris, et achetez la ville. Après six manches, le plus de points gagne.',
  sections,
  hands: 'Mains et enseignes',
  bosses: 'Patrons',
  buildings: 'Tous les bâtiments',
  places: 'Les lieux',
  filters: {
    industry: 'Part de',
    moment: 'Agit',
    bossMoments,
    price: 'Prix',
    sum: (amount) => `${amount} en tout`,
    points: 'Points',
    worth: (points) => `${points} PV`,
  },
  placeColumns: { name: 'Lieu', spot: 'Influence : gauche / droite', porch: 'Perron gris', pot: 'Pot' },
  house:
    'Une étoile marque une valeur de la maison : les textes publiés ne disent pas ce que fait la carte, nous l’avons donc choisi.',
  houseTitle: 'Autres valeurs de la maison',
  houseList: ['parmi combien de patrons vous choisissez (deux)'],
  unofficial:
    'Ceci est une adaptation non officielle de Tiny Epic Western. Les règles y sont racontées avec nos propres mots.',
};
