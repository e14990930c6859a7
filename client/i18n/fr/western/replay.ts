import { seatMark as s } from '../../rich';
import type { Translation } from '../../translation';
import type { replay as English } from '../../en/western/replay';
import {
  cardMark as c,
  placeMarkIn,
  playerFirst as P,
  playerMark as p,
} from '../../../games/western/texts/marks';
import { aHand, industries } from './names';

export const replay: Translation<typeof English> = {
  moment: (round, turn) =>
    round === 0
      ? 'Mise en place'
      : turn === 0
        ? `Manche ${round} · cartes`
        : `Manche ${round} · homme ${turn}`,
  aside: 'Mains',
  rearranged: (seat) => `${s(seat)} change un ordre.`,
  planOf: (seat, round) => `${s(seat)} : carte de la manche ${round}`,
  noHighlights:
    'Une partie calme : aucun duel renversé, aucune main rare gagnante, aucune majorité prise, et personne n’a pris la tête.',
  highlight: {
    turnedDuel: ({ winner, loser, card }) =>
      `${P(winner)} renverse le duel avec ${p(loser)} par la dernière carte : ${c(card)}`,
    hand: ({ seat, rank, place }) => `${s(seat)} gagne ${placeMarkIn('the', place)} avec ${aHand[rank]}`,
    majority: ({ seat, from, industry }) =>
      `${P(seat)} dépasse ${p(from)} en parts de ${industries[industry]}`,
    lead: ({ seat, points }) => `${s(seat)} prend la tête avec ${points} points`,
  },
  checks: {
    commitments: {
      title: 'Patrons et cartes cachés',
      text: 'Aucun patron, aucune carte gardée et aucune carte du Rival n’a été changé après avoir été donné ou validé.',
      failed: 'Un patron ou une carte n’est pas ce qui avait été donné ou validé.',
    },
    seenCommitments: {
      title: 'Mes notes : patrons et cartes',
      text: 'Ils portent les mêmes sceaux que ceux que ce navigateur a vus pendant le jeu.',
      failed: 'Ce navigateur y a vu d’autres sceaux pendant le jeu.',
    },
  },
};
