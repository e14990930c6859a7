/** Under the pictures of the rules, and instead of them. */
export const pictures = {
  players: ['Ada', 'Pip'],
  of: {
    zone: {
      alt: 'Part of the arena. In A3, a base, stands Ada’s pilot. B3 is worth 2 and gives energy. C3 is the Mech zone, worth 4, with the empty Mighty Mech. D3 is worth 1, gives credits and holds a mine of Pip’s. In C4, worth 2, stands Ada’s turret.',
      caption:
        'The large number is what a zone is worth; below it stands what it gives. A zone in a player’s colour is under their control: by their pilot (A3), a mine (D3) or a turret (C4).',
    },
    path: {
      alt: 'The arena with Ada’s plan from A3: step 1 east to B3, step 2 south to B4, step 3 two zones east to D4, where Pip stands, step 4 north to D3.',
      caption:
        'A program of four cards. Cards move one zone (1, 2, 4), a Double Jump two (3). Step 3 ends where Pip stands now: if he stays, there is a fight. Nobody sees this plan but its owner.',
    },
    traps: {
      alt: 'Part of the arena. Ada’s pilot stands in B3. Her mine in B4 shows its number, 4. Pip has a turret in C4 and a mine in D4, whose number is hidden.',
      caption:
        'You see the numbers of your own mines only. If Ada enters C4, Pip’s turret deals her the value of the zone; in D4 his mine deals the value and its number, which she does not know.',
    },
    fight: {
      alt: 'A fight in D4 between Ada on the left and Pip on the right, with their health and their weapons. Ada has struck with the Energy Sword. Pip strikes back with the Pulse Pistol. A triangle shows what counters what: ranged counters melee.',
      caption:
        'Ada struck with a melee weapon, and ranged counters melee: so Pip’s Pulse Pistol may strike with its power line. The triangle says what counters what; spent weapons rest until the fight is over.',
    },
    mech: {
      alt: 'The Mighty Mech stands empty in C3. Ada stands west of it in power armor, Pip east of it on foot.',
      caption:
        'The Mighty Mech is empty. Ada, in power armor and at full health, may climb in when she enters; Pip, on foot, may not.',
    },
  },
};

export type MechsPicture = keyof typeof pictures.of;
