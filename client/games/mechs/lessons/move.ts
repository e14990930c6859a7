import { idlePip, playCard, read, startsFrom, type MechsLesson } from './parts';

export const move: MechsLesson = {
  id: 'move',
  title: (text) => text.move.title,
  about: (text) => text.move.about,
  ...startsFrom(
    `
    1e    2c  3e  1c  2e
    1b:A  2e  4m  1c  1b:B
    2c    1e  2e  3c  1e
    `,
    { A: { pilot: 'diamond', energy: 1, credits: 1 }, B: { pilot: 'tank', credits: 0 } },
  ),
  reply: idlePip,
  isLoose: true,
  steps: [
    read(({ move }) => move.arena, { spot: '#zone-10' }),
    playCard(
      ({ move }) => move.first,
      'collect',
      'east',
      ({ move }) => move.firstOther,
      '#zone-11',
    ),
    read(({ move }) => move.got, { after: 'adHocCard', spot: '.seats .seat-0' }),
    playCard(
      ({ move }) => move.second,
      'collect',
      'north',
      ({ move }) => move.secondOther,
      '#zone-6',
    ),
    playCard(
      ({ move }) => move.wall,
      'collect',
      'north',
      ({ move }) => move.wallOther,
    ),
    read(({ move }) => move.walled, { after: 'adHocCard' }),
    playCard(
      ({ move }) => move.jump,
      'doubleJump',
      'east',
      ({ move }) => move.jumpOther,
      '#zone-8',
    ),
    read(({ move }) => move.end),
  ],
};
