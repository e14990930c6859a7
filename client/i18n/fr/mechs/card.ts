import type { CardText } from '../../../games/card';

export const card: CardText = {
  name: 'Mechs',
  tagline: 'Programmez vos coups en secret. Regardez-les se percuter.',
  short: 'Quatre cartes secrètes, une arène.',
  steps: [
    {
      title: 'Programmez',
      text: 'Choisissez quatre de vos huit cartes, en secret : où aller et que faire une fois là.',
    },
    {
      title: 'Percutez',
      text: 'Chacun joue une carte à son tour. Les mines sautent, les tourelles tirent, les pilotes se battent.',
    },
    {
      title: 'Marquez',
      text: 'Les coups, les zones et les armes rapportent des points. Après six manches, le plus gros total gagne.',
    },
  ],
  unofficial: 'Une adaptation non officielle de Tiny Epic Mechs. Les textes et les dessins sont les nôtres.',
  solo: {
    play: 'Solo : contre deux robots',
    hint: 'Le solo a ses propres règles : deux robots qui n’inventent rien, mais suivent des règles fixes.',
    company: 'Solo, contre deux robots',
  },
  asked: {
    pilot: 'Choisissez votre pilote',
    base: 'Choisissez votre base',
    baseMine: 'Cachez une mine sur votre base',
    firstWeapon: 'Choisissez votre première arme',
    program: 'Programmez quatre cartes',
    purchase: 'Achetez une arme',
    attack: 'Un combat',
    takeMech: 'Prendre le Puissant Mécha',
    adHocCard: 'Choisissez une carte',
    impulse: 'Ordre impulsif',
    railgunLine: 'Choisissez une ligne',
    spikerZone: 'Choisissez où vous allez tous les deux',
  },
  paces: {
    standard: '2 minutes pour un programme, 45 secondes pour le reste.',
    blitz: '45 secondes pour un programme, 15 pour le reste.',
  },
};
