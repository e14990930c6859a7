/** Under the pictures of the rules, and instead of them. */
export const pictures = {
  players: ['Ada', 'Pip', 'Mo'],
  of: {
    ring: {
      alt: 'The ring of six places with an open card between each two neighbours, and in its middle Ada’s own card, the 4 of tipis. Beside the Saloon lie the 4 of skulls and the 4 of hats.',
      caption:
        'Ada’s 4 makes a hand with the two cards beside every place: three of a kind at the Saloon, a straight flush at the Sheriff’s Office. Each place names the hand she would have there.',
    },
    sides: {
      alt: 'The Saloon, Ada’s place. Her posse stands on the right side of the influence spot, Pip’s on the porch. Below lie the hand that Ada has here, the building in use on the porch, and the building for sale.',
      caption:
        'Left gives 1 at once, right gives 2 in the showdown to who wins the hand here. Ada took the right side. Pip stands on her porch and uses the top building; Ada gains 1 gold for that.',
    },
    duel: {
      alt: 'A duel for the porch of the Bank. Ada attacks: she rolled 1, paid 1 force and rolled 5. Pip defends: he rolled 4 and added his card, a 3, which makes 7. Ada is behind by 2.',
      caption:
        'Power is the die and the card, where it was added. Ada has 5, Pip 4 + 3 = 7: she is behind, so it is hers to roll again for 1 force, to add her card, or to stop and lose.',
    },
    showdown: {
      alt: 'The showdown at the Sheriff’s Office. Between the open 3 and 5 of tipis Ada shows the 4 of tipis: a straight flush, which wins. Pip shows the 1 of tipis: a flush.',
      caption:
        'Both stood at the Sheriff’s Office, so both make a hand of their card and the two beside the place. Ada’s straight flush beats Pip’s flush and wins the pot: 1 law and 1 force, or the third posse.',
    },
    industry: {
      alt: 'The Town Hall with the ranks of the industries: the wagon has none, the railway is on rank 3, mining on rank 1. A small sign shows who has most shares of each: Ada of the railway, Mo of the other two. Below lies the Mansion, a building with two shares of the railway.',
      caption:
        'The signs on buildings are shares. With three players rank 3 pays 2 points to who has most shares of an industry and 1 to the second, rank 1 pays 5 and 3. The Mansion gave Ada two shares of the railway.',
    },
  },
};

export type WesternPicture = keyof typeof pictures.of;
