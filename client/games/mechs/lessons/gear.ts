import { accept, idlePip, playCard, read, startsFrom, type MechsLesson } from './parts';

export const gear: MechsLesson = {
  id: 'gear',
  title: (text) => text.gear.title,
  about: (text) => text.gear.about,
  ...startsFrom(
    `
    1e    2c  3e  1c  2e
    1b:A  2e  4m  1c  1b:B
    2c    1e  2e  3c  1e
    `,
    {
      A: { pilot: 'diamond', energy: 3, credits: 6, kept: 'pulsePistol' },
      B: { pilot: 'tank', credits: 0 },
    },
    { row: ['warhammer', 'flamethrower', 'railgun', 'crossbolt'], deck: ['empMace', 'gaussRifle'] },
  ),
  reply: idlePip,
  isLoose: true,
  steps: [
    read(({ gear }) => gear.shop, { spot: '.market' }),
    playCard(
      ({ gear }) => gear.purchase,
      'purchase',
      'east',
      ({ gear }) => gear.purchaseOther,
    ),
    accept(
      'purchase',
      ({ gear }) => gear.buy,
      'energySword',
      ({ gear }) => gear.buyOther,
    ),
    playCard(
      ({ gear }) => gear.powerUp,
      'powerUp',
      'north',
      ({ gear }) => gear.powerUpOther,
    ),
    accept(
      'powerUp',
      ({ gear }) => gear.upgrade,
      { upgrade: true },
      ({ gear }) => gear.upgradeOther,
    ),
    read(({ gear }) => gear.ready, { after: 'adHocCard', spot: '#zone-12' }),
    playCard(
      ({ gear }) => gear.enter,
      'diagonalJump',
      'southEast',
      ({ gear }) => gear.enterOther,
      '#zone-12',
    ),
    accept(
      'takeMech',
      ({ gear }) => gear.take,
      'troy',
      ({ gear }) => gear.takeOther,
      (side) => side !== null,
    ),
    read(({ gear }) => gear.end, { spot: '.seats .seat-0' }),
  ],
};
