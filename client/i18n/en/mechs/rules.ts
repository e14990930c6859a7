import type { Translation } from '../../translation';
import type { HouseValue } from '../../../../shared/games/mechs/ruleset';
import { wordsOf } from '../../plural';
import type { RuleSection } from '../../../screens/Rules';

const sections: readonly RuleSection[] = [
  {
    title: 'The arena',
    rules: [
      [
        'M1.1',
        'The arena has 21 zones with four players, 18 with three, 15 with two. Zones touch along their sides.',
      ],
      [
        'M1.2',
        'The Mighty Mech starts in the centre. Bases lie at the middle of the edges. All other zones are dealt at random: each has a value and gives energy or credits.',
      ],
      ['M1.4', 'A zone is hostile to you while an enemy pilot, mine or turret is in it.'],
      ['M1.5', 'You control every zone with your pilot, one of your mines or one of your turrets in it.'],
      ['M1.6', 'There is room for one mine or turret in a zone, whoever owns it.'],
    ],
  },
  {
    title: 'Getting ready',
    rules: [
      [
        'M2.1',
        'You begin with full health, 3 energy, 3 credits, 3 turrets, 4 mines with the numbers 1 to 4, and 8 program cards.',
      ],
      [
        'M2.2',
        'You are dealt two pilots and keep one in secret, before anybody sees the arena or who starts. All choices are shown at the same moment; the other card stays unknown.',
      ],
      ['M2.3', 'Bases are placed one after the other; the starting player places last.'],
      ['M2.4', 'You hide one of your mines on your base. Only you know its number.'],
      ['M2.5', 'You choose one of the four basic weapons in secret; all are shown together.'],
      ['M2.6', 'Four advanced weapons lie open for sale. When one is bought the next takes its place.'],
    ],
  },
  {
    title: 'A round',
    rules: [
      [
        'M3.1',
        'There are six rounds. In each one you program four cards, then everyone plays one card after the other, in turn. Points are counted after rounds 2, 4 and 6.',
      ],
      [
        'M3.2',
        'All program at once and in secret: four of the eight cards, their order, and a direction for each. You may change your mind until the last one has locked in.',
      ],
      [
        'M3.3',
        'On your turn the card is turned up. You move, face what is in the new zone, and then, if you did not fight and still stand, you may take the action of the card.',
      ],
      ['M3.4', 'After the round the starting player changes clockwise and everyone takes their cards back.'],
      [
        'R23',
        'Leaving a match never takes a pilot out of it: the autopilot plays on, and you can take your seat back.',
      ],
      [
        'R29',
        'A program is exactly four different cards, each with a direction. The two Collect cards are two cards.',
      ],
    ],
  },
  {
    title: 'Moving',
    rules: [
      ['M4.1', 'Cards with an action move you one zone. You must move.'],
      [
        'M4.2',
        'Where the arena ends there is a wall: you stay where you are and nothing in your zone happens to you, but you may still take the action.',
      ],
      [
        'M4.3',
        'Double Jump lands exactly two zones away, Diagonal Jump one zone diagonally. What lies between does not matter. Jumps have no action.',
      ],
      ['M4.4', 'Jump onto an enemy and your first attack is a power attack.'],
      [
        'M4.6',
        'When you enter a zone: first the enemy mine, then combat with the pilot there, then the enemy turret, then the empty Mighty Mech.',
      ],
    ],
  },
  {
    title: 'Actions',
    rules: [
      [
        'M5.1',
        'Collect: every zone you control gives you 1 of what it shows. Bases and the Mech zone give both. Tracks end at 9.',
      ],
      [
        'M5.2',
        'Purchase: buy one weapon from the row, or a basic weapon you do not own. You may own more than you can carry. If your slots are full, you say which weapon makes room for the new one, or that none does.',
      ],
      [
        'M5.3',
        'Deploy: lay a mine for as many credits as the zone is worth, or build a turret for as much energy. If all yours are out, move one of them here for the same price.',
      ],
      [
        'M5.4',
        'Power up: heal 2 health for each energy, or pay 5 credits to step into power armor at full health.',
      ],
      ['R52', 'A heal restores at least 1 health, and no energy can be wasted on it.'],
    ],
  },
  {
    title: 'Weapons',
    rules: [
      [
        'M6.1',
        'A pilot carries 2 basic weapons, power armor 2 basic and 2 advanced ones, the Mighty Mech 4 advanced ones.',
      ],
      [
        'M6.2',
        'You keep an order of your weapons that only you see. At the start and end of your turn, when you buy, and when your form changes, the first ones that fit are equipped. A new order counts at once until you have decided something in your turn, and when you have fallen and choose where to go.',
      ],
      ['M6.3', 'If you own a weapon that you can carry, at least one is always equipped.'],
    ],
  },
  {
    title: 'Mines and turrets',
    rules: [
      [
        'M7.1',
        'An enemy mine deals the value of its zone plus its number, and goes back to its owner. If it knocks you out its owner scores 1 VP.',
      ],
      [
        'M7.2',
        'An enemy turret deals the value of its zone. If you survive, it goes back to its owner; if not, it stays and its owner scores 1 VP.',
      ],
      [
        'R50',
        'Wasp may put a mine or turret next to her when one of hers is destroyed by somebody else, for the value of the zone + 1.',
      ],
      ['R51', 'Auto Turret may also move one of your turrets if all three are out.'],
    ],
  },
  {
    title: 'Combat',
    rules: [
      ['M8.1', 'Enter a zone with an enemy pilot and combat begins. You score 1 VP and attack first.'],
      [
        'M8.2',
        'You take turns. Each attack uses up one equipped weapon until the combat is over. Whoever has none left must retreat.',
      ],
      ['M8.3', 'Every point of damage that really comes off scores 1 VP.'],
      [
        'M8.4',
        'Counter the weapon that was just used against you and you may use the stronger power line: area counters ranged, ranged counters melee, melee counters area.',
      ],
      [
        'M8.6',
        'A retreat gives your enemy 1 VP. You go to the closest zone that is not hostile and play the rest of the round without a program.',
      ],
      ['M8.7', 'A knock-out gives your enemy 1 VP.'],
      ['M8.8', 'Whoever started the combat has no action this turn.'],
      ['R36', 'The first attack of a combat counters nothing.'],
      ['R37', 'Damage that is taken away by an ability scores nothing.'],
      ['R38', 'Magma is asked once in each combat, at the first attack that would hurt her.'],
      ['R40', 'Maverick pays before the first attack; the weapon is then used up by its second use.'],
      [
        'R42',
        'EMP Mace exhausts any ready weapon. Crossbolt makes any other exhausted weapon of yours ready.',
      ],
      ['R43', 'Vorpal Spiker moves both pilots next door; the combat goes on there.'],
      ['R46', 'The Railgun also hits every other enemy in one straight line.'],
      ['R135', 'Nobody scores for what Rocket Battery does to its own user, not even for a knock-out.'],
      [
        'R137',
        'What a weapon takes from the enemy it takes with a knock-out blow, too: energy, credits, points.',
      ],
    ],
  },
  {
    title: 'The Mighty Mech',
    rules: [
      [
        'M9.1',
        'Enter its zone in power armor at full health and you may take it: 2 VP at once, 11 health, one of two sides, 4 advanced weapons.',
      ],
      ['M9.2', 'It cannot heal, power up or be left. Its side replaces the ability of your pilot.'],
      ['R34', 'Rocket Charge is paid zone by zone, and ends at a wall or a combat.'],
    ],
  },
  {
    title: 'Knocked out',
    rules: [
      [
        'M10.1',
        'A pilot returns to the base with full health and at least 2 energy and 2 credits. If the base is hostile: to the zone closest to it that is not hostile now (R136).',
      ],
      [
        'M10.2',
        'Power armor is lost: you go on as a pilot at full health in the closest zone that is not hostile.',
      ],
      [
        'M10.3',
        'Lose the Mighty Mech in combat and the winner may take it at once, in any form and with any health, for 2 VP. A mine or turret leaves it standing empty.',
      ],
      [
        'M11.1',
        'After a retreat or knock-out you have no program for the rest of the round: on each turn you choose any card and any direction.',
      ],
      ['M11.2', 'On the first such turn you cannot start combat.'],
      ['R25', 'Tsunami’s Impulse Command counts as such a first turn.'],
      ['R28', 'Kitty turns a card by a quarter, once, before moving.'],
    ],
  },
  {
    title: 'Points',
    rules: [
      [
        'M12.1',
        'After rounds 2, 4 and 6: your pilot and your mines score the value of their zones, turrets twice that, and the Mighty Mech 3 VP.',
      ],
      ['M12.2', 'At the end every weapon you bought scores its points.'],
      [
        'M12.3',
        'Most points win. If tied, the one in the Mighty Mech; else the one with more weapons; else the victory is shared.',
      ],
    ],
  },
  {
    title: 'Alone against two robots',
    rules: [
      [
        'M13.1',
        'You play on the arena for three, from the north base. In every turn you go first, then the western, then the eastern robot.',
      ],
      [
        'M13.3',
        'A robot turns up its next card: to collect it goes straight on, to deploy to the highest value ahead, left or right of it, to buy or power up to the lowest.',
      ],
      ['M13.5', 'Its jumps reach you at any distance: in its row or column, or on its diagonals.'],
      ['M13.6', 'Robots do not fight each other, and ignore each other’s mines and turrets.'],
      [
        'M13.8',
        'A robot takes the empty Mighty Mech whenever it enters its zone, whatever its health. No side of the Mech helps it.',
      ],
      ['M13.10', 'In a fight it uses its weapons as they come up, with Power Attacks whenever it may.'],
      [
        'R134',
        'It pays the most it can for its weapons and chooses nothing else on them: what asks for a choice does nothing.',
      ],
      ['M13.13', 'You win only with more points than each robot: a tie goes to the robot.'],
    ],
  },
];

const { list } = wordsOf('en');
const houseWords = {
  type: 'its type',
  price: 'which price is which',
  damage: 'the damage',
  resource: 'what the effect is paid in',
};

/** The rules to read: our own words, with the numbers that prompts and refusals cite. */
export const rules = {
  title: 'How to play Mechs',
  lead: 'Program four moves in secret, then watch everyone’s plans collide. Mines, turrets and fights score points; after six rounds the most points win.',
  sections,
  arsenal: 'All weapons',
  pilots: 'Pilots',
  sides: 'Sides of the Mighty Mech',
  filters: {
    type: 'Type',
    counters: 'Counters',
    uncounterable: 'cannot be countered',
    price: 'Price',
    sum: (amount: number) => `${amount} in all`,
    stage: 'Basic or advanced',
    pays: 'Ability costs',
    paidIn: { energy: 'energy', credits: 'credits', nothing: 'nothing' },
  },
  /** What of a card is a house value. */
  houseValues: (which: readonly ('type' | 'price' | 'damage' | 'resource')[]) =>
    `House values: ${list(which.map((one) => houseWords[one]))}.`,
  houseList: {
    pilotHealth: 'the health of a pilot (6)',
    trackMaximum: 'where the tracks of energy and credits end (9)',
    doubledCard: 'which card there are two of (Collect)',
    zones: 'the values of all zones and what they give',
    weapons: 'the damage of weapons, and all types but those of Lightning Coil and Warhammer',
    priceColumns: 'which of the two prices of a weapon is energy, and which credits',
    weaponResources: 'what the effects of Riot Shield, EMP Mace, Gatling Gun and Sniper Rifle are paid in',
    abilities: 'whether an ability is paid in energy or credits',
    forceField: 'Force Field: how much may be paid, and what it takes away',
  } satisfies Record<HouseValue, string>,
  houseTitle: 'All house values',
  unofficial:
    'This is an unofficial implementation of Tiny Epic Mechs. The rules here are told in our own words.',
};

export type RulesText = Translation<typeof rules>;
