import { kindOf } from '../../../../shared/games/mechs/catalog/cards';
import { readProgram } from '../../../../shared/games/mechs/drawn/position';
import { idlePip, read, startsFrom, type MechsLesson } from './parts';

const PIP = readProgram('purchase west, collect west, deployMine north, powerUp east');

export const program: MechsLesson = {
  id: 'program',
  title: (text) => text.program.title,
  about: (text) => text.program.about,
  ...startsFrom(
    `
    1e    2c  3e  1c    2e
    1b:A  2e  4m  1c:B  1b
    2c    1e  2e  3c    1e
    `,
    {
      A: { pilot: 'diamond', weapons: ['pulsePistol'] },
      B: { pilot: 'tsunami', energy: 0, credits: 0, weapons: ['energySword', 'grenadeLauncher'] },
    },
    { phase: 'program', starter: 'B' },
  ),
  reply(asked, view) {
    if (asked.kind === 'program' && asked.seat !== 0) return PIP;
    return idlePip(asked, view);
  },
  steps: [
    read(({ program }) => program.plan),
    {
      say: ({ program }) => program.program,
      spot: '#zone-11',
      task: {
        kind: 'program',
        answer: readProgram('collect east, deployTurret north, doubleJump east, powerUp south'),
        isRight: ([first]) =>
          first !== undefined && kindOf(first.card) === 'collect' && first.direction === 'east',
        mistakes: [{ say: ({ program }) => program.programOther }],
      },
    },
    read(({ program }) => program.hit, { after: 'adHocCard' }),
    read(({ program }) => program.lost),
    {
      say: ({ program }) => program.adHoc,
      task: {
        kind: 'adHocCard',
        answer: { card: 'collect', direction: 'north' },
        isRight: () => true,
        mistakes: [],
      },
    },
    read(({ program }) => program.end),
  ],
};
