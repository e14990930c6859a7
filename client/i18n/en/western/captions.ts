import type { SOUNDS } from '../../../games/western/sounds';

/** What each sound is, in a word or two. */
export const captions: Record<keyof typeof SOUNDS, string> = {
  coins: 'Coins clink',
  pay: 'Coins are paid',
  hooves: 'Hooves',
  dice: 'A die rolls',
  card: 'A card is turned',
  challenge: 'A challenge',
  shot: 'A shot',
  hammer: 'Hammering',
  bell: 'A bell',
  chord: 'A chord on the guitar',
  fanfare: 'Fanfare',
};
