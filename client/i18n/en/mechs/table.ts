import type { Seat } from '../../../../shared/core';
import type { TieBreak } from '../../../../shared/games/mechs/scoring';
import type { Phase, ScoreSource } from '../../../../shared/games/mechs/state';
import { wordsOf } from '../../plural';
import { seatMark as s } from '../../rich';

const { count, list } = wordsOf('en');

export const table = {
  recent: 'What happened on this card',
  onlyPlans: 'Ask me only for programs',
  /** A track that ends: "Energy: 9 of 9, full" */
  track: (name: string, n: number, most: number) => `${name}: ${n} of ${most}${n >= most ? ', full' : ''}`,
  ability: (name: string) => `Ability: ${name}`,
  paidFor: (seat: number, price: string, what: string) => `${s(seat)} pays ${price} for the ${what}.`,
  reducedBy: (seat: number, by: number, ability: string) => `${ability}: ${s(seat)} takes ${by} less.`,
  robotName: (seat: number) => (seat === 1 ? 'West robot' : 'East robot'),
  robot: 'Robot',
  facing: (direction: string) => `facing ${direction}`,
  stack: (cards: number) => count(cards, { one: 'card left', other: 'cards left' }),
  round: (round: number, rounds: number) => `Round ${round} of ${rounds}`,
  roundShort: 'Round',
  turn: (turn: number, turns: number) => `Card ${turn} of ${turns}`,
  turnShort: 'Card',
  setUp: 'Set-up',
  scoringRound: 'points are counted after this round',
  order: 'Turn order',
  arena: 'Arena',
  market: 'Weapons for sale',
  marketRows: 'advanced above, basic below',
  marketKey: 'normal / power damage · price · VP',
  row: 'Advanced',
  piles: 'Basic',
  deck: (n: number) => `${count(n, { one: 'card', other: 'cards' })} in the deck`,
  emptyPlace: 'none left',
  left: (n: number) => `${n} left`,
  health: 'Health',
  energy: 'Energy',
  credits: 'Credits',
  vp: 'VP',
  points: (points: number) => `${points} VP`,
  mines: 'Mines left',
  turrets: 'Turrets left',
  weapons: 'Weapons',
  equipped: 'equipped',
  notEquipped: 'not equipped',
  exhausted: 'exhausted',
  adHoc: 'program lost',
  adHocNote: 'Plays on without a program this round: any card, any direction, each turn.',
  pilotUnknown: 'pilot still secret',
  base: 'Base',
  baseOf: (name: string) => `Base of ${name}`,
  mechZone: 'Mech zone',
  zone: 'Zone',
  zoneValue: (value: number) => `value ${value}`,
  gives: (resources: readonly string[]) => `gives ${list(resources)}`,
  resources: { energy: 'energy', credits: 'credits' },
  tokenOf: { mine: (name: string) => `mine of ${name}`, turret: (name: string) => `turret of ${name}` },
  ownMine: (number: number) => `your mine number ${number}`,
  numbered: (mine: string, number: number) => `${mine}, number ${number}`,
  mechEmpty: 'the empty Mighty Mech',
  pilotOf: (name: string, status: string) => `${name} (${status})`,
  mineDanger: (value: number) => `A mine here deals ${value} + its number in damage.`,
  turretDanger: (value: number) => `A turret here deals ${value} damage.`,
  zonePoints: (value: number) =>
    `When points are counted: ${value} for a pilot here, ${value} for a mine, ${2 * value} for a turret.`,
  /** What goes on, where nothing has happened yet. */
  phases: {
    deal: 'The match begins.',
    pilots: 'Everyone chooses a pilot in secret.',
    bases: 'Everyone chooses where to land.',
    baseMines: 'Everyone hides a mine on their base.',
    firstWeapons: 'Everyone chooses a first weapon in secret.',
    program: 'Everyone programs four cards in secret.',
    turn: 'The cards are played, one after the other.',
    roundEnd: 'The round is over.',
    over: 'The match is over.',
  } satisfies Record<Phase, string>,
};

export const weaponOrder = {
  tab: 'My weapons',
  hint: 'You fight with the top ones that you can carry: put your favourites first. A new order works from the start or end of your turn, and at once until you have decided something in it. Only you see it.',
  formsHint: 'The labels say in which form you would carry a weapon; the orange one is your form now.',
  stowNote:
    'The lock leaves a weapon at home until you press it again. One that you can carry always stays with you.',
  notNow: 'You are in combat: the order cannot be changed now.',
  up: (weapon: string) => `${weapon}: earlier`,
  down: (weapon: string) => `${weapon}: later`,
  stow: (weapon: string) => `${weapon}: leave at home`,
  stowHint: 'Leave at home',
  forms: { pilot: 'Pilot', armor: 'Armor', mech: 'Mech' },
};

export const results = {
  /** Why somebody with as many points as this seat is behind it. */
  tie: {
    mech: (seat: Seat) => `As many points, but ${s(seat)} holds the Mighty Mech.`,
    weapons: (seat: Seat) => `As many points, but ${s(seat)} owns more weapons.`,
    robot: (seat: Seat) => `As many points, but alone you have to score more than ${s(seat)}.`,
  } satisfies Record<TieBreak, (seat: Seat) => string>,
  bySource: 'Where the points came from',
  how: {
    combat: 'in fights',
    knockOuts: 'by knocking others out',
    zones: 'with the zones of the pilot',
    turrets: 'with turrets',
    mines: 'with mines',
    mech: 'with the Mighty Mech',
    weapons: 'with weapons',
  } satisfies Record<ScoreSource, string>,
};
