import { isJump, kindOf } from '../../../../shared/games/mechs/catalog/cards';
import { idlePip, read, startsFrom, type MechsLesson } from './parts';

export const fight: MechsLesson = {
  id: 'fight',
  title: (text) => text.fight.title,
  about: (text) => text.fight.about,
  ...startsFrom(
    `
    1e  2c  3e    1c    2e
    1b  2e  4m    1c    1b
    2c  1e  2e:A  3c:B  1e
    `,
    {
      A: { pilot: 'diamond', weapons: ['energySword', 'grenadeLauncher'] },
      B: { pilot: 'tsunami', credits: 0, energy: 0, weapons: ['pulsePistol'] },
    },
  ),
  reply(asked, view) {
    // Ranged counters melee.
    if (asked.kind === 'attack' && asked.seat !== 0) return { weapon: 'pulsePistol', line: 'power' };
    return idlePip(asked, view);
  },
  isLoose: true,
  steps: [
    read(({ fight }) => fight.meet, { spot: '#zone-18' }),
    {
      say: ({ fight }) => fight.enter,
      spot: '#zone-18',
      task: {
        kind: 'adHocCard',
        answer: { card: 'collect', direction: 'east' },
        isRight: ({ card, direction }) => !isJump(kindOf(card)) && direction === 'east',
        mistakes: [{ say: ({ fight }) => fight.enterOther }],
      },
    },
    read(({ fight }) => fight.counters, { after: 'attack' }),
    {
      say: ({ fight }) => fight.strike,
      task: {
        kind: 'attack',
        answer: { weapon: 'energySword', line: 'normal' },
        mistakes: [{ say: ({ fight }) => fight.strikeOther }],
      },
    },
    {
      say: ({ fight }) => fight.answer,
      task: {
        kind: 'attack',
        answer: { weapon: 'grenadeLauncher', line: 'power' },
        mistakes: [{ say: ({ fight }) => fight.answerOther }],
      },
    },
    read(({ fight }) => fight.retreat, { spot: '.seats .seat-0' }),
    read(({ fight }) => fight.end),
  ],
};
