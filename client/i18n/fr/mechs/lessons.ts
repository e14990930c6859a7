import type { LessonsText } from '../../en/mechs/lessons';

export const lessons: LessonsText = {
  rival: 'Pip',
  move: {
    title: 'Se déplacer et collecter',
    about: 'Chaque carte vous déplace, puis agit là où vous arrivez.',
    arena:
      'Voici l’arène, au-dessus de la ville. Vous êtes le pilote orange, sur votre base en A3.\nChaque zone porte un nombre, les points qu’elle rapporte à celui qui la tient, et un signe : ce qu’on y collecte, de l’énergie, des crédits, ou les deux.',
    first:
      'Vous jouez des cartes. Chacune vous déplace d’une zone, puis fait ce qu’elle annonce.\nJouez **Collecter** vers l’**est** : choisissez la carte, puis la flèche.',
    firstOther:
      'C’est une autre carte ou une autre direction. Collecter vers l’est vous amène en B3, qui donne de l’énergie.',
    got: 'Vous êtes en B3 et recevez 1 énergie, car B3 montre de l’énergie. Son nombre n’y change rien : ce sont des points, comptés plus tard.\nCollecter rapporte pour chaque zone que vous contrôlez : celle où vous êtes, et celles où sont vos mines et vos tourelles.',
    second: 'Des crédits, maintenant : jouez **Collecter** vers le **nord**, en B2.',
    secondOther: 'Pour des crédits, il faut Collecter en B2, au nord. Ici, vous n’en auriez pas reçu.',
    wall: 'Il n’y a rien au nord de B2. Jouez quand même **Collecter** vers le **nord** et voyez ce que fait un mur.',
    wallOther: 'Cela marche aussi. Mais essayez d’abord le mur : Collecter vers le nord.',
    walled:
      'Vous n’avez pas bougé, et l’action a compté : encore un crédit. Un mur ne vous coûte que le déplacement.',
    jump: 'Deux de vos cartes sont des sauts. Elles n’ont pas d’action, mais vont loin, par-dessus tout.\nJouez **Double** vers l’**est** : deux zones d’un coup.',
    jumpOther: 'Il fallait la carte Double, vers l’est : vous arrivez en D2, deux zones plus loin.',
    end: 'Voilà comment on se déplace. Dans une partie, vous choisissez quatre cartes d’avance et chacun les joue à son tour. Vous y viendrez bientôt.',
  },
  traps: {
    title: 'Mines et tourelles',
    about: 'Elles tiennent des zones, rapportent des points et blessent ceux qui s’y aventurent.',
    why: 'Une zone avec votre mine ou votre tourelle est à vous : vous y collectez sans y être, et elle vous rapporte des points aux **décomptes**, après les manches 2, 4 et 6.\nUne mine rapporte la valeur de sa zone, c’est-à-dire le nombre de points qui y est écrit ; une tourelle, **le double**.',
    turret:
      'Jouez **Tourelle** vers le **nord**. Une tourelle coûte autant d’énergie que vaut sa zone : B2 vaut 2.',
    turretOther:
      'Il fallait la carte Tourelle, vers le nord : elle mène en B2, où une tourelle coûte les 2 énergies que vous avez.',
    build: 'Construisez-la : 2 énergies maintenant, 4 points à chaque décompte.',
    buildOther: 'Sans elle, cette carte n’a fait que vous déplacer.',
    mine: 'Une mine, maintenant, en C2 : cette zone vaut 3. Les mines coûtent des crédits. Jouez **Mine** vers l’**est**.',
    mineOther:
      'Il fallait la carte Mine, vers l’est : elle mène en C2, où une mine rapporte 3 points à chaque décompte.',
    number:
      'Choisissez une mine. Son numéro est votre secret : celui qui marche dessus subit la valeur de la zone **plus** ce numéro. Puis elle disparaît.\nDans une zone de 3, la mine numéro 4 inflige 7 : plus que la santé d’un pilote.',
    numberOther: 'Sans mine, rien ne garde C2.',
    enemy:
      'Les autres construisent aussi. La tourelle en D3 est à Pip. Elle blesse de la valeur de sa zone : 1. S’il vous reste de la santé, elle est retirée et Pip la reprend.\nLa mine en C4 a un numéro que vous ne voyez pas.',
    enter: 'Éliminez la tourelle : **Diagonale** vers le **sud-est**, en D3.',
    enterOther: 'Il fallait la carte Diagonale, vers le sud-est : elle mène en D3, où est la tourelle.',
    end: 'Cela vous a coûté 1 point de santé, et la zone est libre.\nRetenez l’ordre en entrant dans une zone : la mine, puis le combat, puis la tourelle. Les vôtres ne vous blessent jamais.',
  },
  fight: {
    title: 'Un combat',
    about: 'On frappe à tour de rôle, et une arme en contre une autre.',
    meet: 'Pip est en D4, juste à côté de vous. Entrer dans la zone d’un pilote ennemi déclenche un combat, rapporte **1 point** et donne le premier coup.',
    enter:
      'Allez-y : n’importe quelle carte sauf un saut, vers l’**est**. Collecter convient. (En combat, l’action de la carte est perdue.)',
    enterOther: 'Cela ne mène pas en D4. Allez vers l’est.',
    counters:
      'Chaque arme a un type : arme de zone, arme à distance ou arme de mêlée. **Zone bat distance, distance bat mêlée, mêlée bat zone** ; on dit qu’elle la contre.\nCelui qui contre l’arme que l’autre vient d’utiliser peut prendre la ligne orange, plus forte. Chaque arme frappe une fois par combat.',
    strike:
      'Pip a un Pistolet à impulsion : distance. Votre Lance-grenades est de type Zone, il contre cela. Gardez-le pour votre réponse et frappez d’abord avec l’**Épée à énergie**.',
    strikeOther:
      'Alors il vous reste l’Épée à énergie pour le second coup : la mêlée ne contre pas la distance, elle inflige 1 au lieu de 3.',
    answer:
      'Pip a contré : la distance bat votre mêlée, vous avez subi 2. À vous de contrer. Répondez par la ligne orange du **Lance-grenades**.',
    answerOther: 'La ligne orange inflige 3 au lieu de 1, et chaque dégât est un point.',
    retreat:
      'Pip n’a plus d’arme et doit battre en retraite : 1 point de plus pour vous. Comptez : 1 pour être entré, 1 et 3 pour les dégâts, 1 pour la retraite. Six points en un combat.',
    end: 'Deux choses à retenir : venir avec plus d’armes que l’autre, et garder la bonne réponse.',
  },
  gear: {
    title: 'Armes, armure et Mécha',
    about: 'Acheter, s’équiper et grimper dans la plus grosse machine de l’arène.',
    shop: 'Sous l’arène, ce qui est à vendre. Les armes font gagner les combats, et chaque arme achetée vaut ses étoiles à la fin.\nUn pilote porte deux armes de base. Les avancées demandent l’armure assistée.',
    purchase: 'Jouez **Acheter** vers l’**est**.',
    purchaseOther: 'Acheter vers l’est vous rapproche du Mécha et vous laisse acheter.',
    buy: 'Achetez l’**Épée à énergie**, une arme de base, pour en avoir deux.',
    buyOther:
      'Vous pourriez l’acheter aussi. Mais un pilote ne peut pas la porter, et l’armure va vous coûter 5 crédits.',
    powerUp: 'L’armure, maintenant : jouez **Recharger** vers le **nord**.',
    powerUpOther: 'Recharger est la carte des soins et de l’armure.',
    upgrade:
      'Choisissez l’amélioration : 5 crédits pour l’**armure assistée**, en pleine santé, avec de la place pour deux armes avancées en plus.',
    upgradeOther: 'Vous n’êtes pas blessé. Pour le Mécha, c’est l’armure qu’il faut.',
    ready:
      'Vous avez 9 de santé. Au milieu se dresse le Puissant Mécha, vide. Celui qui arrive en armure assistée et en pleine santé peut le prendre.',
    enter: 'Entrez en C3 : **Diagonale** vers le **sud-est**.',
    enterOther: 'Il fallait la carte Diagonale, vers le sud-est : elle mène en C3, où est le Mécha.',
    take: 'Prenez-le ! Choisissez le côté qui vous plaît : Troie charge plus loin, Sparte a un champ de force.',
    takeOther: 'Alors quelqu’un d’autre l’aura.',
    end: 'Vous pilotez le Puissant Mécha : 11 de santé, quatre armes avancées, 2 points tout de suite et 3 de plus à chaque décompte. Il ne se soigne pas, et tout le monde viendra vous chercher.',
  },
  program: {
    title: 'Un programme de quatre cartes, et ce qui tourne mal',
    about: 'On planifie en secret. Et puis il y a les autres.',
    plan: 'Dans une partie, vous choisissez **quatre de vos huit cartes** au début de chaque manche, chacune avec une direction, en secret. Puis chacun joue une carte à tour de rôle.\nLa ligne sur l’arène montre où mène votre plan.',
    program:
      'Prévoyez ceci : **Collecter vers l’est**, puis trois autres à votre goût. Pip commence cette manche. Validez quand les quatre sont là.',
    programOther: 'Commencez par Collecter vers l’est, pour voir ce qui s’y passe.',
    hit: 'Et voilà : Pip est venu en C3, vous en B3, puis Pip vous est rentré dedans. Vous aviez une arme, Pip deux.',
    lost: 'Vous n’aviez plus d’arme et avez dû battre en retraite. Le reste de votre programme est **perdu** : vous voilà en mode ad hoc, et vous choisissez une carte quand vient votre tour. Les autres ne la voient qu’à ce moment.',
    adHoc:
      'Choisissez une carte et une direction. Au premier tour ad hoc, vous ne pouvez pas engager de combat.',
    end: 'Regardez donc où les autres peuvent être quand vos cartes seront jouées. Le premier joueur change à chaque manche.',
  },
  round: {
    title: 'Une manche entière',
    about: 'Vous contre Pip, avec un mot de temps en temps. Ensuite, vous êtes prêt.',
    goal: 'Une partie compte six manches ; voici la première. Celui qui a le plus de points l’emporte : par les combats, les zones après les manches 2, 4 et 6, les armes à la fin.',
    play: 'Jouez cette manche comme il vous plaît. Ce qui est demandé est expliqué à côté ; touchez n’importe quoi sur la table pour savoir ce que c’est.',
    end: 'C’était une manche. Encore cinq comme celle-là, et vous aurez joué une partie.',
  },
};
