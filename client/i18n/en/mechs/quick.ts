import type { QuickReference } from '../../../screens/QuickReference';

/** The game on one screen. */
export const quick: QuickReference = [
  {
    title: 'How points are made',
    lines: [
      'Start a fight: 1. Each damage you deal in one: 1. The other falls or retreats: 1.',
      'Your mine or turret knocks somebody out: 1.',
      'Climb into the Mighty Mech: 2.',
      'After rounds 2, 4 and 6: your pilot and each mine the value of its zone, each turret twice that, the Mech 3.',
      'At the end: the stars of every weapon you bought.',
      'A tie: who holds the Mech, then who has most weapons.',
    ],
  },
  {
    title: 'A round',
    lines: [
      'Program: four of eight cards, with directions, in secret.',
      'Execution: everybody plays a card in turn, four times.',
      'End of a round: all cards come back, Ad Hoc is over, the next player goes first. Scoring after rounds 2, 4 and 6.',
    ],
  },
  {
    title: 'Moving',
    lines: [
      'One zone north, east, south or west. Off the arena is a wall: you stay, the action counts.',
      'Double Jump: two zones straight. Diagonal Jump: one zone diagonally. No action.',
      'A jump onto an enemy: your first attack is a power attack.',
      'What you meet, in this order: mine, fight, turret, the empty Mech.',
    ],
  },
  {
    title: 'Actions',
    lines: [
      'Collect: 1 of what each of your zones shows. Tracks end at 9.',
      'Purchase: one weapon at its price.',
      'Mine: credits, as many as the zone is worth. Turret: energy, the same.',
      'Power up: 2 health for each energy, or power armor for 5 credits.',
      'No action after a fight.',
    ],
  },
  {
    title: 'Status',
    lines: [
      'Pilot: 6 health, 2 basic weapons.',
      'Power armor: 9 health, 2 basic and 2 advanced.',
      'Mighty Mech: 11 health, 4 advanced; it cannot heal.',
    ],
  },
  {
    title: 'A fight',
    lines: [
      'Choose a weapon that is ready, deal its damage, it is exhausted. Then the other.',
      'Area counters ranged, ranged counters melee, melee counters area: the counter may use the power line.',
      'No weapon left: you retreat to the closest zone that is not hostile.',
    ],
  },
  {
    title: 'Knocked out',
    lines: [
      'Pilot: back to the base at full health, energy and credits at least 2.',
      'Out of armor or the Mech: a pilot at full health, in the closest safe zone.',
      'Who knocks the Mech’s driver out in a fight may take it.',
      'After a retreat or a knock-out: Ad Hoc. Choose any card at each turn until the round ends; no fight on the first.',
    ],
  },
  {
    title: 'Mines and turrets',
    lines: [
      'A mine hits before a fight: value of the zone plus its number. Then it goes home.',
      'A turret hits after a fight: value of the zone. It goes home if you stand.',
      'One in a zone. Your own never hurt you.',
    ],
  },
];
