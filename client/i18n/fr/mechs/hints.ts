import type { HintsText } from '../../en/mechs/hints';

export const hints: HintsText = {
  goalTitle: 'Comment gagner',
  goal: 'Six manches ; celui qui a le plus de points de victoire (PV) gagne.',
  goalFirst:
    'Six manches ; celui qui a le plus de points de victoire (PV) gagne. Le ? en haut dit comment on en marque.',
  goalPoints: [
    'Combats : 1 PV pour en engager un, 1 par dégât infligé, 1 quand l’autre tombe ou bat en retraite.',
    'Zones, comptées après les manches 2, 4 et 6 : la valeur de la zone pour votre pilote, pour chaque mine, et deux fois pour chaque tourelle. Tout s’additionne.',
    'Le Puissant Mécha : 2 quand vous y montez, 3 de plus à chaque décompte. Vide, il n’accepte qu’un pilote en armure assistée et en pleine santé. Ou mettez son pilote K.-O. en combat : vous pouvez alors le prendre aussitôt, sous n’importe quelle forme et avec n’importe quelle santé.',
    'Armes : chacune de celles que vous achetez vaut à la fin le nombre de son étoile. La première était gratuite et ne vaut rien.',
  ],
  fightTitle: 'Comment se passe un combat',
  fightLines: [
    'Entrez dans la zone d’un pilote ennemi, ou laissez-en un entrer dans la vôtre, et c’est le combat. Celui qui arrive frappe le premier, et n’a pas d’action sur cette carte.',
    'On frappe à tour de rôle. Chaque arme équipée frappe une fois par combat. Là où il n’y a rien à choisir, cela se fait tout seul.',
    'Celui qui n’a plus d’arme à son tour doit battre en retraite : l’autre marque 1, et le reste du programme est perdu pour cette manche. Vous gardez tous vos tours ; vous choisissez une carte pour chacun quand il vient. Un K.-O. a le même effet.',
    'Donc, une arme contre une, celui qui arrive s’épuise le premier. Deux armes changent tout.',
  ],
  lessons: {
    move: {
      collect:
        'L’énergie paie les tourelles et les soins, les crédits paient les mines et l’armure assistée, les deux paient les armes.',
      adHocCard:
        'Vous choisissez librement, mais les autres le voient aussitôt. À la prochaine manche, vous programmez de nouveau.',
    },
    traps: {
      deployMine:
        'Une mine tient cette zone pour vous et rapporte sa valeur à chaque décompte, et une fois de plus si votre pilote s’y trouve. Celui qui marche dessus est blessé.',
      deployTurret:
        'Une tourelle tient cette zone pour vous et rapporte deux fois sa valeur à chaque décompte, et une fois de plus si votre pilote s’y trouve.',
    },
    fight: {
      firstWeapon:
        'Une arme de zone bat une arme à distance, qui bat une arme de mêlée, qui bat une arme de zone. Répondre par le type qui bat l’autre, c’est contrer : on inflige alors les dégâts les plus forts, en orange.',
      attack:
        'On frappe à tour de rôle, chaque arme une fois par combat. Chaque dégât infligé vaut 1 point. Celui qui n’a plus d’arme doit battre en retraite et perd le reste de son programme pour cette manche.',
      fight:
        'On frappe à tour de rôle, chaque arme une fois par combat. Celui qui n’en a plus doit battre en retraite et perd le reste de son programme pour cette manche. Avec plus d’armes (Acheter), on tient plus longtemps.',
    },
    gear: {
      purchase:
        'Les armes gagnent les combats et valent des points à la fin. Il faut l’armure assistée pour porter les avancées.',
      powerUp:
        'L’armure assistée donne plus de santé et de la place pour des armes avancées. Avec elle, et toute votre santé, vous pouvez prendre le Puissant Mécha.',
      takeMech:
        'Dans le Mécha, vous avez 11 de santé et de la place pour quatre armes avancées ; celles de base n’y servent pas. Vous ne pouvez ni vous soigner ni en sortir.',
    },
    program: {
      program:
        'Choisissez quatre cartes. Chacune vous fait avancer d’une zone, puis y fait ce qu’elle annonce. Un bon début : allez vers les zones de grande valeur, collectez, et laissez-y une mine ou une tourelle pour les tenir.',
      refuge:
        'Le reste de votre programme est perdu ; désormais, à chacun de vos tours de cette manche, vous choisissez n’importe quelle carte.',
    },
    round: {},
  },
  others: {
    pilot: 'Vous ne choisissez qu’une fois. Pour une première partie, tous les pilotes conviennent.',
    base: 'Vous partez de votre base. Le Puissant Mécha attend au milieu : le premier qui l’atteint en armure assistée, avec toute sa santé, peut le prendre.',
    baseMine:
      'Cette mine garde votre base. Une mine inflige la valeur de sa zone plus son numéro : un grand numéro fait plus mal, surtout dans une zone de grande valeur.',
  },
  cardsTitle: 'Vos huit cartes (Collecter s’y trouve deux fois)',
  signsTitle: 'Ce que veulent dire les signes',
  signs: {
    vp: 'Points de victoire (PV). Touchez un score pour voir d’où il vient. Cadre orange : en tête.',
    health:
      'Santé. À 0, c’est le K.-O. : sans armure, vous revenez à votre base ; avec l’armure assistée ou le Mécha, vous continuez sans, dans la zone sûre la plus proche.',
    energy: 'Énergie : pour les tourelles et les soins.',
    credits: 'Crédits : pour les mines et l’armure assistée.',
    mine: 'Mines encore à poser.',
    turret: 'Tourelles encore à poser.',
    melee: 'Arme de mêlée : bat les armes de zone.',
    ranged: 'Arme à distance : bat les armes de mêlée.',
    area: 'Arme de zone : bat les armes à distance.',
    mech: 'Le Puissant Mécha.',
  },
  zoneSign:
    'Le nombre dans une zone est sa valeur : un pilote ou une mine la rapporte à chaque décompte, une tourelle deux fois. Le signe à côté est ce que la zone donne quand vous collectez.',
  roundSign: 'Les points se comptent après les manches au cadre carré.',
  frameSign: 'Une zone à la couleur de quelqu’un est tenue par cette personne.',
  chipTitle: 'Les armes sur la carte d’un joueur',
  chips: {
    equipped: 'Cadre plein : équipée, prête au combat.',
    notEquipped:
      'Cadre en tirets : possédée, mais pas équipée pour l’instant. Il n’y a pas de place, ou elle ne va pas avec la forme.',
    exhausted: 'Barrée : elle ne sert plus jusqu’à la fin du combat.',
  },
};
