import type { Translation } from '../../translation';

/** What the lessons of Mechs say. A line break begins a new paragraph. */
export const lessons = {
  rival: 'Pip',
  move: {
    title: 'Move and collect',
    about: 'Every card moves you, then does something where you arrive.',
    arena:
      'This is the arena, seen from above the city. You are the pilot in orange, on your base in A3.\nEach zone has a number, the points that it earns whoever holds it, and a sign: what you collect there, energy, credits, or both.',
    first:
      'You play cards. Each one moves you one zone and then does what it says.\nPlay **Collect** to the **east**: pick the card, then the arrow.',
    firstOther:
      'That is another card or another direction. Collect to the east brings you to B3, which gives energy.',
    got: 'You moved to B3 and got 1 energy, because B3 shows energy. Its number changes nothing here: those are points, counted later.\nCollect pays for every zone that you control: the one you stand in, and those with your mines and turrets.',
    second: 'Now credits: play **Collect** to the **north**, into B2.',
    secondOther: 'Credits come from Collect in B2, in the north. Here you would not get any.',
    wall: 'There is nothing north of B2. Play **Collect** to the **north** all the same, and see what a wall does.',
    wallOther: 'That works, too. But look at the wall first: Collect to the north.',
    walled:
      'You stayed where you were, and the action still counted: another credit. A wall costs you nothing but the way.',
    jump: 'Two of your cards are jumps. They have no action, but they go far, over everything in between.\nPlay the card **Double** to the **east**: two zones at once.',
    jumpOther: 'It takes the card Double, to the east: it lands in D2, two zones away.',
    end: 'That is how you get around. In a match you choose four cards in advance, and everybody plays them in turn. You will do that soon.',
  },
  traps: {
    title: 'Mines and turrets',
    about: 'They hold zones, earn points and hurt whoever walks in.',
    why: 'A zone with your mine or turret is yours: you collect there without standing there, and it earns points at the **counts** after rounds 2, 4 and 6.\nA mine scores the value of its zone, the points that are written there; a turret **twice** as much.',
    turret:
      'Play **Deploy Turret** to the **north**. A turret costs as much energy as its zone is worth: B2 is worth 2.',
    turretOther:
      'It takes the card Deploy Turret, to the north: it leads into B2, where a turret costs the 2 energy that you have.',
    build: 'Build it: 2 energy now, and 4 points at every count.',
    buildOther: 'Without it this card did nothing but move you.',
    mine: 'Now a mine, in C2 with its value of 3. Mines cost credits. Play **Deploy Mine** to the **east**.',
    mineOther:
      'It takes the card Deploy Mine, to the east: it leads into C2, where a mine scores 3 points at every count.',
    number:
      'Choose a mine. Its number is your secret: whoever steps on it takes the value of the zone **plus** that number. Then it is gone.\nIn a zone of 3 the mine with number 4 deals 7: more than a pilot has.',
    numberOther: 'Without a mine nothing guards C2.',
    enemy:
      'Others build, too. The turret in D3 belongs to Pip. Its damage is the value of its zone: 1. If you have health left, it is taken away and goes back to Pip.\nThe mine in C4 has a number that you cannot see.',
    enter: 'Take the turret out: **Diagonal** to the **south-east**, into D3.',
    enterOther: 'It takes the card Diagonal, to the south-east: it leads into D3, where the turret is.',
    end: 'It cost you 1 health, and the zone is free.\nRemember the order when you walk into a zone: mine first, then a fight, then the turret. Your own never hurt you.',
  },
  fight: {
    title: 'A fight',
    about: 'Weapons strike in turn, and each kind beats another.',
    meet: 'Pip stands in D4, right beside you. Whoever moves into a zone with an enemy pilot starts a fight, scores **1 point** for that and strikes first.',
    enter:
      'Go in: any card that is not a jump, to the **east**. Collect will do. (In a fight the action of the card is lost.)',
    enterOther: 'That does not lead into D4. Go east.',
    counters:
      'Every weapon is area, ranged or melee. **Area beats ranged, ranged beats melee, melee beats area**: that is to counter it.\nWho counters what the other has just used may use the stronger, orange line. Each weapon strikes once in a fight.',
    strike:
      'Pip has a Pulse Pistol: ranged. Your Grenade Launcher is area, so it counters that. Keep it for your answer, and strike with the **Energy Sword** now.',
    strikeOther:
      'Then the Energy Sword is left for your second blow: melee does not counter ranged, and it deals 1 instead of 3.',
    answer:
      'Pip countered: ranged beats your melee, so it was 2 damage for you. Now it is your turn to counter. Answer with the orange line of the **Grenade Launcher**.',
    answerOther: 'The orange line deals 3 instead of 1, and each damage is a point.',
    retreat:
      'Pip has no weapon left, and must retreat: 1 more point for you. Count: 1 for going in, 1 and 3 for the damage, 1 for the retreat. Six points in one fight.',
    end: 'Two lessons in this: bring more weapons than the other, and keep the right answer.',
  },
  gear: {
    title: 'Weapons, armor and the Mech',
    about: 'Buy, suit up, and climb into the biggest machine in the arena.',
    shop: 'Below the arena is what is for sale. Weapons win fights, and each one you bought is worth its stars at the end.\nA pilot carries two basic weapons. The advanced ones need power armor.',
    purchase: 'Play **Purchase** to the **east**.',
    purchaseOther: 'With Purchase to the east you come closer to the Mech, and may buy.',
    buy: 'Buy the **Energy Sword**, a basic weapon, so that you have two.',
    buyOther: 'You could buy that, too. But a pilot cannot carry it, and armor costs 5 of your credits next.',
    powerUp: 'Now the armor: play **Power Up** to the **north**.',
    powerUpOther: 'Power Up is the card for healing and for armor.',
    upgrade:
      'Choose the upgrade: 5 credits for **power armor**, at full health, with room for two advanced weapons besides.',
    upgradeOther: 'You are not hurt. The armor is what you need for the Mech.',
    ready:
      'You have 9 health now. In the middle stands the Mighty Mech, empty. Whoever comes in power armor at full health may take it.',
    enter: 'Walk into C3: **Diagonal** to the **south-east**.',
    enterOther: 'It takes the card Diagonal, to the south-east: it leads into C3, where the Mech is.',
    take: 'Take it! Choose the side that you like: Troy charges on, Sparta has a force field.',
    takeOther: 'Then somebody else will have it.',
    end: 'You drive the Mighty Mech: 11 health, four advanced weapons, 2 points at once and 3 more at every count. It cannot heal, and everybody will come for it.',
  },
  program: {
    title: 'A program of four, and what goes wrong',
    about: 'Plan in secret. Then the others happen.',
    plan: 'In a match you choose **four of your eight cards** at the beginning of each round, with a direction each, in secret. Then everybody plays a card in turn.\nThe line on the arena shows where your plan leads.',
    program:
      'Plan this: **Collect east**, then three more as you like. Pip goes first in this round. Lock it in when all four are there.',
    programOther: 'Begin with Collect to the east, so that you can see what happens there.',
    hit: 'There it is: Pip came to C3, you went to B3, and then Pip walked into you. You had one weapon, Pip had two.',
    lost: 'You had no weapon left and had to retreat. The rest of your program is **lost**: from now on you play Ad Hoc, choosing any card when your turn comes. The others see what you play only then.',
    adHoc: 'Choose any card and direction now. On the first such turn you may not start a fight.',
    end: 'So look where the others can be when your cards are played. Who goes first changes every round.',
  },
  round: {
    title: 'A whole round',
    about: 'You against Pip, with a word here and there. Then you are ready.',
    goal: 'Six rounds make a match; this is the first. Most points win: from fights, from zones after rounds 2, 4 and 6, from weapons at the end.',
    play: 'Play this round as you like. What is asked is explained beside it; a press on anything on the table says what it is.',
    end: 'That was a round. Five more like it, and you have played a match.',
  },
};

export type LessonsText = Translation<typeof lessons>;
