import { seatMark as s } from '../../rich';
import type { Translation } from '../../translation';
import type { replay as English } from '../../en/mechs/replay';
import { damage } from './cards';

export const replay: Translation<typeof English> = {
  moment: (round, turn) =>
    round === 0
      ? 'Mise en place'
      : turn === 0
        ? `Manche ${round} · programmes`
        : `Manche ${round} · carte ${turn}`,
  aside: 'À vendre',
  rearranged: (seat) => `${s(seat)} change l’ordre de ses armes.`,
  planOf: (seat, round) => `${s(seat)} : programme de la manche ${round}`,
  noHighlights: 'Une partie calme : personne ne s’est battu ni n’a pris la tête.',
  highlight: {
    combat: ({ attacker, defender, damage: dealt }) =>
      `Le plus gros combat : ${s(attacker)} contre ${s(defender)}, ${damage(dealt)}`,
    knockOut: ({ seat, by }) =>
      seat === by ? `${s(seat)} tombe sous sa propre arme` : `${s(by)} met ${s(seat)} K.-O.`,
    mech: ({ seat }) => `${s(seat)} prend le Puissant Mécha`,
    lead: ({ seat, points }) => `${s(seat)} prend la tête avec ${points} points`,
  },
  checks: {
    commitments: {
      title: 'Programmes et mines cachés',
      text: 'Rien n’a été changé après avoir été validé.',
      failed: 'Un programme ou une mine n’est pas ce qui avait été validé.',
    },
    seenCommitments: {
      title: 'Mes notes : programmes et mines',
      text: 'Ils portent les mêmes sceaux que ceux que ce navigateur a vus pendant le jeu.',
      failed: 'Ce navigateur y a vu d’autres sceaux pendant le jeu.',
    },
  },
};
