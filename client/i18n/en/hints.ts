import type { DecisionKind } from '../../../shared/games/mechs/decisions';

/** For those who play for the first time: how to win, a hint at each new kind of decision, and all the signs. */
export const hints = {
  title: 'New to this? A hint',
  gotIt: 'Got it',
  noMore: 'No more hints',
  goalTitle: 'How to win',
  goal: 'Six rounds; the most victory points (VP) win.',
  goalPoints: [
    'Fights: 1 VP for starting one, 1 for each damage you deal, 1 when the other falls or retreats.',
    'Zones, counted after rounds 2, 4 and 6: the value of its zone for your pilot, for each mine, and twice for each turret. They add up.',
    'The Mighty Mech: 2 when you climb in (it takes power armor at full health), 3 more at each count.',
    'Weapons you bought, at the end; your first one was given.',
  ],
  topics: {
    pilot: 'You choose only once. Any pilot is fine for a first match.',
    base: 'You start from your base. The Mighty Mech waits in the middle: the first to reach it in power armor at full health may take it.',
    baseMine:
      'This mine guards your base. The higher numbers hurt more, but you may want them elsewhere later.',
    firstWeapon:
      'Area beats ranged, ranged beats melee, melee beats area: who counters deals the higher, orange damage.',
    program:
      'Pick four cards. Each moves you one zone, then does what it says there. A good start: go to zones of high value, Collect, and leave a mine or a turret there to hold them.',
    collect: 'Energy pays for turrets and healing, credits for mines and power armor, both for weapons.',
    purchase:
      'Weapons win fights and are worth points at the end. You need power armor to carry the advanced ones.',
    deployMine:
      'A mine holds this zone for you and scores its value at every count, your pilot there once more. Whoever steps on it is hurt.',
    deployTurret:
      'A turret holds this zone for you and scores twice its value at every count, your pilot there once more.',
    powerUp:
      'Power armor means more health and room for advanced weapons. In it, at full health, you can take the Mighty Mech.',
    attack: 'You take turns. Each damage you deal is 1 point. Who has no weapon left must retreat.',
    refuge:
      'The rest of your program is lost; from now on you choose any card on each of your turns this round.',
    adHocCard: 'You choose freely, but the others see it at once. In the next round you program again.',
    takeMech:
      'In the Mech you have 11 health and room for four advanced weapons; basic ones do not work in it. You cannot heal or leave it.',
  } satisfies Partial<Record<DecisionKind, string>> as Partial<Record<DecisionKind, string>>,
  cardsTitle: 'Your eight cards (Collect is there twice)',
  signsTitle: 'What the signs mean',
  signs: {
    vp: 'Victory points (VP). Tap a score to see where it came from. An orange frame: in the lead.',
    health:
      'Health. At 0 you are knocked out: without armor you come back at your base; out of power armor or the Mech you go on without it, in the closest safe zone.',
    energy: 'Energy: for turrets and healing.',
    credits: 'Credits: for mines and power armor.',
    mine: 'Mines left to lay.',
    turret: 'Turrets left to build.',
    melee: 'Melee weapon: counters area.',
    ranged: 'Ranged weapon: counters melee.',
    area: 'Area weapon: counters ranged.',
    mech: 'The Mighty Mech.',
  },
  zoneSign:
    'The number in a zone is its value: a pilot or a mine there scores it at a count, a turret twice. The sign beside it is what it gives when you collect.',
  roundSign: 'Points are counted after the rounds in a square frame.',
  frameSign: 'A zone in somebody’s colour is held by them.',
};

export type HintsText = typeof hints;
