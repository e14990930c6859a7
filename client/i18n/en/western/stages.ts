import type { HandRank } from '../../../../shared/games/western/hand';
import type { Kind } from '../../../../shared/games/western/catalog/ids';
import type { Place, Player, SpotKind, Side } from '../../../../shared/games/western/state';
import { wordsOf } from '../../plural';
import { placeMark as at, playerMark as who } from '../../../games/western/texts/marks';
import { hands, kinds, spotInWords, suits } from './names';
import type { Suit } from '../../../../shared/games/western/catalog/ids';

const { count, list } = wordsOf('en');

const lower = (rank: HandRank) => hands[rank].name.toLowerCase();

/** What is said while a duel or a showdown is shown large. */
export const stages = {
  you: 'you',

  // ---- Duel ---------------------------------------------------------------------------------------------------
  duelAt: (mat: string) => `Duel at the ${mat}`,
  duelFor: (spot: SpotKind, side?: Side) => `for ${spotInWords(spot, side)}`,
  attacker: 'attacker',
  defender: 'defender',
  rerolls: (kind: Kind) => `Rerolls cost ${kinds[kind]}`,
  cardOpen: 'card is open',
  rivalWay: 'a die and a card from the pile',
  power: 'Power',
  noCard: 'card hidden',
  cardSpent: 'card shown before',
  rolling: 'rolling…',
  behindBy: (by: number) => (by === 0 ? 'Tie' : `Behind by ${by}`),
  ahead: (by: number) => (by === 0 ? 'Leads' : 'Ahead now'),
  acts: (player: Player, by: number) =>
    by === 0 ? `A tie: the defender leads, ${who(player)} acts` : `${who(player)} is behind and acts`,
  wounded: 'Wounded',
  wins: 'Wins',
  won: (winner: Player, loser: Player) => `${who(winner)} wins the duel; ${who(loser)}’s posse is wounded`,
  moments: {
    rolls: (player: Player, die: number) => `${who(player)} rolls ${die}`,
    rerolls: (player: Player, die: number) => `${who(player)} rerolls: ${die}`,
    adds: (player: Player, value: number) => `${who(player)} adds ${value}`,
    draws: (player: Player, value: number) => `${who(player)} draws ${value}`,
  },
  dieShows: (die: number) => `die shows ${die}`,

  // ---- Showdown -----------------------------------------------------------------------------------------------
  showdownAt: (mat: string) => `Showdown at the ${mat}`,
  reveal: 'All cards are turned up',
  revealNote: 'Number and suit spots now change the cards of those who stand there.',
  company: (people: number, isSolo: boolean) =>
    isSolo || people === 1
      ? 'Alone: against the Rival’s card.'
      : `${count(people, { one: 'player', other: 'players' })}, no Rival.`,
  hallNote: 'Everybody compares. The best hand buys first and advances an industry.',
  pot: 'Pot',
  standing: (spots: readonly string[]) => `standing: ${list(spots)}`,
  woundedOn: 'wounded, still plays',
  countsAs: (from: string, to: string, by: string) => `${from} counts as ${to}: ${by}`,
  numberBy: (step: 'up' | 'down') => `number ${step === 'up' ? '+1' : '−1'}`,
  suitBy: (step: 'up' | 'down') => `suit ${step}`,
  winsStamp: 'Wins',
  buysAt: (place: number) => `Buys ${place}.`,
  nobodyWins: 'Nobody wins: the Rival’s hand is better.',
  gains: (player: Player) => `${who(player)} gains`,
  thirdPosse: 'third posse next round',
  claimed: (player: Player) => `${who(player)} pays to win the Town Hall and goes first.`,
  reasons: {
    rank: (better: HandRank, worse: HandRank) => `${hands[better].name} beats ${lower(worse)}.`,
    value: (rank: HandRank, better: number, worse: number) =>
      `Both a ${lower(rank)}: the own card decides, ${better} over ${worse}. The open cards never break a tie.`,
    suit: (rank: HandRank, better: Suit, worse: Suit) =>
      `Both a ${lower(rank)}, own cards of the same value: the own suit decides, ${suits[better].one} over ${suits[worse].one}.`,
    alike: 'Own cards exactly alike: a tie. Both win the whole pot.',
    aloneAlike: 'Own card exactly like the Rival’s: a tie goes to the player.',
    natural: 'Own cards exactly alike: the unchanged cards decide who buys first.',
    boss: (name: string) => `The ${name} has the best hand of its rank at the Town Hall.`,
  },
  matDone: (place: Place, winners: readonly Player[]) =>
    winners.length === 0 ? `${at(place)} · nobody` : `${at(place)} · ${list(winners.map(who))}`,
};
