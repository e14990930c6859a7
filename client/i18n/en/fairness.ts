import type { Translation } from '../translation';
/** The page on fairness, for people who do not know cryptography. Fetched when it is opened. */
export const fairness = {
  back: 'Back',
  title: 'How you can be sure that it was fair',
  lead: 'Cards are hidden and shuffles are random. So how do you know that the server did not deal you the bad cards, or swap one that it did not like? You need not trust anybody: you can check it yourself, after every match, with one press.',
  sections: [
    {
      title: '1. The server locks its number away',
      text: [
        'Every shuffle and deal of a match follows from one very large random number. Before anybody sits down, the server draws its half of that number and locks it away.',
        'It shows everybody a fingerprint of what is in the box. A fingerprint tells nothing about the number, but no other number has the same one. So the server cannot open the box later and pull out something else.',
      ],
    },
    {
      title: '2. It names the rules, to the letter',
      text: [
        'With its fingerprint the server shows another one: of the file that has all the rules of the game in it, and the computer players. Whatever becomes of the rules later, this match is played and checked by that very file, and anybody can read it.',
      ],
    },
    {
      title: '3. Everybody shakes the dice',
      text: [
        'Then every player’s browser adds a random number of its own. You do not have to do anything for it. The real number of the match is made of all of them together.',
        'The server had locked its half away before it knew yours, and you did not know the server’s when you added yours. As long as one of them was honestly random, nobody could choose the shuffle: not the server, and not your friends.',
      ],
    },
    {
      title: '4. Hidden things are sealed',
      text: [
        'When the last player has locked in a program, and whenever somebody hides a mine, the server shows a fingerprint of that, too. Each is mixed with some secret salt, so that nobody can find out what is behind it by trying all cards.',
        'From that moment on the server cannot change a card, not even if it wanted to: the fingerprint would not fit any more.',
      ],
    },
    {
      title: '5. At the end every box is opened',
      text: [
        'When the match is over, the server hands out everything: its number, everybody’s numbers, the salt, and every move. Now nothing is secret any more, which is why you can watch a match again with everything open.',
      ],
    },
    {
      title: '6. Your browser plays the whole match again',
      text: [
        'Press Verify, and your own browser makes the shuffles anew, plays every move by the rules, and compares: the opened box with its fingerprint, every card and mine with its seal, and every event with what was shown.',
        'If you were at the table, your browser took notes while you played. It compares those as well. A record that was made up later cannot know what is in your notes.',
      ],
    },
  ],
  enginesTitle: 'The rules that are played by here',
  enginesText: 'New tables take the first of each game. Each is one file, named by its fingerprint.',
  engine: (game: string, rules: string, hash: string) => `${game}, rules ${rules}: ${hash}`,
  cannotTitle: 'What this cannot show',
  cannot: [
    'That nobody looked. The server deals the cards, so whoever runs it could look at them, as anybody could who keeps the deck. It cannot change them without being caught.',
    'That two players did not talk to each other.',
    'That a clever computer did not choose a player’s moves.',
    'Anything about a match in which no honest player took part: if everybody works together, they can make up whatever they like.',
    'What your browser does not remember: notes are kept for your latest matches, in this browser only.',
  ],
  tryTitle: 'Try it',
  tryText:
    'Open a match that you played, press Verify, then save it as a file. Change one letter in the file and open it again: you will be told what does not fit.',
  open: 'Open a match file',
  details: 'Everything in detail, with the mathematics, is in docs/fairness.md of the source code.',
};

export type FairnessText = Translation<typeof fairness>;
