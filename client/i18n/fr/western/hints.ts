import type { HintsText } from '../../en/western/hints';

export const hints: HintsText = {
  goalTitle: 'Comment gagner',
  goal: 'Six manches ; celui qui a le plus de points de victoire (PV) gagne.',
  goalFirst:
    'Six manches ; celui qui a le plus de points de victoire (PV) gagne. La plupart viennent des bâtiments, qui se paient en loi, en force et en or. Le ? en haut explique tous les signes.',
  goalPoints: [
    'Bâtiments : chacun vaut les points qu’il porte, pour tout le reste de la partie.',
    'Parts : les bâtiments portent des parts de mine, de chemin de fer et de chariot. À la fin, qui a le plus de parts d’une industrie marque pour elle ; plus elle est montée à la Mairie, plus elle rapporte.',
    'Recherché : qui a gagné le dernier duel a cette carte. Elle donne 1 d’influence au choix à chaque confrontation, et 2 PV à la fin.',
  ],
  roundTitle: 'Comment se passe une manche',
  roundLines: [
    'Gardez une de vos deux cartes. Elle sert à tous les lieux : avec les deux cartes ouvertes voisines d’un lieu, elle forme une main de trois.',
    'Postez vos hommes un par un. Là où vous en avez un, debout ou blessé, vous jouez pour le pot et pouvez acheter le bâtiment à vendre.',
    'Un emplacement occupé coûte un duel : des dés, votre carte, et de l’influence pour relancer. Le perdant est blessé, mais joue encore pour le pot.',
    'Puis toutes les cartes sont montrées. À chaque lieu, la meilleure main gagne le pot. Sans adversaire, vous y jouez contre la carte du Rival.',
    'À la Mairie, la main de chacun donne l’ordre d’achat. La meilleure fait aussi avancer une industrie.',
    'Qui n’a rien acheté a un troisième homme à la manche suivante.',
  ],
  handsTitle: 'Les mains de trois, de la plus forte à la plus faible',
  handsNote:
    'Entre mains égales, votre propre carte décide : sa valeur, puis son enseigne. Les cartes ouvertes sur la table ne départagent jamais.',
  suitsNote: 'Les enseignes, de la plus forte à la plus faible : chapeau, tipi, fer à cheval, crâne.',
  soloFirst:
    'Vous jouez contre le Rival : il a deux cartes, va où un dé l’envoie, et prend le bâtiment qui vaut le plus de points. Appuyez sur son image pour lire comment.',
  lessons: {
    ring: {
      keep: 'Votre carte forme une main à chaque lieu avec les deux cartes ouvertes voisines. Une paire ou mieux gagne souvent un pot. À la différence du poker, une paire de 2 vaut une paire de 5 : entre mains égales, la plus haute carte personnelle gagne, et elle aide en duel.',
    },
    place: {
      place:
        'Chaque lieu montre la main que votre carte y forme et combien de cartes possibles des autres elle bat. Allez là où elle est forte, et là où se vend un bâtiment que vous pouvez payer. Un emplacement libre ne coûte rien ; un occupé coûte un duel.',
      wild: 'La loi paie les relances quand vous défendez, la force quand vous attaquez ; les bâtiments demandent les trois. Choisissez ce qui manque encore pour le bâtiment que vous visez.',
    },
    duel: {
      duel: 'Vous êtes mené, c’est donc à vous : relancez contre de l’influence, ajoutez votre carte pour de bon, ou arrêtez-vous et votre homme est blessé. Les blessés jouent encore pour le pot. Une carte montrée n’est plus secrète de toute la manche.',
    },
    showdown: {
      pot: 'Un troisième homme vaut à peu près 2 d’influence, et plus si vous avez des projets pour lui.',
    },
    buy: {
      buy: 'Vous pouvez acheter un bâtiment là où vous avez un homme. Regardez ses points, et ses parts : celui qui a le plus de parts d’une industrie marque à la fin. N’achetez rien, et vous aurez un troisième homme à la prochaine manche.',
      leftover: 'Un bâtiment de plus, n’importe où en ville.',
      advance:
        'Faites avancer une industrie dont vous avez le plus de parts : plus elle est haut à la fin, plus elle rapporte.',
    },
  },
  others: {
    boss: 'Votre patron vous aide toute la partie, et vous ne choisissez qu’une fois. Pour une première partie, tous conviennent.',
    hire: 'Un troisième homme, c’est un emplacement de plus, un pot de plus à jouer et un bâtiment de plus au choix.',
    convert:
      'Chaque conversion donne 2 de plus que ce que vous payez, et les jauges s’arrêtent à 6 : le surplus est perdu.',
    trade: 'Payer n’est pas obligatoire. Les jauges s’arrêtent à 6 : le surplus est perdu.',
    truce:
      'Une trêve garde tous vos hommes debout jusqu’à la fin de la manche ; mais vous ne pouvez pas attaquer non plus.',
    auction: 'Vous payez d’abord, puis vous voyez les bâtiments. Personne n’est obligé d’acheter.',
    buyNow: 'N’importe quel bâtiment de la ville, tout de suite, sans avoir d’homme à son lieu.',
    relocate: 'L’homme prend ce que donne son nouvel emplacement, comme si vous veniez de l’y placer.',
    rearrange:
      'Seul le bâtiment au sommet d’une pile peut servir. Son propriétaire gagne 1 d’or à chaque usage.',
    swap: 'Personne ne voit quelle carte vous gardez. Vous ne pouvez pas finir plus mal qu’avec la vôtre.',
    hall: 'Premier à la Mairie, c’est le premier choix parmi les bâtiments, et le choix de l’industrie qui monte.',
  },
  signsTitle: 'Ce que veulent dire les signes',
  kindSigns: {
    law: 'Loi : paie les bâtiments, et les relances quand vous défendez.',
    force: 'Force : paie les bâtiments, et les relances quand vous attaquez.',
    gold: 'Or : paie les bâtiments. Vous en gagnez 1 chaque fois que votre bâtiment au sommet sert, même à vous.',
    X: 'Au choix : vous décidez du type.',
  },
  industrySign: (industry) => `Une part de ${industry}. Le plus de parts d’une industrie rapporte à la fin.`,
  momentSigns: {
    now: 'Aussitôt : dès que votre homme s’y tient.',
    resolution: 'Résolution : quand les cartes sont montrées, si votre homme est encore debout.',
    buy: 'Achat : quand on achète les bâtiments, si votre homme est encore debout.',
  },
  spotsTitle: 'Les emplacements',
  spotLines: {
    influence:
      'Influence : « aussitôt » (à gauche) donne 1 tout de suite ; « si gagné » (à droite) donne 2, si vous gagnez la main ici et que votre homme est encore debout.',
    porch: 'Perron : servez-vous du bâtiment au sommet. Dans un lieu gris, il donne aussi 1 aussitôt.',
    number:
      'Valeur (Shérif) : votre carte compte un de plus ou de moins dès la confrontation ; 5 et 1 sont voisins.',
    suit: 'Enseigne (Shérif) : l’enseigne de votre carte compte un rang de plus ou de moins dès la confrontation ; chapeau et crâne sont voisins.',
    leftover:
      'Second achat (Shérif) : après le tour de chacun, vous pouvez acheter un bâtiment de plus, n’importe où.',
  },
  posseSigns:
    'Un homme debout tient son emplacement. Un homme couché est blessé : il ne tire plus rien de son emplacement, mais joue pour le pot et peut acheter.',
};
