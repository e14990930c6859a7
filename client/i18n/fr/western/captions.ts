import type { captions as English } from '../../en/western/captions';

export const captions: typeof English = {
  coins: 'Des pièces tintent',
  pay: 'Des pièces sont payées',
  hooves: 'Des sabots',
  dice: 'Un dé roule',
  card: 'Une carte est retournée',
  challenge: 'Un défi',
  shot: 'Un coup de feu',
  hammer: 'Des coups de marteau',
  bell: 'Une cloche',
  chord: 'Un accord de guitare',
  fanfare: 'Fanfare',
};
