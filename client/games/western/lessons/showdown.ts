import { chooseFreely, matOf, place, read, startsFrom, type WesternLesson } from './parts';

export const showdown: WesternLesson = {
  id: 'showdown',
  title: (text) => text.showdown.title,
  about: (text) => text.showdown.about,
  ...startsFrom({
    gaps: '4K 4H 3T 5T 1S 3S',
    A: { card: '4T', given: '1K', posses: '1 influence right' },
    B: { card: '1T', given: '2H', posses: '4 influence left, 3 porch', ready: 0 },
    porches: { 3: 'outhouse' },
    rival: { cards: '1H' },
  }),
  steps: [
    read(({ showdown }) => showdown.last),
    place(
      ({ showdown }) => showdown.place,
      '3 leftover',
      [{ say: ({ showdown }) => showdown.placeOther }],
      matOf(3),
    ),
    chooseFreely('wild', ({ showdown }) => showdown.pot, ['gold']),
    chooseFreely('wild', ({ showdown }) => showdown.side, ['force']),
    chooseFreely('pot', ({ showdown }) => showdown.sheriff, 'posse'),
    read(({ showdown }) => showdown.end),
  ],
};
