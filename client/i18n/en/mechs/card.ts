import type { CardText } from '../../../games/card';

/** What the first screen says of Mechs. */
export const card: CardText = {
  name: 'Mechs',
  tagline: 'Program your moves in secret. Watch them collide.',
  short: 'Four secret cards, one roof.',
  steps: [
    { title: 'Program', text: 'Pick four of your eight cards, in secret: where to go and what to do there.' },
    { title: 'Collide', text: 'Everyone plays a card in turn. Mines blow, turrets fire, pilots fight.' },
    { title: 'Score', text: 'Hits, zones and weapons are points. After six rounds the most points win.' },
  ],
  unofficial: 'An unofficial implementation of Tiny Epic Mechs. Texts and drawings are our own.',
  solo: {
    play: 'Solo: against two robots',
    hint: 'Solo has rules of its own: two robots that think nothing up, but follow fixed rules.',
    company: 'Solo, against two robots',
  },
  asked: {
    pilot: 'Choose your pilot',
    base: 'Choose your base',
    baseMine: 'Hide a mine on your base',
    firstWeapon: 'Choose your first weapon',
    program: 'Program four cards',
    purchase: 'Buy a weapon',
    attack: 'A fight',
    takeMech: 'Take the Mighty Mech',
    adHocCard: 'Choose any card',
    impulse: 'Impulse Command',
    railgunLine: 'Choose a line',
    spikerZone: 'Choose where you both go',
  },
  paces: {
    standard: '2 minutes for a program, 45 seconds for anything else.',
    blitz: '45 seconds for a program, 15 for anything else.',
  },
};
