import type { DecisionKind } from '../../../../shared/games/western/decisions';
import type { Ask } from '../../../games/ui';

const DIGITS = 'Touches : 1–9 choisissent, Entrée valide, 0 refuse.';

export const asks: Record<DecisionKind, Ask> = {
  boss: {
    title: 'Choisissez votre patron',
    hint: 'Chacun a une capacité, pour toute la partie. Tous les choix sont montrés ensemble.',
    rule: 'W2.4',
    isAtOnce: true,
  },
  keep: {
    title: 'Gardez une carte',
    hint: 'Avec les deux cartes voisines d’un lieu, elle y forme votre main. Les autres restent face cachée.',
    rule: 'W3.3',
  },
  hire: {
    title: 'Engager un troisième homme ?',
    hint: 'Votre patron en amène un de plus pour cette manche.',
    rule: 'S23',
    keys: DIGITS,
  },
  place: {
    title: 'Placez un homme',
    hint: 'N’importe quel emplacement de la ville. S’il est occupé, il se gagne en duel.',
    rule: 'W4.3',
    keys: 'Touches : 1–5 un lieu, puis 1–6 un emplacement, Entrée place, 0 revient.',
  },
  wild: {
    title: 'Choisissez ce que vous gagnez',
    hint: 'Parmi les types qui ont encore de la place sur vos jauges.',
    rule: 'S43',
    isFinal: true,
  },
  convert: {
    title: 'Combien changez-vous ?',
    hint: 'Vous gagnez autant de l’autre type, et 2 de plus. 0 convient aussi.',
    rule: 'S64',
  },
  trade: { title: 'Échanger ?', hint: 'Payez un type, gagnez-en un autre.', rule: 'S101', keys: DIGITS },
  truce: {
    title: 'Décréter une trêve ?',
    hint: 'Jusqu’à la fin de la manche, personne ne peut attaquer vos hommes, et vous ne pouvez pas attaquer.',
    rule: 'S66',
    keys: DIGITS,
  },
  auction: {
    title: 'La Salle des ventes',
    hint: 'Des bâtiments de la pioche, montrés à tous ; vous pouvez en acheter un à son prix.',
    rule: 'S53',
    keys: DIGITS,
  },
  buyNow: {
    title: 'Acheter tout de suite ?',
    hint: 'N’importe quel bâtiment à vendre en ville, pour son prix et un peu plus.',
    rule: 'S69',
    keys: DIGITS,
  },
  relocate: {
    title: 'Déplacer un autre homme ?',
    hint: 'Vers un emplacement libre, partout sauf chez le Shérif. Il en prend les gains, comme s’il venait d’être placé.',
    rule: 'S67',
    keys: DIGITS,
  },
  rearrange: {
    title: 'Changer le sommet d’une pile ?',
    hint: 'Seul le bâtiment au sommet d’un perron peut servir.',
    rule: 'S68',
    keys: DIGITS,
  },
  swap: {
    title: 'Changer votre carte ?',
    hint: 'Seulement tant qu’elle est secrète. Vous n’en gardez qu’une parmi toutes celles que vous tenez.',
    rule: 'S74',
    keys: DIGITS,
  },
  duel: {
    title: 'Vous êtes mené',
    hint: 'Réagissez : le joueur mené agit à son tour, et celui qui s’arrête alors qu’il est mené est blessé.',
    rule: 'W6.5',
  },
  pot: {
    title: 'Le pot du shérif est à vous',
    hint: 'De l’influence maintenant, ou un homme de plus à la prochaine manche.',
    rule: 'W8.6',
    isFinal: true,
  },
  hall: {
    title: 'Gagner la Mairie ?',
    hint: 'Vous achèteriez en premier et feriez avancer une industrie, quelle que soit votre main.',
    rule: 'S54',
    keys: DIGITS,
  },
  buy: {
    title: 'Achetez un bâtiment',
    hint: 'Dans un lieu où vous avez un homme, debout ou blessé.',
    rule: 'W10.3',
    keys: DIGITS,
  },
  leftover: {
    title: 'Achetez un bâtiment de plus',
    hint: 'Votre homme au second achat peut acheter n’importe quel bâtiment encore à vendre.',
    rule: 'W10.6',
    keys: DIGITS,
  },
  advance: {
    title: 'Faites avancer une industrie',
    hint: 'Vous avez gagné la Mairie. Un jeton monte d’un rang, et rapporte plus à la fin.',
    rule: 'W11.2',
  },
};
