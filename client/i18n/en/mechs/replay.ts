import type { MechsHighlight } from '../../../../shared/games/mechs/highlights';
import { seatMark as s } from '../../rich';
import type { Words } from '../../../games/ui';
import type { MechsTypes } from '../../../../shared/games/mechs/types';

/** What a replay says of Mechs. */
export const replay = {
  moment: (round: number, turn: number) =>
    round === 0 ? 'Set-up' : turn === 0 ? `Round ${round} · programs` : `Round ${round} · card ${turn}`,
  aside: 'For sale',
  rearranged: (seat: number) => `${s(seat)} rearranges the weapons.`,
  planOf: (seat: number, round: number) => `${s(seat)}'s program of round ${round}`,
  noHighlights: 'A quiet match: nobody fought and nobody took the lead.',
  highlight: {
    combat: ({ attacker, defender, damage }) =>
      `The biggest combat: ${s(attacker)} against ${s(defender)}, ${damage} damage`,
    knockOut: ({ seat, by }) =>
      seat === by ? `${s(seat)} falls to their own weapon` : `${s(by)} knocks ${s(seat)} out`,
    mech: ({ seat }) => `${s(seat)} takes the Mighty Mech`,
    lead: ({ seat, points }) => `${s(seat)} takes the lead with ${points} points`,
  } satisfies { [Type in MechsHighlight['type']]: (it: Extract<MechsHighlight, { type: Type }>) => string },
  checks: {
    commitments: {
      title: 'Hidden programs and mines',
      text: 'Nothing was changed after it was locked in.',
      failed: 'A program or a mine is not the one that was locked in.',
    },
    seenCommitments: {
      title: 'My notes: programs and mines',
      text: 'They are locked with the same seals that this browser saw during play.',
      failed: 'This browser saw other seals on them during play.',
    },
  } satisfies Words<MechsTypes>['checks'],
};
