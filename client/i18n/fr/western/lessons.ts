import type { LessonsText } from '../../en/western/lessons';

export const lessons: LessonsText = {
  rival: 'Pip',
  ring: {
    title: 'Le cercle et votre carte',
    about: 'Six lieux, six cartes ouvertes entre eux, et une carte à vous.',
    town: 'Voici la ville : six lieux en cercle, et une carte ouverte entre deux voisins.\nVotre carte forme une **main de trois** à chaque lieu, avec les deux cartes qui le bordent : au saloon, ce sont le 4 de crâne et le 4 de chapeau. Les autres signes attendront.',
    keep: 'Vous recevez deux cartes et en gardez une en secret.\nGardez le **4 de tipi** : avec lui, le saloon donne un brelan (trois cartes de même valeur), et le Shérif même une quinte flush (trois qui se suivent, du même signe).',
    keepOther:
      'Le 1 de crâne fait une paire de 1 en deux lieux. Le 4 fait un brelan au saloon, une quinte flush chez le Shérif, et des paires à la banque et à la mairie.',
    hands:
      'Les mains sont celles du poker, à trois cartes. De la plus forte à la plus faible : quinte flush (qui se suivent, du même signe), brelan (de même valeur), couleur (du même signe), quinte (qui se suivent), paire, carte haute (rien de tout cela). Le ? en haut les montre à tout moment.\nChaque lieu nomme votre main et dit combien de cartes possibles des autres elle bat.',
    hall: 'Vous jouerez là où vous avez un **homme**, que vous placerez dans la prochaine leçon. À la mairie, tout le monde joue : les mains y décident qui achète en premier.',
    end: 'Une seule carte se joue donc en six lieux à la fois. Reste à placer vos hommes là où elle est forte.',
  },
  place: {
    title: 'Vos hommes et les côtés',
    about: 'Votre place décide de ce que vous recevez, maintenant ou plus tard.',
    spots:
      'Vous avez deux hommes par manche et les placez un par un. Un lieu de couleur a une influence à deux côtés, « aussitôt » et « si gagné », et un perron ; un lieu gris n’a que son perron.\nLa loi, la force et l’or servent à payer les bâtiments.',
    first:
      'Vous avez trois 4 au saloon : cette main va gagner. Placez un homme sur l’influence, du côté **« si gagné »**, à droite. Il ne donne rien maintenant, mais **2 d’un type au choix** si vous gagnez la main.',
    firstLeft:
      'Le côté « aussitôt » donne 1 tout de suite, quel que soit le gagnant. C’est plus prudent. Avec un brelan, « si gagné » vaut le double.',
    firstOther:
      'Vous pourriez vous y placer aussi. Mais regardez le saloon : avec un brelan, il est presque à vous.',
    pip: 'Pip a placé un homme, et c’est de nouveau à vous. Là où quelqu’un se tient déjà, il faudrait un duel.',
    second:
      'Cette fois, prenez un gain immédiat : le **perron de la banque**. Un perron gris donne 1, ici de la loi, et vous pouvez utiliser son bâtiment.',
    secondOther: 'Le perron de la banque donne 1 de loi tout de suite, et son bâtiment paie en plus.',
    end: 'Vous avez 1 de loi en plus. Le bâtiment, l’Élevage, porte un sablier : il paie à la confrontation. Le point d’exclamation veut dire maintenant, le dollar à l’achat.',
  },
  duel: {
    title: 'Un duel',
    about: 'Quelqu’un se tient là où vous voulez être.',
    want: 'Pip se tient sur le perron de la banque, où se trouve le Grand Hôtel. Vous pouvez prendre un emplacement tenu, si vous gagnez le duel.',
    attack: 'Placez votre homme sur le **perron de la banque**.',
    attackOther: 'Ce serait paisible. Cette leçon ne l’est pas : le perron de la banque.',
    rules:
      'Chacun lance un dé. Vous avez 1, Pip 4. **C’est à celui qui est mené d’agir** : relancer pour 1 de force (le défenseur paie en loi), ajouter sa carte en la montrant, ou s’arrêter et perdre.',
    reroll: 'Gardez votre carte cachée tant que possible. **Relancez** pour 1 de force.',
    rerollOther:
      'Avec votre carte, vous auriez 1 + 5 = 6, et tout le monde la connaîtrait pour le reste de la manche. Relancez d’abord : cela coûte 1 de force, et vous en avez 3.',
    rerollStop: 'Alors vous avez perdu, et votre homme gît blessé sur le perron.',
    behind: 'Un 5 : Pip était mené et a montré un 3, soit 4 + 3 = 7. Vous voilà de nouveau mené.',
    add: 'Maintenant, **ajoutez votre carte** : un 5 fait 10, et Pip n’a plus de quoi répondre.',
    addOther: 'Arrêtez, et le perron reste à Pip. Une relance donnerait au mieux 6, ce qui ne suffit pas.',
    end: 'Vous tenez le perron. L’homme de Pip y gît, blessé : il joue encore pour le pot et peut acheter, mais son emplacement ne donne plus rien.\nCelui qui gagne un duel prend la carte Recherché : 1 d’influence à chaque manche, et 2 points pour celui qui l’a à la fin.',
  },
  showdown: {
    title: 'La confrontation',
    about: 'Toutes les cartes sont montrées, et la meilleure main gagne chaque lieu.',
    last: 'Un de vos hommes se tient au saloon, du côté « si gagné ». Il vous en reste un à placer, puis les cartes sont montrées.',
    place:
      'Prenez l’emplacement **second achat** chez le Shérif : il permet d’acheter un second bâtiment cette manche.',
    placeOther: 'Pour cette leçon, allez chez le Shérif, sur l’emplacement second achat.',
    pot: 'Le saloon est à vous : brelan. Vous y étiez seul, donc contre la carte du Rival, retournée en dernier.\nLe pot est de 2 d’un même type. **Choisissez** lequel.',
    side: 'Et pour votre homme du côté « si gagné » : encore 2 d’un même type. **Choisissez** de nouveau.',
    sheriff:
      'Chez le Shérif, vous étiez deux, et votre quinte flush l’emporte : 3, 4 et 5 de tipi. Son pot est un choix : 1 de loi et 1 de force, ou un **troisième homme** à la manche suivante. À votre goût.',
    end: 'Tous ceux qui ont un homme en un lieu y jouent, même blessé. À mains égales, la carte personnelle la plus haute l’emporte, puis son enseigne : chapeaux, tipis, fers à cheval, crânes.',
  },
  buy: {
    title: 'Acheter, et les industries',
    about: 'Les bâtiments sont des points. Leurs signes sont des parts de trois industries.',
    order:
      'Les mains à la mairie donnent l’ordre des achats. La vôtre y était la meilleure : vous commencez.\nVous pouvez acheter là où vous avez un homme : ici, au saloon et au repaire.',
    price:
      'Chaque bâtiment montre son prix, ses points et ses parts. Le Manoir vaut 3 points et deux parts du chemin de fer, pour 2 de force et 3 d’or.',
    buy: '**Achetez le Manoir** au repaire.',
    buyOther: 'Cela vaut moins. Vous pouvez payer le Manoir, 3 points et deux parts.',
    buyNone:
      'Celui qui n’achète rien a un troisième homme à la manche suivante. Mais ce sont les bâtiments qui font gagner.',
    advance:
      'Celui qui a gagné la mairie fait avancer une industrie. À la fin, celui qui a le plus de parts d’une industrie reçoit des points selon son rang. Vous avez deux parts du chemin de fer : **faites avancer le chemin de fer**.',
    advanceOther: 'Vous avez deux parts du chemin de fer : c’est lui qui vous paiera.',
    porch:
      'Le Manoir va sur le perron de votre saloon. Celui qui l’utilise, même vous, vous rapporte 1 d’or à chaque fois.',
    end: 'Après six manches, on additionne les points des bâtiments, des industries et de la carte Recherché. C’est tout ce qu’il faut savoir. À vous de jouer.',
  },
};
