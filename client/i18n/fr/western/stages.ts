import type { HandRank } from '../../../../shared/games/western/hand';
import { wordsOf } from '../../plural';
import type { Translation } from '../../translation';
import type { stages as English } from '../../en/western/stages';
import { placeMark as at, playerFirst as Who, playerMark as who } from '../../../games/western/texts/marks';
import { aHand, hands, kinds, spotInWords, suits } from './names';

const { count, list } = wordsOf('fr');

const both = (rank: HandRank) => `Les deux ont ${aHand[rank]}`;

export const stages: Translation<typeof English> = {
  you: 'vous',

  duelAt: (mat) => `Duel : ${mat}`,
  duelFor: (spot, side) => `pour ${spotInWords(spot, side)}`,
  attacker: 'attaquant',
  defender: 'défenseur',
  rerolls: (kind) => `Relancer coûte ${kind === 'gold' ? 'de l’or' : `de la ${kinds[kind]}`}`,
  cardOpen: 'carte ouverte',
  rivalWay: 'un dé et une carte de la pioche',
  power: 'Puissance',
  noCard: 'carte cachée',
  cardSpent: 'carte déjà montrée',
  rolling: 'le dé roule…',
  behindBy: (by) => (by === 0 ? 'Égalité' : `Mené de ${by}`),
  ahead: (by) => (by === 0 ? 'Mène' : 'En tête'),
  acts: (player, by) =>
    by === 0 ? `Égalité : le défenseur mène, à ${who(player)} de jouer` : `${Who(player)} est mené et joue`,
  wounded: 'Blessé',
  wins: 'Gagne',
  won: (winner, loser) => `${Who(winner)} gagne le duel ; pour ${who(loser)}, un homme est blessé`,
  moments: {
    rolls: (player, die) => `${Who(player)} lance : ${die}`,
    rerolls: (player, die) => `${Who(player)} relance : ${die}`,
    adds: (player, value) => `${Who(player)} ajoute ${value}`,
    draws: (player, value) => `${Who(player)} pioche ${value}`,
  },
  dieShows: (die) => `le dé montre ${die}`,

  showdownAt: (mat) => `Confrontation : ${mat}`,
  reveal: 'Toutes les cartes sont retournées',
  revealNote: 'Valeur et enseigne changent maintenant les cartes de ceux qui s’y tiennent.',
  company: (people, isSolo) =>
    isSolo || people === 1
      ? 'En solo : contre la carte du Rival.'
      : `${count(people, { one: 'joueur', other: 'joueurs' })}, sans Rival.`,
  hallNote: 'Tout le monde compare. La meilleure main achète en premier et fait avancer une industrie.',
  pot: 'Pot',
  standing: (spots) => `homme debout : ${list(spots)}`,
  woundedOn: 'blessé, joue encore',
  countsAs: (from, to, by) => `${from} compte comme ${to} : ${by}`,
  numberBy: (step) => `valeur ${step === 'up' ? '+1' : '−1'}`,
  suitBy: (step) => `enseigne ${step === 'up' ? '+1' : '−1'}`,
  winsStamp: 'Gagne',
  buysAt: (place) => `Achète ${place === 1 ? '1er' : `${place}e`}`,
  nobodyWins: 'Personne ne gagne : la main du Rival est meilleure.',
  gains: (player) => `${Who(player)} gagne`,
  thirdPosse: 'troisième homme à la prochaine manche',
  claimed: (player) => `${Who(player)} paie pour gagner la Mairie et passe en premier.`,
  reasons: {
    rank: (better, worse) => `${hands[better].name} bat ${hands[worse].name.toLowerCase()}.`,
    value: (rank, better, worse) =>
      `${both(rank)} : la carte de chacun décide, ${better} contre ${worse}. Les cartes ouvertes ne départagent jamais.`,
    suit: (rank, better, worse) =>
      `${both(rank)}, avec des cartes de même valeur : l’enseigne décide, ${suits[better].one} contre ${suits[worse].one}.`,
    alike: 'Deux cartes identiques : égalité. Chacun gagne tout le pot.',
    aloneAlike: 'La carte est exactement celle du Rival : l’égalité revient au joueur.',
    natural: 'Deux cartes identiques : les cartes d’origine décident qui achète d’abord.',
    boss: (name) => `${name} : la meilleure main de son rang à la Mairie.`,
  },
  matDone: (place, winners) =>
    winners.length === 0 ? `${at(place)} · personne` : `${at(place)} · ${list(winners.map(who))}`,
};
