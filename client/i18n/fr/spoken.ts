import { wordsOf } from '../plural';
import type { Translation } from '../translation';
import type { spoken as English } from '../en/spoken';
import { toYou } from './toYou';

const { count, list } = wordsOf('fr');

export const spoken: Translation<typeof English> = {
  log: 'Ce qui se passe',
  review: 'Réécouter',
  reviews: {
    events: 'Dernier événement',
    own: 'Ma situation',
    others: 'Adversaires',
    place: 'Ce lieu',
    board: 'Aller au plateau',
    prompt: 'Aller à la question',
    keys: 'Touches',
  },
  toYou,
  start: (name) =>
    `Vous êtes ${name}. Touches : P pour la question, B pour le plateau, S pour votre situation, E pour le dernier événement, H pour toutes les touches.`,
  startAgain: (name) => `Vous êtes ${name}. H : toutes les touches.`,
  ahead: 'Avec ce qui reste à raconter :',
  atOnce: 'Un chiffre choisit aussitôt ; Tab en dit plus.',
  arrows: 'Flèches : sa direction.',
  chosen: (what, enter) => `Choisi : ${what}.${enter ? ` Entrée : ${enter}.` : ''}`,
  notChosen: (what) => `N’est plus choisi : ${what}.`,
  score: (seats) => `Score : ${list(seats.map(({ name, points }) => `${name} ${points}`))}.`,
  offered: (label) => `Entrée : ${label}.`,
  offeredBy: (key, label) => `${key} : ${label}.`,
  standing: 'Où ils en sont',
  soFar: 'Jusqu’ici',
  nothingYet: 'Il ne s’est encore rien passé.',
  noEarlier: 'Ce qui précède est dans le journal.',
  nobodyElse: 'Personne d’autre ne joue ici.',
  noPlace: 'Ce lieu n’existe pas encore.',
  watching: 'Vous regardez cette partie.',
  meanwhile: (n) =>
    `En votre absence : ${count(n, { one: 'ligne', other: 'lignes' })}. E les dit, la plus récente d’abord.`,
  keysTitle: 'Les touches à la table',
  keysNote:
    'Si votre lecteur d’écran garde les lettres et les chiffres pour lui, les boutons font la même chose : Tab mène à chacun d’eux.',
  keys: [
    { key: 'Tab', does: 'D’une partie de la table à la suivante.' },
    { key: 'Flèches', does: 'Sur le plateau, d’un lieu à l’autre ; à une question, une direction.' },
    {
      key: 'Début, Fin',
      does: 'Sur le plateau, le premier et le dernier lieu d’une rangée ; avec Ctrl, du plateau.',
    },
    { key: 'Entrée', does: 'Prend ce qui est proposé ; envoie ce qui est choisi.' },
    { key: '1 à 9', does: 'Choisissent ce qu’une question propose, par son numéro.' },
    { key: '0', does: 'Refuse, là où c’est possible.' },
    {
      key: 'Retour arrière',
      does: 'Reprend un choix que les autres attendent encore ; dans un programme, une carte.',
    },
    { key: 'Échap', does: 'Dit tout ce qui reste à dire, et ferme ce qui recouvre la table.' },
  ],
  does: {
    events: 'Le dernier événement ; encore une fois, celui d’avant.',
    own: 'Où vous en êtes.',
    others: 'Où en est un adversaire ; encore une fois, le suivant.',
    place: 'Tout ce qu’il faut savoir du lieu où vous êtes : sur le plateau, ou là où vous vous tenez.',
    board: 'Vers le plateau.',
    prompt: 'Vers la question, sans attendre ce qui reste à dire ; encore une fois, ce qu’elle propose.',
    keys: 'Cette liste. Le point d’interrogation aussi.',
  },
};
