import type { Translation } from '../../translation';

/** What the lessons of Western say. A line break begins a new paragraph. */
export const lessons = {
  rival: 'Pip',
  ring: {
    title: 'The ring and your card',
    about: 'Six places, six open cards between them, and one card of yours.',
    town: 'This is the town: six places in a ring, and an open card between each two neighbours.\nYour own card makes a **hand of three** at every place, with the two cards beside it: at the Saloon those are the 4 of skulls and the 4 of hats. All other signs can wait.',
    keep: 'You are dealt two cards and keep one in secret.\nKeep the **4 of tipis**: with it the Saloon is three of a kind (three cards of one value), and the Sheriff’s Office even a straight flush (three in a row, of one sign).',
    keepOther:
      'The 1 of skulls makes a pair of ones at two places. The 4 makes three of a kind at the Saloon, a straight flush at the Sheriff’s Office, and pairs at the Bank and the Town Hall.',
    hands:
      'Hands are those of poker, with three cards. From high to low: straight flush (in a row, of one sign), three of a kind, flush (of one sign), straight (in a row), pair, high card (nothing of these). The ? at the top shows them at any time.\nEach place names your hand there, and says how many of the cards that others may hold it beats.',
    hall: 'You will play at the places where you have a **posse**, riders of yours that you place in the next lesson. At the Town Hall everybody plays: the hands there decide who buys first.',
    end: 'So one card is played at six places at once. Next you post your posses where it is strong.',
  },
  place: {
    title: 'Posses and sides',
    about: 'Where you stand decides what you get, now or later.',
    spots:
      'You have two posses in a round, and place them one by one. A coloured place has an influence spot with two sides, “now” and “if won”, and a porch; a grey one has its porch alone.\nLaw, force and gold are what buildings are paid with.',
    first:
      'You hold three fours at the Saloon: that hand will win. Put a posse on the right side of its influence spot, **“if won”**. It gives nothing now, but **2 of a kind you choose** if you win the hand.',
    firstLeft:
      'The “now” side gives 1 at once, whoever wins. That is the safe way. With three of a kind, “if won” is worth twice as much.',
    firstOther:
      'You could stand there, too. But look at the Saloon: with three of a kind it is nearly yours.',
    pip: 'Pip has placed a posse, and it is your turn again. Where somebody stands already you would have to duel.',
    second:
      'Now something that you get at once: the **porch of the Bank**. Grey porches give 1, here law, and you may use the building on it.',
    secondOther: 'The porch of the Bank gives 1 law at once, and its building pays besides.',
    end: 'You have 1 law more. The building there, the Cattle Farm, has an hourglass: it pays at the showdown. A sign with an exclamation mark means now, a dollar sign means when you buy.',
  },
  duel: {
    title: 'A duel',
    about: 'Somebody stands where you want to be.',
    want: 'Pip stands on the porch of the Bank, with the Grand Hotel on it. You may take a spot that is held, if you win a duel for it.',
    attack: 'Put your posse on the **porch of the Bank**.',
    attackOther: 'That would be peaceful. This lesson is not: the porch of the Bank.',
    rules:
      'Both roll a die. You rolled 1, Pip 4. **Who is behind acts**: roll again for 1 force (who defends pays law), add the own card to the roll by showing it, or stop and lose.',
    reroll: 'Keep your card hidden as long as you can. **Roll again** for 1 force.',
    rerollOther:
      'With your card you would have 1 + 5 = 6, and everybody knows it for the rest of the round. Roll first: that costs 1 force, and you have three.',
    rerollStop: 'Then you have lost, and lie wounded on the porch.',
    behind: 'A 5: now Pip was behind, and showed a 3 for 4 + 3 = 7. You are behind again.',
    add: 'Now **add your card**: a 5 makes it 10, and Pip has nothing left to beat that.',
    addOther: 'Stop now, and the porch stays Pip’s. A second roll can at best make a 6, which is not enough.',
    end: 'You stand on the porch. Pip’s posse lies there, wounded: it still plays for the pot and may buy, but its spot gives nothing more.\nWho wins a duel takes the Wanted card: 1 influence in every round, and 2 points for whoever has it at the end.',
  },
  showdown: {
    title: 'The showdown',
    about: 'All cards are shown, and the best hand wins each place.',
    last: 'One posse of yours stands on “if won” at the Saloon. One is left to place, then the cards are shown.',
    place:
      'Take the **leftover** spot at the Sheriff’s Office: with it you may buy a second building in this round.',
    placeOther: 'For this lesson go to the Sheriff’s Office, to leftover.',
    pot: 'The Saloon is yours: three of a kind. You were alone there, so you played against the Rival’s card, which was turned up last.\nThe pot is 2 of one kind. **Choose** which.',
    side: 'And for your posse on “if won”: 2 more of one kind. **Choose** again.',
    sheriff:
      'At the Sheriff’s Office both of you stood, and your straight flush won: 3, 4 and 5 of tipis. Its pot is a choice: 1 law and 1 force, or a **third posse** for the next round. Take what you like.',
    end: 'Everybody with a posse at a place plays there, also one who lies wounded. A tie of equal hands goes to the higher own card, then to its suit: hats, tipis, horseshoes, skulls.',
  },
  buy: {
    title: 'Buying and industries',
    about: 'Buildings are points. Their signs are shares of three industries.',
    order:
      'The hands at the Town Hall give the order of buying. Yours was best there, so you go first.\nYou may buy where you have a posse: here at the Saloon and at the Hideout.',
    price:
      'Each building shows its price, its points and its shares. The Mansion is 3 points and two shares of the railway for 2 force and 3 gold.',
    buy: '**Buy the Mansion** at the Hideout.',
    buyOther: 'That is worth less. You can pay for the Mansion, 3 points and two shares.',
    buyNone: 'Who buys nothing gets a third posse in the next round. But buildings are what wins.',
    advance:
      'Who has won the Town Hall moves one industry up. At the end who has most shares of an industry gets points by its rank. You have two shares of the railway: **move the railway up**.',
    advanceOther: 'You own two shares of the railway: that is the one that will pay you.',
    porch:
      'The Mansion goes on the porch of your Saloon. Whoever uses it, you too, gives you 1 gold each time.',
    end: 'After six rounds the points of buildings, of industries and of the Wanted card are added up. That is all you need. Now play.',
  },
};

export type LessonsText = Translation<typeof lessons>;
