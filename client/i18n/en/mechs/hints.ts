import type { Translation } from '../../translation';

/** For those who play for the first time: how to win, a hint at each new kind of decision, and all the signs. */
export const hints = {
  goalTitle: 'How to win',
  goal: 'Six rounds; the most victory points (VP) win.',
  goalFirst: 'Six rounds; the most victory points (VP) win. How they are made is behind the ? above.',
  goalPoints: [
    'Fights: 1 VP for starting one, 1 for each damage you deal, 1 when the other falls or retreats.',
    'Zones, counted after rounds 2, 4 and 6: the value of its zone for your pilot, for each mine, and twice for each turret. They add up.',
    'The Mighty Mech: 2 when you climb in, 3 more at each count. Empty, it takes power armor at full health. Or knock its driver out in a fight: then you may take it at once, in any form and with any health.',
    'Weapons: each one you bought is worth its star number at the end. Your first one was free and is worth nothing then.',
  ],
  fightTitle: 'How a fight goes',
  fightLines: [
    'Move into a zone with an enemy pilot, or let one move into yours, and you fight. Whoever came in strikes first, and has no action on that card.',
    'You strike in turns. Each equipped weapon strikes once in a fight. Where there is nothing to choose, it goes by itself.',
    'Whoever has no weapon left when it is their turn must retreat: the other scores 1, and the rest of the program is lost for this round. You still get all your turns; you choose a card for each when it comes. A knock-out does the same.',
    'So with one weapon against one, whoever came in is the first to run out. Two weapons make a big difference.',
  ],
  /** By the lesson that teaches what is asked: whoever was there needs no hint. */
  lessons: {
    move: {
      collect: 'Energy pays for turrets and healing, credits for mines and power armor, both for weapons.',
      adHocCard: 'You choose freely, but the others see it at once. In the next round you program again.',
    },
    traps: {
      deployMine:
        'A mine holds this zone for you and scores its value at every count, your pilot there once more. Whoever steps on it is hurt.',
      deployTurret:
        'A turret holds this zone for you and scores twice its value at every count, your pilot there once more.',
    },
    fight: {
      firstWeapon:
        'Area beats ranged, ranged beats melee, melee beats area: who counters deals the higher, orange damage.',
      attack:
        'You strike in turns, each weapon once in a fight. Each damage you deal is 1 point. Whoever has no weapon left must retreat and loses the rest of the program for this round.',
      /** While one's own fight goes on, also where nothing is asked. */
      fight:
        'You strike in turns, each weapon once in a fight. Whoever has none left must retreat and loses the rest of the program for this round. More weapons (Purchase) let you stay longer.',
    },
    gear: {
      purchase:
        'Weapons win fights and are worth points at the end. You need power armor to carry the advanced ones.',
      powerUp:
        'Power armor means more health and room for advanced weapons. In it, at full health, you can take the Mighty Mech.',
      takeMech:
        'In the Mech you have 11 health and room for four advanced weapons; basic ones do not work in it. You cannot heal or leave it.',
    },
    program: {
      program:
        'Pick four cards. Each moves you one zone, then does what it says there. A good start: go to zones of high value, Collect, and leave a mine or a turret there to hold them.',
      refuge:
        'The rest of your program is lost; from now on you choose any card on each of your turns this round.',
    },
    round: {},
  },
  /** At what no lesson is about. */
  others: {
    pilot: 'You choose only once. Any pilot is fine for a first match.',
    base: 'You start from your base. The Mighty Mech waits in the middle: the first to reach it in power armor at full health may take it.',
    baseMine:
      'This mine guards your base. A mine deals the value of its zone plus its own number: a high number hurts more, and hurts most in a zone of high value.',
  },
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
  chipTitle: 'Weapons on a player’s card',
  chips: {
    equipped: 'Solid frame: equipped, ready for a fight.',
    notEquipped:
      'Dashed frame: owned, but not equipped now. Maybe there is no room, or it does not fit the form.',
    exhausted: 'Struck through: used up until the fight is over.',
  },
};

export type HintsText = Translation<typeof hints>;
