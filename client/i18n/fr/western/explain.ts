import { de } from '../elision';
import type { Translation } from '../../translation';
import type { explain as English } from '../../en/western/explain';

const ownerGains = 'Son propriétaire gagne 1 d’or chaque fois qu’il sert, même par lui-même.';

export const explain: Translation<typeof English> = {
  price: 'Prix',
  ownerGains,
  neutral: 'Il n’est à personne : son usage ne coûte pas d’or.',
  owned: (name) => `Propriétaire : ${name}.`,
  ownedAndPaid: (name) => `Propriétaire : ${name}. ${ownerGains}`,
  forSale: (building) => `${building} : à vendre ici.`,
  topBuilding: (building, effect, owner) => `${building} : ${effect} ${owner}`,
  spotTitle: (place, spot) => `${place} : ${spot}`,
  effectOf: (moment, when, effect) => `${moment} (${when}) : ${effect}`,
  colours: (name, isPaid) =>
    `Le lieu ${de(name)} : ses achats s’empilent sur ce perron.${isPaid ? ' Celui qui se sert du bâtiment au sommet lui rapporte 1 d’or.' : ''}`,
  grey: 'Un lieu à personne : un perron, un pot et un bâtiment à vendre.',
  sheriff: 'Quatre emplacements qui changent votre carte, vos achats ou votre chance.',
  hall: 'On n’y place personne. Après la confrontation, la main de chacun y est comparée avec les deux cartes voisines : c’est l’ordre d’achat, et la meilleure main fait avancer une industrie.',
  left: (gain) => `« Aussitôt » (à gauche) : ${gain}, dès que votre homme s’y tient.`,
  right: (gain) =>
    `« Si gagné » (à droite) : ${gain}, si vous gagnez la main ici et que votre homme est encore debout.`,
  porchGives: (gain) => `Le perron donne ${gain}, aussitôt.`,
  pot: (gain) => `Pot pour la meilleure main : ${gain}.`,
  sheriffPot:
    'Pot pour la meilleure main : 1 de loi et 1 de force, ou le troisième homme à la prochaine manche.',
  beside: (left, right) => `Les cartes voisines : ${left} et ${right}.`,
  holder: (name) => `Occupé par ${name} : s’y placer, c’est un duel.`,
  heldByYou: 'Occupé par votre propre homme.',
  free: 'Libre.',
  spots: {
    influence: 'Un emplacement à deux côtés. Choisissez le côté en vous plaçant.',
    porch: 'Servez-vous du bâtiment au sommet, au moment de son icône.',
    leftover:
      'Quand chacun a eu son tour d’achat, vous pouvez acheter un bâtiment de plus, n’importe où en ville.',
    number:
      'Votre carte compte un de plus ou un de moins à la confrontation et à l’achat. 5 et 1 sont voisins.',
    suit: 'L’enseigne de votre carte compte un rang de plus ou de moins à la confrontation et à l’achat. Chapeau et crâne sont voisins.',
  },
  emptyPorch: 'Aucun bâtiment ici pour l’instant.',
  moods: {
    bank: 'Donne de la loi, et son pot est de l’or.',
    courthouse: 'Donne de la force, et son pot est de la loi.',
    hideout: 'Donne de l’or, et son pot est de la force.',
    saloon: 'Donne un type au choix, et son pot aussi.',
  },
  noRank: 'Elle n’a pas encore de rang : en l’état, elle ne rapporte rien.',
  industry: (rank, most, second) =>
    second === undefined
      ? `Elle est au rang ${rank}. À la fin, ${most} PV pour le plus de parts.`
      : `Elle est au rang ${rank}. À la fin, ${most} PV pour le plus de parts, ${second} PV pour le deuxième.`,
  industryShares: (shares) =>
    `Parts actuelles : ${shares.map(({ name, count }) => `${name} ${count}`).join(', ')}.`,
  card: (suits) =>
    `Les valeurs vont de 1 à 5, les enseignes de la plus forte à la plus faible : ${suits.join(', ')}.`,
  wanted: {
    name: 'Recherché',
    text: 'Celui qui gagne un duel la prend. Elle donne 1 au choix à chaque confrontation et 2 PV à la fin.',
  },
  dealer: {
    name: 'Donneur',
    text: 'Donne et place en premier à cette manche. La place suivante, dans le sens horaire, sera donneur à la prochaine.',
  },
  third: {
    name: 'Troisième homme',
    text: 'Celui qui n’a rien acheté à une manche l’a à la suivante ; de même celui qui l’a choisi chez le Shérif, ou reçu d’un bâtiment.',
  },
  rival: {
    name: 'Le Rival',
    text: 'Une carte que personne ne voit avant la confrontation. Seul à un lieu, on joue contre elle : si elle est meilleure, personne n’a le pot.',
    solo: 'Votre adversaire. Il a deux cartes, dont une ouverte, et joue la meilleure à chaque lieu. Il se place selon un dé et prend le bâtiment qui vaut le plus de PV là où il a un homme.',
  },
  hands: 'Mains',
};
