import type { WesternHighlight } from '../../../../shared/games/western/highlights';
import type { WesternTypes } from '../../../../shared/games/western/types';
import { seatMark as s } from '../../rich';
import type { Words } from '../../../games/ui';
import {
  cardMark as c,
  placeMark,
  playerFirst as P,
  playerMark as p,
} from '../../../games/western/texts/marks';
import { hands, industries } from './names';

/** What a replay says of Western. */
export const replay = {
  moment: (round: number, turn: number) =>
    round === 0 ? 'Set-up' : turn === 0 ? `Round ${round} · cards` : `Round ${round} · posse ${turn}`,
  aside: 'Hands',
  rearranged: (seat: number) => `${s(seat)} rearranges something.`,
  planOf: (seat: number, round: number) => `${s(seat)}'s card of round ${round}`,
  noHighlights:
    'A quiet match: no duel was turned, no rare hand won, no majority was taken and nobody took the lead.',
  highlight: {
    turnedDuel: ({ winner, loser, card }) =>
      `${P(winner)} turns the duel with ${p(loser)} by the last card: ${c(card)}`,
    hand: ({ seat, rank, place }) =>
      `${s(seat)} wins the ${placeMark(place)} with ${rank === 'threeOfAKind' ? '' : 'a '}${hands[rank].name.toLowerCase()}`,
    majority: ({ seat, from, industry }) =>
      `${P(seat)} takes most shares of ${industries[industry]} from ${p(from)}`,
    lead: ({ seat, points }) => `${s(seat)} takes the lead with ${points} points`,
  } satisfies {
    [Type in WesternHighlight['type']]: (it: Extract<WesternHighlight, { type: Type }>) => string;
  },
  checks: {
    commitments: {
      title: 'Hidden bosses and cards',
      text: 'No boss, no kept card and no card of the Rival was changed after it was dealt or locked in.',
      failed: 'A boss or a card is not the one that was dealt or locked in.',
    },
    seenCommitments: {
      title: 'My notes: bosses and cards',
      text: 'They are locked with the same seals that this browser saw during play.',
      failed: 'This browser saw other seals on them during play.',
    },
  } satisfies Words<WesternTypes>['checks'],
};
