import { matOf, place as put, read, startsFrom, type WesternLesson } from './parts';

export const place: WesternLesson = {
  id: 'place',
  title: (text) => text.place.title,
  about: (text) => text.place.about,
  ...startsFrom({
    gaps: '4K 4H 3T 5T 1S 3S',
    porches: { 2: 'cattleFarm' },
    A: { card: '4T', given: '1K' },
    B: { card: '2K', given: '2H' },
  }),
  steps: [
    read(({ place }) => place.spots),
    put(
      ({ place }) => place.first,
      '1 influence right',
      [
        { is: (at) => at.place === 1 && at.side === 'left', say: ({ place }) => place.firstLeft },
        { say: ({ place }) => place.firstOther },
      ],
      matOf(1),
    ),
    read(({ place }) => place.pip, { after: 'place' }),
    put(({ place }) => place.second, '2 porch', [{ say: ({ place }) => place.secondOther }], matOf(2)),
    read(({ place }) => place.end, { spot: '.seats .seat-0' }),
  ],
};
