import { accept, idlePip, playCard, read, startsFrom, type MechsLesson } from './parts';

export const traps: MechsLesson = {
  id: 'traps',
  title: (text) => text.traps.title,
  about: (text) => text.traps.about,
  ...startsFrom(
    `
    1e  2c    3e     1c     2e
    1b  2e:A  4m     1c:bt  1b:B
    2c  1e    2e:b2  3c     1e
    `,
    { A: { pilot: 'diamond', energy: 4, credits: 4 }, B: { pilot: 'tank', credits: 0 } },
  ),
  reply: idlePip,
  isLoose: true,
  steps: [
    read(({ traps }) => traps.why),
    playCard(
      ({ traps }) => traps.turret,
      'deployTurret',
      'north',
      ({ traps }) => traps.turretOther,
      '#zone-6',
    ),
    accept(
      'deployTurret',
      ({ traps }) => traps.build,
      {},
      ({ traps }) => traps.buildOther,
    ),
    playCard(
      ({ traps }) => traps.mine,
      'deployMine',
      'east',
      ({ traps }) => traps.mineOther,
      '#zone-7',
    ),
    accept(
      'deployMine',
      ({ traps }) => traps.number,
      { number: 4 },
      ({ traps }) => traps.numberOther,
      (given) => given !== null,
    ),
    read(({ traps }) => traps.enemy, { after: 'adHocCard', spot: '#zone-13, #zone-17' }),
    playCard(
      ({ traps }) => traps.enter,
      'diagonalJump',
      'southEast',
      ({ traps }) => traps.enterOther,
      '#zone-13',
    ),
    read(({ traps }) => traps.end),
  ],
};
